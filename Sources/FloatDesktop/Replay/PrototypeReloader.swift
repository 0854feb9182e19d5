package import FloatCore
package import FloatFiles
import FloatPages

/// Reads a prototype's folder again when its files change.
package struct PrototypeReloader {
  /// The changes that a window takes over.
  package struct Change {
    package var pages: any PageSource
    /// The prototype's name.
    package var name: String
    package var device: Device
    /// The values below all layers of the configuration.
    package var defaults: Parameters
  }

  private let path: String
  private let language: Language
  /// The device that was asked for; it overrides the folder's.
  private let device: Device?
  private let readsUserFiles: Bool
  private let assets: Assets
  /// The last folder without mistakes.
  private var folder: PrototypeFolder
  /// The problems of the files as they are, without the warnings that have stayed since the start.
  package private(set) var problems: [Diagnostic]
  /// The warnings that were reported at the start and have stayed since.
  private var old: Set<Diagnostic>

  init(
    _ folder: PrototypeFolder, path: String, language: Language, device: Device?, readsUserFiles: Bool,
    assets: Assets
  ) {
    self.folder = folder
    self.path = path
    self.language = language
    self.device = device
    self.readsUserFiles = readsUserFiles
    self.assets = assets
    problems = folder.diagnostics.errors
    old = folder.diagnostics.warnings
  }

  /// The folders to watch: the prototype's folder and those inside it.
  package var watched: [WatchedFolder] {
    let endings = Set(PictureFormat.endings + ["yaml"])
    let root = Folder.exists(path) ? path : Folder.containing(path)
    return Self.folders(in: root, depth: 3).prefix(Self.maximumFolders).map {
      WatchedFolder(path: $0, endings: endings)
    }
  }

  /// The largest number of watched folders.
  private static let maximumFolders = 64

  private static func folders(in folder: String, depth: Int) -> [String] {
    guard depth > 0 else { return [folder] }
    let inner = Folder.names(in: folder).filter { !$0.hasPrefix(".") }.map {
      Folder.join(folder, $0)
    }
    .filter(Folder.exists)
    return [folder] + inner.flatMap { folders(in: $0, depth: depth - 1) }
  }

  /// Reads the folder, and returns the changes that a window takes over; nil where there are none.
  ///
  /// A folder with mistakes changes nothing, because it may be half written; the mistakes are reported once it has
  /// settled, and so are new warnings. An incomplete picture counts as a mistake.
  package mutating func reload(_ signal: ReloadSignal) -> Change? {
    guard signal == .complete || signal == .settled else { return nil }
    do throws(DataError) {
      let new = try load()
      note(warnings: new.diagnostics, isSettled: signal == .settled)
      guard new != folder else { return nil }
      let change = try change(to: new)
      folder = new
      return change
    } catch {
      if signal == .settled { problems = error.diagnostics }
      return nil
    }
  }

  /// What the folder says, or would with another text; throws its mistakes.
  private func load(_ text: [UInt8]? = nil) throws(DataError) -> PrototypeFolder {
    let new = try PrototypeSetup.load(path, text: text, language, device: device, assets)
    guard new.diagnostics.errors.isEmpty else { throw DataError(diagnostics: new.diagnostics.errors) }
    return new
  }

  private mutating func note(warnings: [Diagnostic], isSettled: Bool) {
    if isSettled { old.formIntersection(warnings.warnings) }
    let told = problems.warnings
    problems = warnings.filter { !old.contains($0.unplaced) && (isSettled || told.contains($0.unplaced)) }
  }

  private func change(to new: PrototypeFolder) throws(DataError) -> Change {
    do throws(CommandFailure) {
      return Change(
        pages: new.pages, name: new.pages.name,
        device: try PrototypeSetup.device(device, or: new.device, assets: assets),
        defaults: try PrototypeSetup.defaults(of: new.pages, new, readsUserFiles: readsUserFiles, assets))
    } catch {
      throw DataError(diagnostics: error.problems)
    }
  }
}

// MARK: - Drawing

extension PrototypeReloader {
  private var file: String { PrototypeFolder.file(at: path) }

  /// Refuses to draw in a prototype that comes with the program, and says how to copy it.
  package static func shippedRefusal(_ name: String = "demo") -> DataError {
    DataError(
      Diagnostic(
        file: name,
        reason: "comes with the program and is not drawn in; copy it: floatdesktop new mine --copy \(name)"))
  }

  /// The file as it is, to be drawn in. One with mistakes is refused, and so is a shipped one.
  package func drawingFile() throws(DataError) -> DrawingFile {
    let folder = Folder.containing(AtomicFile.place(of: file))
    if SameFile.isSame(Folder.containing(folder), assets.path("prototypes")) {
      throw Self.shippedRefusal(Folder.name(of: folder))
    }
    return try read(nil)
  }

  /// What a text says, or for nil the file; throws its mistakes.
  private func read(_ text: [UInt8]?) throws(DataError) -> DrawingFile {
    let bytes = if let text { text } else { try PrototypeFolder.bytes(at: path) }
    return DrawingFile(try load(bytes), bytes: bytes, name: file)
  }

  /// Writes the file if it still holds what was read, and neither it nor the new text has mistakes.
  package func writeDrawing(_ bytes: [UInt8], expecting old: [UInt8]) throws(DataError) {
    _ = try drawingFile()
    _ = try read(bytes)
    do throws(AtomicFile.Failure) {
      let lock = try AtomicFile.lock(file, .configuration)
      try AtomicFile.write(bytes, to: file, .configuration, expecting: .file(old))
      lock.release()
    } catch {
      throw DataError(Diagnostic(file: file, reason: error.words))
    }
  }
}

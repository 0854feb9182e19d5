package import FloatCore
import Glibc

/// A prototype's folder to be created: from a folder of pictures, or as a copy of a shipped one.
///
/// No existing file is overwritten; pictures that are in the folder already stay where they are.
package struct NewPrototype {
  /// A file to be copied, and its destination, below the new folder.
  private typealias Copy = (from: String, to: String)

  /// The new folder.
  private let folder: String
  private var copies: [Copy]
  /// The new `prototype.yaml`.
  let text: String
  /// The files that were left out, and why.
  package let problems: [Diagnostic]
  /// A summary of the pictures that were found; nil for an example.
  package let summary: String?

  /// Plans a page for each picture, in the order of their names; a tap leads from each page to the next.
  ///
  /// - Parameters:
  ///   - folder: The folder to create.
  ///   - pictures: The folder with the pictures.
  ///   - devices: The devices to choose from.
  package init(_ folder: String, of pictures: String, devices: [Device]) throws(CommandFailure) {
    guard Folder.exists(pictures), access(pictures, R_OK) == 0 else {
      let isMissing = access(pictures, F_OK) != 0
      let reason =
        isMissing
        ? "no such folder"
        : Folder.exists(pictures)
          ? "\(SystemError(number: EACCES))" : "is no folder; name the one with the pictures"
      throw CommandFailure(isMissing ? .noSuchInput : .badData, "\(pictures): \(reason)")
    }
    let place = Self.place(of: pictures, in: folder)
    let found = ScreenPictures(folder: pictures, devices: devices, isInPlace: place != nil)
    problems = found.problems + [found.foldersLeftOut].compactMap(\.self)
    guard !found.screens.isEmpty else {
      let none =
        found.problems.isEmpty
        ? "no pictures in this folder; PNG, JPEG, WebP and SVG can be shown"
        : "no picture in this folder can be shown"
      throw CommandFailure(
        .badData, found.foldersLeftOut.map { "\($0.file): \($0.reason)" } ?? "\(pictures): \(none)",
        found.problems)
    }
    self.folder = folder
    copies =
      place != nil
      ? []
      : found.screens.flatMap(\.files).map { (from: Folder.join(pictures, $0), to: "screens/" + $0) }
    text = PrototypeText(found: found, place: place ?? "screens/").text
    let pages = PrintableText.counted(found.screens.count, "page")
    summary = "\(pages) for \(found.match.summary)"
    do throws(Diagnostic) {
      _ = try YAMLReader.read(try SourceText(Array(text.utf8), file: pictures), limits: .content)
    } catch {
      throw CommandFailure(
        .badData,
        "\(pictures): \(pages) are too many for one prototype: \(error.reason); use fewer pictures")
    }
  }

  /// Plans a copy of a shipped prototype, whose files are in a folder.
  ///
  /// - Parameter hasOwnID: Whether the state of the copy is kept apart from that of the original: its `id` is then the new
  ///   folder's name.
  package init(_ folder: String, example: String, hasOwnID: Bool = false) throws(CommandFailure) {
    self.folder = folder
    let path = Folder.join(example, PrototypeFolder.fileName)
    guard let bytes = try? BoundedFile.read(path, limit: YAMLLimits.standard.bytes) else {
      throw CommandFailure(
        .noSuchInput, "\(path): the example cannot be read; is the installation complete?")
    }
    // Shipped prototypes have their schema two folders up.
    let own: [UInt8]
    do throws(Diagnostic) {
      var editor = YAMLEditor(bytes: bytes, name: path, limits: .content)
      if hasOwnID { try editor.set(["id"], to: YAMLText.name(Self.id(of: folder, besides: example)), at: 1) }
      own = editor.bytes
    } catch {
      throw CommandFailure(.badData, error.summary)
    }
    text = String(decoding: own, as: UTF8.self)
      .replacing("$schema=../../\(PrototypeSchema.fileName)", with: "$schema=\(PrototypeSchema.fileName)")
    copies = Self.files(in: example).filter { $0 != PrototypeFolder.fileName }
      .map { (from: Folder.join(example, $0), to: $0) }
    problems = []
    summary = nil
  }

  /// A name for the state of a copy: the folder's, unless a shipped prototype has it.
  private static func id(of folder: String, besides example: String) -> String {
    let name = Folder.name(of: AtomicFile.place(of: folder))
    let id = String(
      name.prefix(56).map { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") ? $0 : "-" })
    let shipped = Folder.names(in: Folder.containing(example))
    return shipped.contains(id) || id.allSatisfy { $0 == "-" } ? "my-" + id : id
  }

  /// Writes all files, `prototype.yaml` last.
  ///
  /// A copy that is there already stays, so that an interrupted run can be repeated.
  package func write() throws(AtomicFile.Failure) {
    let own = Folder.join(folder, PrototypeFolder.fileName)
    let schema = Folder.join(folder, PrototypeSchema.fileName)
    // An existing file is reported before anything is written.
    if Folder.isTaken(own) { throw AtomicFile.Failure(path: own, .exists) }
    if Folder.isTaken(schema), !Folder.isFile(schema) { throw AtomicFile.Failure(path: schema, .exists) }
    var missing: [Copy] = []
    for copy in copies {
      let path = Folder.join(folder, copy.to)
      if !Folder.isTaken(path) {
        missing.append(copy)
      } else if try bytes(of: copy) != (try? BoundedFile.read(path, limit: PictureLimits.bytes)) {
        throw AtomicFile.Failure(path: path, .exists)
      }
    }
    for copy in missing { try AtomicFile.create(bytes(of: copy), at: Folder.join(folder, copy.to)) }
    if !Folder.isTaken(schema) { try AtomicFile.create(Array(PrototypeSchema.text.utf8), at: schema) }
    try AtomicFile.create(Array(text.utf8), at: own)
  }

  private func bytes(of copy: Copy) throws(AtomicFile.Failure) -> [UInt8] {
    do throws(BoundedFile.Failure) {
      return try BoundedFile.read(copy.from, limit: PictureLimits.bytes)
    } catch {
      throw AtomicFile.Failure(path: copy.from, .system(error.message))
    }
  }

  /// The relative path from a folder to one inside it, ending with a slash, or empty for the folder itself; else nil.
  private static func place(of inner: String, in folder: String) -> String? {
    let (path, base) = (AtomicFile.place(of: inner), AtomicFile.place(of: folder))
    if path == base { return "" }
    return path.hasPrefix(base + "/") ? String(path.dropFirst(base.count + 1)) + "/" : nil
  }

  /// All files below a folder.
  private static func files(in folder: String) -> [String] {
    Folder.names(in: folder).flatMap { name in
      let path = Folder.join(folder, name)
      return Folder.exists(path) ? files(in: path).map { "\(name)/\($0)" } : [name]
    }
  }
}

package import FloatCore
package import FloatPages

/// A prototype as a folder describes it: `prototype.yaml` and the pictures beside it.
package struct PrototypeFolder: Equatable, Sendable {
  /// The folder.
  package var path: String
  /// The name under which its state is stored.
  package var id: String
  /// A device's name; nil for the default one.
  package var device: String?
  package var presets: [String]
  /// The keys and values that it starts from.
  package var options: [ConfigurationValue]
  package var pages: PrototypePages
  /// All its problems, in the order of the lines; the valid parts are in ``pages``.
  package var diagnostics: [Diagnostic]

  /// The file that describes a prototype.
  package static let fileName = "prototype.yaml"

  /// The demo's folder below the assets.
  package static let demo = "prototypes/demo"

  /// True for the shipped demo, whichever way it was opened.
  package func isShippedDemo(_ assets: Assets) -> Bool {
    SameFile.isSame(path, assets.path(Self.demo))
  }

  /// True for a picture that the file of a prototype names: at any scale, in any appearance and language.
  ///
  /// - Parameter path: The prototype's folder, or its `prototype.yaml`.
  package static func names(_ picture: String, in path: String) -> Bool {
    let file = file(at: path)
    guard let place = SymbolicLink.end(of: picture),
      let screen = FoundPictures.screen(of: Folder.name(of: place)),
      let bytes = try? BoundedFile.read(file, limit: YAMLLimits.content.bytes),
      // A folder may hold thousands of frames.
      String(decoding: bytes, as: UTF8.self).contains(FoundPictures.stem(screen)),
      let root = try? YAMLReader.read(SourceText(bytes, file: file), limits: .content)
    else { return false }
    func isNamed(in node: Node) -> Bool {
      switch node {
      case .scalar(let scalar):
        let named = Folder.join(Folder.containing(file), scalar.text)
        return FoundPictures.screen(of: Folder.name(of: named)) == screen
          && SymbolicLink.end(of: Folder.containing(named)) == Folder.containing(place)
      case .mapping(let pairs, _): return pairs.contains { isNamed(in: $0.value) }
      case .sequence(let nodes, _): return nodes.contains(where: isNamed)
      }
    }
    return isNamed(in: root)
  }

  /// Reads the prototype in a folder, or of a `prototype.yaml`.
  ///
  /// - Parameters:
  ///   - text: Read in place of the file, beside which pictures are looked for.
  ///   - language: The language whose pictures and words are looked for first.
  ///   - assets: The shipped icons, pictures and texts, which every prototype may use; nil for none.
  ///   - checksAllLanguages: Whether problems in other languages are reported as well.
  ///   - chosen: The device that shows it, whose safe area tells what lies under bars; nil for the prototype's own.
  ///   - device: Returns a device by its name, nil for the default one. Its width gives pictures their scales.
  /// - Throws: What keeps anything from being shown: the file is missing, is not YAML, or has no valid page.
  package static func load(
    _ path: String, text: [UInt8]? = nil, language: Language, assets: Assets? = nil,
    checksAllLanguages: Bool = true, shownOn chosen: Device? = nil, device: (String?) -> Device?
  ) throws(DataError) -> PrototypeFolder {
    let file = file(at: path)
    let bytes = if let text { text } else { try Self.bytes(at: path) }
    let folder = PrototypeReader.read(
      try Field.root(ofYAML: bytes, file: file, limits: .content),
      PrototypePictures(folder: Folder.containing(file), language: language.rawValue, assets: assets),
      checksAllLanguages: checksAllLanguages, shownOn: chosen, device)
    guard !folder.pages.pages.isEmpty else { throw DataError(diagnostics: folder.diagnostics) }
    return folder
  }

  /// The file of the prototype in a folder, or of a `prototype.yaml`.
  package static func file(at path: String) -> String {
    Folder.exists(path) ? Folder.join(path, fileName) : path
  }

  /// The bytes of that file.
  package static func bytes(at path: String) throws(DataError) -> [UInt8] {
    let file = file(at: path)
    do throws(BoundedFile.Failure) {
      return try ClosedFolder(Folder.containing(file), of: "prototype")
        .read(file, limit: YAMLLimits.content.bytes)
    } catch {
      let reason = error == .missing ? missing(in: path) : error.message
      throw DataError(diagnostics: [Diagnostic(file: file, reason: reason)], isMissing: error == .missing)
    }
  }

  /// The message for a folder without a prototype, with what to do where the folder holds pictures.
  private static func missing(in folder: String) -> String {
    let reason = "no such file; a prototype is a folder with a \(fileName)"
    guard !ScreenPictures(folder: folder).screens.isEmpty else { return reason }
    return "\(reason), which \"floatdesktop new my-app --from \(folder)\" makes from pictures"
  }
}

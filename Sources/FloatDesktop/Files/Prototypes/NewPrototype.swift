import FloatCore
import Glibc

/// A prototype's folder to be created, from a folder of pictures or from the example.
///
/// No existing file is overwritten; pictures that are in the folder already stay where they are.
package struct NewPrototype {
  /// A file to be copied.
  private struct Copy {
    var from: String
    /// The destination, below the new folder.
    var to: String
  }

  /// Why nothing is created.
  package struct Problem: Error {
    package let reason: String
    package let isMissing: Bool
  }

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
  package init(_ folder: String, of pictures: String, devices: [Device]) throws(Problem) {
    guard Folder.exists(pictures) else {
      throw Problem(reason: "\(pictures): no such folder", isMissing: true)
    }
    let found = ScreenPictures(folder: pictures)
    problems = found.problems + [found.foldersLeftOut].compactMap(\.self)
    guard !found.screens.isEmpty else {
      throw Problem(
        reason: found.foldersLeftOut.map { "\($0.file): \($0.reason)" }
          ?? "\(pictures): no pictures in this folder; PNG, JPEG, WebP and SVG can be shown",
        isMissing: false)
    }
    self.folder = folder
    let place = Self.place(of: pictures, in: folder)
    copies =
      place != nil
      ? []
      : found.screens.flatMap { screen in
        screen.files.map { Copy(from: Folder.join(pictures, $0), to: "screens/" + $0) }
      }
    let device = found.device(of: devices)
    text = PrototypeText(found, device: device, place: place ?? "screens/").text
    summary = "\(PrintableText.counted(found.screens.count, "page")) for \(device.name) (\(device.id))"
  }

  /// Plans a copy of the small example, whose files are in a folder.
  package init(_ folder: String, example: String) throws(Problem) {
    self.folder = folder
    let path = Folder.join(example, PrototypeFolder.fileName)
    guard let bytes = try? BoundedFile.read(path, limit: YAMLLimits.standard.bytes) else {
      throw Problem(
        reason: "\(path): the example cannot be read; is the installation complete?", isMissing: true)
    }
    // Shipped prototypes have their schema two folders up.
    text = String(decoding: bytes, as: UTF8.self)
      .replacing("$schema=../../\(PrototypeSchema.fileName)", with: "$schema=\(PrototypeSchema.fileName)")
    copies = Self.files(in: example).filter { $0 != PrototypeFolder.fileName }
      .map { Copy(from: Folder.join(example, $0), to: $0) }
    problems = []
    summary = nil
  }

  /// Writes all files, `prototype.yaml` last.
  package func write() throws(AtomicFile.Failure) {
    let own = Folder.join(folder, PrototypeFolder.fileName)
    // An existing file is reported before anything is written.
    for path in [own] + copies.map({ Folder.join(folder, $0.to) }) where Self.exists(path) {
      throw AtomicFile.Failure(path: path, .exists)
    }
    for copy in copies {
      let bytes: [UInt8]
      do throws(BoundedFile.Failure) {
        bytes = try BoundedFile.read(copy.from, limit: PictureSize.maximumBytes)
      } catch {
        throw AtomicFile.Failure(path: copy.from, .system(error.message))
      }
      try AtomicFile.create(bytes, at: Folder.join(folder, copy.to))
    }
    let schema = Folder.join(folder, PrototypeSchema.fileName)
    if !Self.exists(schema) { try AtomicFile.create(Array(PrototypeSchema.text.utf8), at: schema) }
    try AtomicFile.create(Array(text.utf8), at: own)
  }

  /// The relative path from a folder to one inside it, ending with a slash, or empty for the folder itself; else nil.
  private static func place(of inner: String, in folder: String) -> String? {
    let (path, base) = (AtomicFile.place(of: inner), AtomicFile.place(of: folder))
    if path == base { return "" }
    return path.hasPrefix(base + "/") ? String(path.dropFirst(base.count + 1)) + "/" : nil
  }

  private static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  /// All files below a folder.
  private static func files(in folder: String) -> [String] {
    Folder.names(in: folder).flatMap { name in
      let path = Folder.join(folder, name)
      return Folder.exists(path) ? files(in: path).map { "\(name)/\($0)" } : [name]
    }
  }
}

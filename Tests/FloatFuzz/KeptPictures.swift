import FloatFiles
import FloatPainting

/// The pictures that a window keeps for its next start.
enum KeptPictures {
  private static let name = "icons/search"
  private static let side = 12

  /// Makes a file as the program writes it.
  static func make() throws -> [UInt8] {
    let folder = WorkFolder("kept")
    try show(keptIn: folder.path)
    return try BoundedFile.read(try path(in: folder.path), limit: 1 << 20)
  }

  /// Starts from a file's contents, as a window does.
  static func load(_ bytes: [UInt8]) throws(Reader.Broken) {
    let folder = WorkFolder("kept")
    do {
      try show(keptIn: folder.path)
      try AtomicFile.write(bytes, to: path(in: folder.path), .cache)
      try show(keptIn: folder.path)
    } catch {
      throw Reader.Broken(reason: "\(error)")
    }
  }

  /// The only file on the shelf.
  private static func path(in folder: String) throws -> String {
    guard let name = Folder.names(in: folder).first else { throw Reader.Broken(reason: "nothing was kept") }
    return Folder.join(folder, name)
  }

  private static func show(keptIn folder: String) throws {
    let store = ImageStore(assets: try Assets.locate(), shelf: PictureShelf(folder: folder))
    _ = store.bitmap(named: name, width: side, height: side, tint: nil)
  }
}

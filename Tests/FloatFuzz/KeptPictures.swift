import FloatFiles
import FloatPainting
import Glibc

/// The pictures that a window keeps for its next start.
enum KeptPictures {
  private static let name = "icons/search"
  private static let side = 12

  /// The folder belongs to this process's parent, so that a worker that ends leaves nothing extra behind.
  private static var folder: String { "\(Hunt.defaultFolder)/.kept-\(getppid())" }

  /// Makes a file as the program writes it.
  static func make() throws -> [UInt8] {
    defer { remove() }
    try show()
    return try BoundedFile.read(try path(), limit: 1 << 20)
  }

  /// Starts from a file's contents, as a window does.
  static func load(_ bytes: [UInt8]) throws(Reader.Broken) {
    defer { remove() }
    do {
      try show()
      try AtomicFile.write(bytes, to: path(), .cache)
      try show()
    } catch {
      throw Reader.Broken(reason: "\(error)")
    }
  }

  /// The only file on the shelf.
  private static func path() throws -> String {
    guard let name = Folder.names(in: folder).first else { throw Reader.Broken(reason: "nothing was kept") }
    return Folder.join(folder, name)
  }

  private static func show() throws {
    let store = ImageStore(assets: try Assets.locate(), shelf: PictureShelf(folder: folder))
    _ = store.bitmap(named: name, width: side, height: side, tint: nil)
  }

  private static func remove() {
    for name in Folder.names(in: folder) { unlink(Folder.join(folder, name)) }
    rmdir(folder)
  }
}

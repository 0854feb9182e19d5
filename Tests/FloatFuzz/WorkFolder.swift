import FloatFiles
import FoundationEssentials
import Glibc

/// A folder that is removed after each file; all workers of a hunt share it, so that one that ends leaves nothing behind.
struct WorkFolder: ~Copyable {
  /// The path from the root.
  let path: String

  init(_ name: String) {
    _ = Folder.make(Hunt.defaultFolder, mode: 0o755)
    path = "\(Folder.absolute(Hunt.defaultFolder))/.\(name)-\(getppid())"
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Writes a file, with the folders above it, and returns its path.
  @discardableResult
  func write(_ bytes: [UInt8], to name: String) throws(Reader.Broken) -> String {
    let path = "\(path)/\(name)"
    try Reader.require(
      (try? AtomicFile.write(bytes, to: path, .cache)) != nil, "it cannot be written to \(path)")
    return path
  }
}

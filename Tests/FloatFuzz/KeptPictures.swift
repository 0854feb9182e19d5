import FloatFiles
import FloatPainting
import Glibc

/// The pictures that a window keeps for its next start.
enum KeptPictures {
  private static let names = ["icons/search", "pictures/avatar-1"]
  private static let side = 12

  /// The folder belongs to this process's parent, so that a worker that ends leaves nothing extra behind.
  private static var folder: String { "\(Hunt.defaultFolder)/.kept-\(getppid())" }
  private static var path: String { folder + "/floatdesktop/pictures" }

  /// Makes a file as the program writes it.
  static func make() throws -> [UInt8] {
    defer { remove() }
    let store = try store()
    show(store)
    store.keepForNextStart()
    return try BoundedFile.read(path, limit: 1 << 20)
  }

  /// Starts from a file's contents, as a window does.
  static func load(_ bytes: [UInt8]) throws(Reader.Broken) {
    defer { remove() }
    guard (try? AtomicFile.write(bytes, to: path, .cache)) != nil, let store = try? store() else {
      throw Reader.Broken(reason: "it cannot be written to \(path)")
    }
    show(store)
  }

  private static func store() throws -> ImageStore {
    ImageStore(
      assets: try Assets.locate(), kept: ImageCacheFile(environment: ["XDG_CACHE_HOME": absolute(folder)]))
  }

  private static func absolute(_ path: String) -> String {
    guard !path.hasPrefix("/"), let here = getcwd(nil, 0) else { return path }
    defer { free(here) }
    return String(cString: here) + "/" + path
  }

  private static func show(_ store: ImageStore) {
    for name in names { _ = store.bitmap(named: name, width: side, height: side, tint: nil) }
  }

  private static func remove() {
    unlink(path)
    rmdir(folder + "/floatdesktop")
    rmdir(folder)
  }

  /// The file with the correct sum of its body, so that the body is read.
  static func withRightSum(_ bytes: [UInt8]) -> [UInt8] {
    guard bytes.count >= 16 else { return bytes }
    let body = bytes[16...]
    var sum = UInt64(body.count)
    var rest = body
    func mix(_ word: UInt64) { sum = (sum ^ word) &* 0x9E37_79B9_7F4A_7C15 }
    while rest.count >= 8 {
      mix(rest.prefix(8).reversed().reduce(0) { $0 << 8 | UInt64($1) })
      sum ^= sum >> 29
      rest = rest.dropFirst(8)
    }
    for byte in rest { mix(UInt64(byte)) }
    let number = (0..<8).map { UInt8(truncatingIfNeeded: sum >> (8 * $0)) }
    return Array(bytes[..<8]) + number + Array(body)
  }
}

import FloatFiles
import FloatPainting
import Glibc

/// A picture of a stranger's prototype, drawn as a page would show it.
enum StrangersPicture {
  private static let sizes = [(40, 30), (375, 220)]

  /// All workers of a hunt share the file, so that a worker that ends leaves nothing extra behind.
  static func draw(_ bytes: [UInt8], type: String) throws(Reader.Broken) {
    let folder = "\(Hunt.defaultFolder)/.assets-\(getppid())"
    let path = "\(folder)/picture.\(type)"
    guard (try? AtomicFile.write(bytes, to: path, .cache)) != nil else {
      throw Reader.Broken(reason: "it cannot be written to \(path)")
    }
    defer {
      unlink(path)
      rmdir(folder)
    }
    for (width, height) in sizes {
      let store = ImageStore(assets: Assets(root: folder))
      _ = store.bitmap(
        named: ExternalPicture.name(of: absolute(path)), width: width, height: height, tint: nil)
    }
  }

  static func absolute(_ path: String) -> String {
    guard !path.hasPrefix("/"), let here = getcwd(nil, 0) else { return path }
    defer { free(here) }
    return String(cString: here) + "/" + path
  }
}

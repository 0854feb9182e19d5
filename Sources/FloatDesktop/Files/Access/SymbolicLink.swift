import Glibc

/// Resolves symbolic links.
package enum SymbolicLink {
  /// The absolute path that a path leads to in the end; nil where nothing exists there.
  package static func end(of path: String) -> String? {
    guard let end = realpath(path, nil) else { return nil }
    defer { free(end) }
    return String(cString: end)
  }

  /// A link's target as it is stored; nil where there is no link.
  package static func target(of path: String) -> String? {
    var buffer = [UInt8](repeating: 0, count: Int(PATH_MAX))
    let count = buffer.withUnsafeMutableBytes { bytes in
      bytes.baseAddress.map { readlink(path, $0.assumingMemoryBound(to: CChar.self), bytes.count) } ?? -1
    }
    guard count > 0 else { return nil }
    return String(decoding: buffer[..<count], as: UTF8.self)
  }
}

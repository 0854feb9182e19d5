import Glibc

/// Symbolic links, looked at without following them.
package enum SymbolicLink {
  /// What a link holds; nil where there is none.
  package static func target(of path: String) -> String? {
    var buffer = [UInt8](repeating: 0, count: Int(PATH_MAX))
    let count = buffer.withUnsafeMutableBytes { bytes in
      bytes.baseAddress.map { readlink(path, $0.assumingMemoryBound(to: CChar.self), bytes.count) } ?? -1
    }
    guard count > 0 else { return nil }
    return String(decoding: buffer[..<count], as: UTF8.self)
  }
}

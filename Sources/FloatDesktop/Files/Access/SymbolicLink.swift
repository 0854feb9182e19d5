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
    let target = [CChar](unsafeUninitializedCapacity: Int(PATH_MAX)) { buffer, count in
      count = max(buffer.baseAddress.map { readlink(path, $0, buffer.count) } ?? 0, 0)
    }
    return target.isEmpty ? nil : String(decoding: target.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}

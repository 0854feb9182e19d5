import Glibc

/// Resolves symbolic links.
package enum SymbolicLink {
  /// The absolute path that a path leads to in the end; nil where nothing exists there.
  ///
  /// A name in it that is not UTF-8 is repaired, and the repaired path leads elsewhere; see ``isText(_:)``.
  package static func end(of path: String) -> String? {
    let end = realpath(path, nil)
    defer { free(end) }
    return end.map { String(cString: $0) }
  }

  /// False where something in the path that a path leads to in the end is not UTF-8.
  static func isText(_ path: String) -> Bool {
    let end = realpath(path, nil)
    defer { free(end) }
    return end.map { String(validatingCString: $0) != nil } ?? true
  }

  /// A link's target as it is stored; nil where there is no link.
  package static func target(of path: String) -> String? {
    let target = [CChar](unsafeUninitializedCapacity: Int(PATH_MAX)) { buffer, count in
      count = max(buffer.baseAddress.map { readlink(path, $0, buffer.count) } ?? 0, 0)
    }
    return target.isEmpty ? nil : String(decoding: target.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}

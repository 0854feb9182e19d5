import Glibc

/// Tells whether two paths are the same file.
package enum SameFile {
  /// True for two names of one file, and for two names that would create one.
  package static func isSame(_ a: String, _ b: String) -> Bool {
    // In a device or a terminal, writing twice mixes nothing that is kept.
    if Folder.kind(of: a) == S_IFCHR || Folder.kind(of: b) == S_IFCHR { return false }
    if let first = identity(a), let second = identity(b) { return first == second }
    let (first, second) = (AtomicFile.place(of: a), AtomicFile.place(of: b))
    return Folder.name(of: first) == Folder.name(of: second)
      && identity(Folder.containing(first)) == identity(Folder.containing(second))
  }

  private struct Identity: Equatable {
    var device: dev_t
    var number: ino_t
  }

  private static func identity(_ path: String) -> Identity? {
    Folder.status(of: path).map { Identity(device: $0.st_dev, number: $0.st_ino) }
  }
}

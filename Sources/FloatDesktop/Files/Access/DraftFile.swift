package import Glibc

/// A file being written: unnamed, or under a name that cannot be predicted.
///
/// The draft is on the file system of its target. Unless published, it is removed with its owner; on file systems with
/// unnamed files (`O_TMPFILE`), even when the process is killed. The owner holds a lock on it, so that a draft being
/// written can be told from one left behind.
package struct DraftFile: ~Copyable {
  /// Linux's O_TMPFILE, which the Glibc module leaves out.
  private static let withoutName: Int32 = 0o20_000_000 | O_DIRECTORY

  package let descriptor: Int32
  /// Where the draft will be published.
  private let target: String
  /// The draft's temporary name; nil while it has none.
  private var temporary: String?

  /// - Parameter target: Where the draft will be published, in a folder that exists.
  package init(for target: String, mode: mode_t) throws(SystemError) {
    self.target = target
    // An unnamed file gets its name through /proc.
    if access("/proc/self/fd", X_OK) == 0 {
      let file = open(Folder.containing(target), Self.withoutName | O_WRONLY | O_CLOEXEC, mode)
      if file >= 0 {
        flock(file, LOCK_EX | LOCK_NB)
        descriptor = file
        return
      }
    }
    let (file, path) = try Self.makeNamed(for: target, mode: mode)
    descriptor = file
    temporary = path
  }

  deinit {
    if let temporary { unlink(temporary) }
    close(descriptor)
  }

  /// Creates an empty file beside a target, under a name that cannot be foreseen and is not taken.
  ///
  /// The file is its owner's until the descriptor is closed.
  package static func makeNamed(
    for target: String, mode: mode_t
  ) throws(SystemError) -> (descriptor: Int32, path: String) {
    while true {
      let path = temporaryName(for: target)
      let file = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, mode)
      guard file >= 0 || errno == EEXIST else { throw SystemError() }
      guard file >= 0 else { continue }
      flock(file, LOCK_EX | LOCK_NB)
      // Before it was locked, another process could take it for a leftover and remove it.
      var status = stat()
      if fstat(file, &status) != 0 || status.st_nlink > 0 { return (file, path) }
      close(file)
    }
  }

  /// Removes drafts for a target that were left behind by killed processes.
  package static func removeLeftovers(for target: String) {
    let folder = Folder.containing(target)
    let (prefix, suffix) = (temporaryPrefix(for: target), ".tmp")
    for name in Folder.names(in: folder) where name.hasPrefix(prefix) && name.hasSuffix(suffix) {
      let random = name.dropFirst(prefix.count).dropLast(suffix.count)
      guard UInt64(random, radix: 36) != nil else { continue }
      let file = open("\(folder)/\(name)", O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
      guard file >= 0 else { continue }
      if flock(file, LOCK_EX | LOCK_NB) == 0 { unlink("\(folder)/\(name)") }
      close(file)
    }
  }

  private static func temporaryName(for target: String) -> String {
    let random = String(UInt64.random(in: 0...UInt64.max), radix: 36)
    return "\(Folder.containing(target))/\(temporaryPrefix(for: target))\(random).tmp"
  }

  private static func temporaryPrefix(for target: String) -> String {
    // Leaves room for the rest of the name on file systems that allow 255 bytes.
    let name = String(decoding: Folder.name(of: target).utf8.prefix(200), as: UTF8.self)
    return ".\(name)."
  }

  /// Writes all bytes, and with `isDurable` waits until they are on the disk.
  package func write(_ bytes: [UInt8], isDurable: Bool) throws(SystemError) {
    if let error = bytes.withUnsafeBufferPointer({ LineWriter.write($0, to: descriptor) }) {
      throw SystemError(number: error)
    }
    // Not every kind of file can be synchronised.
    if isDurable, fsync(descriptor) != 0, errno != EINVAL, errno != EROFS { throw SystemError() }
  }

  /// Publishes the draft, replacing the target.
  package consuming func replace() throws(SystemError) {
    let path: String
    if let temporary {
      path = temporary
    } else {
      path = Self.temporaryName(for: target)
      try link(at: path)
    }
    // From here on the draft has a name, whether or not the rename succeeds.
    temporary = path
    guard rename(path, target) == 0 else { throw SystemError() }
    temporary = nil
  }

  /// Publishes the draft where nothing may exist yet; throws EEXIST otherwise.
  package consuming func create() throws(SystemError) {
    guard let temporary else { return try link(at: target) }
    if Glibc.link(temporary, target) == 0 { return }
    guard errno == EPERM || errno == EOPNOTSUPP else { throw SystemError() }
    // On file systems without hard links the target's name is claimed first.
    let place = open(target, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard place >= 0 else { throw SystemError() }
    close(place)
    guard rename(temporary, target) == 0 else {
      let failure = SystemError()
      unlink(target)
      throw failure
    }
    self.temporary = nil
  }

  private func link(at path: String) throws(SystemError) {
    let source = "/proc/self/fd/\(descriptor)"
    guard linkat(AT_FDCWD, source, AT_FDCWD, path, Int32(AT_SYMLINK_FOLLOW)) == 0 else { throw SystemError() }
  }
}

import Glibc

/// Writes whole files, or leaves them as they were.
enum FileReplacement {
  /// Why a file was not written.
  enum Failure: Error, Equatable, CustomStringConvertible {
    /// It is there already and must not be replaced.
    case exists
    /// Somebody else changed it since it was read.
    case changed
    case system(String)

    var description: String {
      switch self {
      case .exists: "the file exists and was not changed; \"floatdesktop config edit\" opens it"
      case .changed: "the file was changed by somebody else meanwhile; try again"
      case .system(let reason): reason
      }
    }
  }

  /// Replaces a file by renaming a new one over it, so that it is always whole; a symbolic link keeps leading there.
  ///
  /// - Parameters:
  ///   - expected: what the file must still hold; nil takes anything.
  ///   - isDurable: false where losing the file in a power cut does no harm.
  ///   - mode: the mode of a file that is not there yet; one that is keeps its own, and its owner where possible.
  static func replace(
    _ path: String, with bytes: [UInt8], expecting expected: [UInt8]? = nil, mode: mode_t = 0o644,
    isDurable: Bool = true
  ) throws(Failure) {
    let target = resolved(path)
    try makeDirectory(parent(of: target))
    var status = stat()
    let exists = stat(target, &status) == 0
    var name = Array("\(target).XXXXXX".utf8CString)
    let file = mkstemp(&name)
    guard file >= 0 else { throw failure("no file can be made beside it") }
    var error = write(bytes, to: file)
    if error == nil, exists {
      // Only root may give files away; the mode matters more.
      _ = fchown(file, status.st_uid, status.st_gid)
    }
    if error == nil, fchmod(file, exists ? status.st_mode & 0o7777 : mode) != 0 {
      error = failure("its mode cannot be set")
    }
    if error == nil, isDurable, fsync(file) != 0 { error = failure("it cannot be written") }
    _ = close(file)
    if error == nil, let expected, (try? InputFile.read(target, limit: max(expected.count, 1))) != expected {
      error = .changed
    }
    if error == nil, rename(name, target) != 0 { error = failure("it cannot be replaced") }
    if let error {
      _ = unlink(name)
      throw error
    }
    if isDurable { synchronizeDirectory(of: target) }
  }

  /// Makes a file that must not be there yet, and the directories it is in.
  static func create(_ path: String, bytes: [UInt8]) throws(Failure) {
    try makeDirectory(parent(of: path))
    let file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
    guard file >= 0 else { throw errno == EEXIST ? .exists : failure("it cannot be made") }
    var error = write(bytes, to: file)
    if error == nil, fsync(file) != 0 { error = failure("it cannot be written") }
    _ = close(file)
    if let error {
      _ = unlink(path)
      throw error
    }
    synchronizeDirectory(of: path)
  }

  /// The directory a path is in; "." for a mere name.
  static func parent(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  private static func write(_ bytes: [UInt8], to file: Int32) -> Failure? {
    var done = 0
    while done < bytes.count {
      let put = bytes.withUnsafeBytes { buffer in
        Glibc.write(file, buffer.baseAddress.map { $0 + done }, buffer.count - done)
      }
      if put < 0 {
        if errno == EINTR { continue }
        return failure("it cannot be written")
      }
      done += put
    }
    return nil
  }

  /// A rename reaches the disk with its directory.
  private static func synchronizeDirectory(of path: String) {
    let directory = open(parent(of: path), O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard directory >= 0 else { return }
    _ = fsync(directory)
    _ = close(directory)
  }

  private static func makeDirectory(_ path: String) throws(Failure) {
    if mkdir(path, 0o755) == 0 || errno == EEXIST { return }
    if errno == ENOENT, path != parent(of: path), path != "." {
      try makeDirectory(parent(of: path))
      if mkdir(path, 0o755) == 0 || errno == EEXIST { return }
    }
    throw failure("the directory \(path) cannot be made")
  }

  /// Where symbolic links lead to, the last of which may lead to nothing yet.
  private static func resolved(_ path: String) -> String {
    if let real = realpath(path, nil) {
      defer { free(real) }
      return String(cString: real)
    }
    var buffer = [UInt8](repeating: 0, count: Int(PATH_MAX))
    let count = buffer.withUnsafeMutableBytes { bytes in
      bytes.baseAddress.map { readlink(path, $0.assumingMemoryBound(to: CChar.self), bytes.count) } ?? -1
    }
    guard count > 0 else { return path }
    let target = String(decoding: buffer[..<count], as: UTF8.self)
    return target.hasPrefix("/") ? target : ConfigurationPaths.join(parent(of: path), target)
  }

  private static func failure(_ what: String) -> Failure {
    .system("\(what): \(String(cString: strerror(errno)))")
  }
}

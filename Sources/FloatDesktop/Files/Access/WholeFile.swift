import Glibc

/// Writes files that are there whole or not at all.
enum WholeFile {
  /// Why a file could not be written, as the system says it.
  struct Failure: Error, Equatable {
    var path: String
    var reason: String
    var message: String { "\(path): cannot be written: \(reason)" }
  }

  /// Writes into a file beside it, then renames that. The folders above are made where they are missing.
  static func write(_ bytes: [UInt8], to path: String) throws(Failure) {
    try makeFolder(folder(of: path), for: path)
    let name = path.split(separator: "/").last.map(String.init) ?? ""
    let temporary = "\(folder(of: path))/.\(name).\(getpid()).tmp"
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW, 0o644)
    guard descriptor >= 0 else { throw failure(path) }
    var error = bytes.withUnsafeBufferPointer { LineWriter.write($0, to: descriptor) }
    if error == nil, fsync(descriptor) != 0, errno != EINVAL, errno != EROFS { error = errno }
    if close(descriptor) != 0, error == nil { error = errno }
    if error == nil, rename(temporary, path) != 0 { error = errno }
    guard let error else { return }
    unlink(temporary)
    throw Failure(path: path, reason: String(cString: strerror(error)))
  }

  static func write(_ text: String, to path: String) throws(Failure) {
    try write(Array(text.utf8), to: path)
  }

  /// The folder a path lies in; `.` for a plain name.
  static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  private static func makeFolder(_ folder: String, for path: String) throws(Failure) {
    guard access(folder, F_OK) != 0 else { return }
    let parent = self.folder(of: folder)
    if parent != folder { try makeFolder(parent, for: path) }
    guard mkdir(folder, 0o755) == 0 || errno == EEXIST else { throw failure(path) }
  }

  private static func failure(_ path: String) -> Failure {
    Failure(path: path, reason: String(cString: strerror(errno)))
  }
}

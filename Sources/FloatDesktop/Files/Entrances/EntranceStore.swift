import FloatCore
import Glibc

/// Keeps the entrances in `$XDG_STATE_HOME/floatdesktop/entrances.json`.
///
/// `XDG_STATE_HOME` is taken by the letter of the XDG Base Directory Specification 0.8: unset, empty or relative
/// means `$HOME/.local/state`. Without a home directory nothing is kept.
struct EntranceStore: Sendable {
  /// A file operation that failed.
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// The most a file may hold, in bytes; five entrances take about two thousand.
  static let maximumSize = 1 << 20

  /// The file's path, or nil when the environment names no place for it.
  let path: String?

  init(environment: [String: String]) {
    func absolute(_ name: String) -> String? { environment[name].flatMap { $0.hasPrefix("/") ? $0 : nil } }
    let state = absolute("XDG_STATE_HOME") ?? absolute("HOME").map { "\($0)/.local/state" }
    path = state.map { "\($0)/floatdesktop/entrances.json" }
  }

  /// The stored entrances, and notices for the user about what could not be read.
  ///
  /// No file gives an empty archive without a notice. A file that cannot be read, is too large or is no archive is
  /// renamed to `entrances.json.bad-TIME`, whatever it is, and the archive is empty. The entrances are not
  /// checked: see `EntranceArchive.sanitized(maximum:knownKinds:)`.
  ///
  /// - Parameter now: seconds since 1970, for the name of a file set aside.
  func load(now: Double) -> (archive: EntranceArchive, notices: [String]) {
    guard let path else {
      return (
        EntranceArchive(), ["entrances are not kept: neither XDG_STATE_HOME nor HOME is an absolute path"]
      )
    }
    do {
      guard let bytes = try Self.read(path) else { return (EntranceArchive(), []) }
      let (archive, problems) = try EntranceJSON.decode(bytes)
      return (archive, problems.map { "\(path): \($0)" })
    } catch let malformed as EntranceJSON.Malformed {
      return (EntranceArchive(), [Self.setAside(path, because: malformed.reason, now: now)])
    } catch {
      return (EntranceArchive(), [Self.setAside(path, because: "\(error)", now: now)])
    }
  }

  /// Replaces the stored entrances.
  ///
  /// The file is written beside its place, synchronised and renamed, so that a crash leaves the old or the new
  /// one, never a part. It is readable for its owner only; directories that are missing are made so too. A
  /// symbolic link is followed.
  func save(_ archive: EntranceArchive) throws {
    guard let path else {
      throw Failure(
        description: "cannot save the entrances: neither XDG_STATE_HOME nor HOME is an absolute path")
    }
    let bytes = try EntranceJSON.encode(archive)
    do {
      try Self.makeDirectory(Self.parent(of: path))
      try Self.replace(Self.resolved(path), with: bytes)
    } catch {
      throw Failure(description: "cannot save the entrances in \(path): \(error)")
    }
  }

  // MARK: - Files

  /// The file's contents, or nil when there is none.
  private static func read(_ path: String) throws(Failure) -> [UInt8]? {
    // Without O_NONBLOCK a named pipe in the file's place would hang the start.
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else {
      if errno == ENOENT { return nil }
      throw failure("it cannot be opened")
    }
    defer { _ = close(file) }
    var status = stat()
    guard fstat(file, &status) == 0 else { throw failure("it cannot be read") }
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw Failure(
        description: status.st_mode & S_IFMT == S_IFDIR ? "it is a directory" : "it is not a regular file")
    }
    guard status.st_size <= maximumSize else {
      throw Failure(description: "it is larger than \(maximumSize / 1024) KiB")
    }
    var bytes = [UInt8](repeating: 0, count: Int(status.st_size))
    var count = 0
    while count < bytes.count {
      let got = bytes.withUnsafeMutableBytes { buffer in
        Glibc.read(file, buffer.baseAddress.map { $0 + count }, buffer.count - count)
      }
      if got < 0 {
        if errno == EINTR { continue }
        throw failure("it cannot be read")
      }
      if got == 0 { break }
      count += got
    }
    return Array(bytes[..<count])
  }

  /// Renames a file to `….bad-TIME`; returns the notice about it.
  private static func setAside(_ path: String, because reason: String, now: Double) -> String {
    let base = "\(path).bad-\(timestamp(now))"
    var place = base
    var status = stat()
    for n in 1...99 where lstat(place, &status) == 0 { place = "\(base)-\(n)" }
    guard lstat(place, &status) != 0, rename(path, place) == 0 else {
      return "\(path): the entrances were not read: \(reason); the file could not be set aside either"
    }
    return "\(path): the entrances were not read: \(reason); the file is kept as \(place)"
  }

  /// Writes a file in whole or not at all.
  private static func replace(_ path: String, with bytes: [UInt8]) throws(Failure) {
    var name = Array("\(path).XXXXXX".utf8CString)
    let file = mkstemp(&name)
    guard file >= 0 else { throw failure("no file can be made in its directory") }
    let error = write(bytes, to: file)
    _ = close(file)
    if let error {
      _ = unlink(name)
      throw error
    }
    guard rename(name, path) == 0 else {
      let error = failure("the file cannot be replaced")
      _ = unlink(name)
      throw error
    }
    // The rename itself reaches the disk with the directory; without it the old file would still be whole.
    let directory = open(parent(of: path), O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    if directory >= 0 {
      _ = fsync(directory)
      _ = close(directory)
    }
  }

  private static func write(_ bytes: [UInt8], to file: Int32) -> Failure? {
    guard fchmod(file, 0o600) == 0 else { return failure("its mode cannot be set") }
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
    return fsync(file) == 0 ? nil : failure("it cannot be written")
  }

  /// Makes a directory and those above it that are missing, for their owner only.
  private static func makeDirectory(_ path: String) throws(Failure) {
    if mkdir(path, 0o700) == 0 || errno == EEXIST { return }
    if errno == ENOENT, path != parent(of: path) {
      try makeDirectory(parent(of: path))
      if mkdir(path, 0o700) == 0 || errno == EEXIST { return }
    }
    throw failure("the directory \(path) cannot be made")
  }

  private static func parent(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/"), slash != path.startIndex else { return "/" }
    return String(path[..<slash])
  }

  /// Where a symbolic link leads to; the path itself when there is nothing yet.
  private static func resolved(_ path: String) -> String {
    guard let real = realpath(path, nil) else { return path }
    defer { free(real) }
    return String(cString: real)
  }

  private static func failure(_ what: String) -> Failure {
    Failure(description: "\(what): \(String(cString: strerror(errno)))")
  }

  /// Seconds since 1970 as `20250131T235959Z`.
  private static func timestamp(_ now: Double) -> String {
    var seconds = time_t(exactly: now.rounded(.down)) ?? 0
    var parts = tm()
    guard gmtime_r(&seconds, &parts) != nil else { return "unknown" }
    func digits(_ value: Int32, _ count: Int) -> String {
      let text = String(value)
      return String(repeating: "0", count: max(0, count - text.count)) + text
    }
    return digits(parts.tm_year + 1900, 4) + digits(parts.tm_mon + 1, 2) + digits(parts.tm_mday, 2) + "T"
      + digits(parts.tm_hour, 2) + digits(parts.tm_min, 2) + digits(parts.tm_sec, 2) + "Z"
  }
}

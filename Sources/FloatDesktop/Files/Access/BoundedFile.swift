package import Glibc

/// Reads whole files up to a maximum size. Every file is read this way.
package enum BoundedFile {
  /// Why a file could not be read.
  package enum Failure: Error, Hashable, Sendable {
    case missing
    case unreadable(String)
    case tooLarge(limit: Int)
    /// A text of Git LFS in place of the file itself, which nothing may write over.
    case pointer

    /// The reason in words.
    package var message: String {
      switch self {
      case .missing: "no such file"
      case .unreadable(let reason): reason
      case .pointer: FileKind.lfsPointer
      case .tooLarge(let limit):
        limit >= 1 << 20
          ? "the file is larger than \(limit >> 20) MiB" : "the file is larger than \(limit >> 10) KiB"
      }
    }
  }

  /// The name that stands for the standard input on a command line.
  package static let standardInput = "-"

  /// True for what can be read once: the standard input, a pipe or a device.
  package static func isStream(_ path: String) -> Bool {
    path == standardInput || ![nil, S_IFREG, S_IFDIR].contains(Folder.kind(of: path))
  }

  /// The file's name in messages.
  package static func name(of path: String) -> String { path == standardInput ? "standard input" : path }

  /// True for a word that names a file, such as `./mine.yaml`, `mine.yaml` or `-`, where the name of a preset or a device is
  /// accepted as well.
  package static func isPath(_ word: String) -> Bool {
    word.contains("/") || word.hasSuffix(".yaml") || word == standardInput
  }

  /// The bytes of a file that a person named: at most `limit` bytes of a regular file, of a pipe, such as a shell's
  /// `<(…)`, or of the standard input for `-`.
  package static func readNamed(_ path: String, limit: Int) throws(Failure) -> [UInt8] {
    path == standardInput
      ? try read(STDIN_FILENO, limit: limit) : try read(path, limit: limit, takesPipes: true)
  }

  /// The bytes of a regular file of at most `limit` bytes.
  ///
  /// - Parameter takesPipes: Whether a pipe may be in its place, which is waited for.
  package static func read(_ path: String, limit: Int, takesPipes: Bool = false) throws(Failure) -> [UInt8] {
    let (descriptor, status) = try open(path, limit: limit, takesPipes: takesPipes)
    defer { close(descriptor) }
    return try read(
      descriptor, limit: limit, expecting: Int(status.st_size), isPipe: status.st_mode & S_IFMT == S_IFIFO)
  }

  /// The beginning and the end of a file, and its version.
  package struct Ends {
    package var beginning: [UInt8]
    package var end: [UInt8]
    /// The size of the whole file, in bytes.
    package var size: Int
    /// A text that differs once the file has been written to, or another one has taken its place.
    package var version: String
  }

  /// What differs between two versions of a file: tools keep size and time, but another file has another number, and each
  /// change of a file sets the time of its change, which no tool can choose.
  package static func version(of status: stat) -> String {
    let (written, changed) = (status.st_mtim, status.st_ctim)
    return "\(written.tv_sec).\(written.tv_nsec)-\(changed.tv_sec).\(changed.tv_nsec)-\(status.st_ino)-"
      + "\(status.st_size)"
  }

  /// At most the first `beginning` and the last `end` bytes of a regular file of at most `limit` bytes.
  ///
  /// - Parameter more: The number of bytes to read instead of `beginning`, for a file that begins with these bytes.
  package static func ends(
    of path: String, beginning: Int, end: Int, limit: Int, more: ([UInt8]) -> Int = { _ in 0 }
  ) throws(Failure) -> Ends {
    let (descriptor, status) = try open(path, limit: limit)
    defer { close(descriptor) }
    let size = Int(status.st_size)
    var bytes = try read(descriptor, count: min(beginning, size), from: 0)
    let longer = min(more(bytes), size)
    if longer > bytes.count { bytes = try read(descriptor, count: longer, from: 0) }
    return Ends(
      beginning: try known(bytes),
      end: try read(descriptor, count: min(end, size), from: max(0, size - end)), size: size,
      version: version(of: status))
  }

  private static func read(_ descriptor: Int32, count: Int, from offset: Int) throws(Failure) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: count)
    let read = bytes.withUnsafeMutableBytes { pread(descriptor, $0.baseAddress, count, offset) }
    guard read >= 0 else { throw failure() }
    return Array(bytes.prefix(read))
  }

  /// Opens a regular file of at most `limit` bytes; the caller closes it.
  private static func open(
    _ path: String, limit: Int, takesPipes: Bool = false
  ) throws(Failure) -> (descriptor: Int32, status: stat) {
    guard !path.utf8.contains(0) else { throw .missing }
    // Without O_NONBLOCK a named pipe that has no writer would hang the program.
    let descriptor = Glibc.open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw failure() }
    do throws(Failure) { return (descriptor, try checked(descriptor, limit: limit, takesPipes)) } catch {
      close(descriptor)
      throw error
    }
  }

  private static func checked(_ descriptor: Int32, limit: Int, _ takesPipes: Bool) throws(Failure) -> stat {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw failure() }
    switch status.st_mode & S_IFMT {
    case S_IFREG: break
    case S_IFIFO where takesPipes: break
    // /dev/null, the usual name for no file at all: nothing can be written in its place.
    case S_IFCHR where status.st_rdev == 0x103: break
    case S_IFDIR: throw .unreadable("is a directory")
    default: throw .unreadable("is not a regular file")
    }
    guard status.st_size <= limit else { throw .tooLarge(limit: limit) }
    return status
  }

  /// How long a pipe may have no writer, in milliseconds.
  private static let patience: Int32 = 1000

  private static func read(
    _ descriptor: Int32, limit: Int, expecting size: Int = 0, isPipe: Bool = false
  ) throws(Failure) -> [UInt8] {
    var (isAwaited, isSilent) = (isPipe, false)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(size)
    var chunk = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = Glibc.read(descriptor, &chunk, chunk.count)
      if count < 0 {
        if errno == EINTR { continue }
        guard errno == EAGAIN else { throw failure() }
        var input = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        _ = poll(&input, 1, -1)
        continue
      }
      if count == 0, isAwaited, bytes.isEmpty {
        var input = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        let events = poll(&input, 1, patience)
        // A signal ends no wait; a writer that has sent nothing yet is told from none by reading again.
        if events >= 0 { (isAwaited, isSilent) = (false, events == 0) }
        continue
      }
      if count == 0 {
        guard !isSilent || !bytes.isEmpty else { throw .unreadable("is a pipe that nothing writes to") }
        return try known(bytes)
      }
      bytes.append(contentsOf: chunk[..<count])
      guard bytes.count <= limit else { throw .tooLarge(limit: limit) }
    }
  }

  private static func known(_ bytes: [UInt8]) throws(Failure) -> [UInt8] {
    if FileKind.isLFSPointer(bytes) { throw .pointer }
    return bytes
  }

  private static func failure() -> Failure {
    errno == ENOENT || errno == ENOTDIR ? .missing : .unreadable("\(SystemError())")
  }
}

import Glibc

/// Writes lines to a file, each of them at once, so that another process can follow.
///
/// A reader that goes away, or a full disk, ends the writing and nothing else.
package struct LineWriter: ~Copyable {
  /// How long to wait for a pipe's reader to make room, in milliseconds.
  private static let patience: Int32 = 100

  private let descriptor: Int32
  private let path: String
  private var isOpen = true
  /// Where the first line begins; nil for a target that cannot be shortened, such as a pipe.
  private let start: off_t?
  /// The number of bytes written.
  package private(set) var length = 0
  /// Why not everything was written; nil while everything was, and where a reader went away.
  package private(set) var failure: AtomicFile.Failure?

  /// Creates or empties a file; `-` is the standard output. A pipe must have a reader.
  package init(path: String) throws(AtomicFile.Failure) {
    self.path = path
    // Without O_NONBLOCK a named pipe that has no reader would hang the program.
    let flags = O_WRONLY | O_CREAT | O_TRUNC | O_APPEND | O_CLOEXEC | O_NONBLOCK
    descriptor = path == "-" ? STDOUT_FILENO : open(path, flags, 0o644)
    guard descriptor >= 0 else {
      throw errno == ENXIO
        ? AtomicFile.Failure(path: path, .system("nothing is reading from this pipe"))
        : AtomicFile.Failure(path: path)
    }
    let place = lseek(descriptor, 0, SEEK_CUR)
    start = place < 0 ? nil : place
  }

  deinit {
    if descriptor > STDERR_FILENO { close(descriptor) }
  }

  /// Writes a line; returns the failure once, at the first line that could not be written.
  @discardableResult
  package mutating func write(_ line: String) -> AtomicFile.Failure? {
    var text = line + "\n"
    return text.withUTF8 { write($0) }
  }

  /// Writes a value as a line of JSON; returns the failure once, at the first line that could not be written.
  package mutating func write(_ value: some JSONWritable) -> AtomicFile.Failure? {
    var json = JSONWriter()
    value.write(to: &json)
    json.endLine()
    return json.withBytes { write($0) }
  }

  /// Writes whole lines.
  private mutating func write(_ lines: UnsafeBufferPointer<UInt8>) -> AtomicFile.Failure? {
    guard isOpen else { return nil }
    if let reason = lossReason { return fail(reason) }
    guard let error = Self.write(lines, to: descriptor, patience: Self.patience) else {
      length += lines.count
      return nil
    }
    isOpen = false
    // A partial line would make the lines before it unreadable.
    if let start { ftruncate(descriptor, start + off_t(length)) }
    guard error != EPIPE else { return nil }
    return fail(error == EAGAIN ? "its reader has stopped reading" : "\(SystemError(number: error))")
  }

  /// Writes nothing more.
  private mutating func fail(_ reason: String) -> AtomicFile.Failure? {
    isOpen = false
    failure = AtomicFile.Failure(path: path, .system(reason))
    return failure
  }

  /// What has happened to the file that makes further lines useless; nil where it is as it was written.
  private var lossReason: String? {
    var status = stat()
    guard let start, fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    if status.st_nlink == 0 { return "another program has removed the file" }
    return status.st_size < start + off_t(length) ? "another program has shortened the file" : nil
  }

  /// Shortens the file to `length` bytes. A target that cannot be shortened is written no further.
  @discardableResult
  package mutating func shorten(to length: Int) -> AtomicFile.Failure? {
    guard isOpen, length < self.length else { return nil }
    if let reason = lossReason { return fail(reason) }
    if let start, ftruncate(descriptor, start + off_t(length)) == 0,
      lseek(descriptor, start + off_t(length), SEEK_SET) >= 0
    {
      self.length = length
      return nil
    }
    return fail("dropped gestures cannot be removed from it; record to a file")
  }

  /// Writes all bytes; returns the error's number where it failed.
  ///
  /// - Parameter patience: How long to wait for room where the descriptor itself does not wait, in milliseconds.
  package static func write(
    _ bytes: UnsafeBufferPointer<UInt8>, to descriptor: Int32, patience: Int32 = -1
  ) -> Int32? {
    var rest = UnsafeRawBufferPointer(bytes)
    while let base = rest.baseAddress, !rest.isEmpty {
      let written = Glibc.write(descriptor, base, rest.count)
      if written < 0 {
        if errno == EINTR { continue }
        if errno == EAGAIN {
          var room = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
          if poll(&room, 1, patience) != 0 { continue }
          return EAGAIN
        }
        return errno
      }
      rest = UnsafeRawBufferPointer(rebasing: rest[written...])
    }
    return nil
  }
}

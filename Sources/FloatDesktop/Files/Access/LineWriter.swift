import Glibc

/// Writes lines to a file, each of them at once, so that another process can follow.
///
/// A reader that goes away, or a disk that is full, ends the writing and nothing else.
struct LineWriter: ~Copyable {
  private let descriptor: Int32
  private let path: String
  private var isOpen = true

  /// Creates or empties a file; `-` is the standard output.
  init(path: String) throws(CommandFailure) {
    self.path = path
    if path == "-" {
      descriptor = STDOUT_FILENO
      return
    }
    descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else {
      throw CommandFailure(.usage, "\(path): cannot be written: \(String(cString: strerror(errno)))")
    }
  }

  deinit {
    if descriptor > STDERR_FILENO { close(descriptor) }
  }

  mutating func write(_ line: String) {
    guard isOpen else { return }
    var text = line + "\n"
    let error = text.withUTF8 { Self.write($0, to: descriptor) }
    guard let error else { return }
    isOpen = false
    if error != EPIPE { Diagnostics.error("\(path): writing stopped: \(String(cString: strerror(error)))") }
  }

  /// Writes all bytes; returns the number of the error that kept it from doing so.
  static func write(_ bytes: UnsafeBufferPointer<UInt8>, to descriptor: Int32) -> Int32? {
    var rest = UnsafeRawBufferPointer(bytes)
    while let base = rest.baseAddress, !rest.isEmpty {
      let written = Glibc.write(descriptor, base, rest.count)
      if written < 0 {
        if errno == EINTR { continue }
        return errno
      }
      rest = UnsafeRawBufferPointer(rebasing: rest[written...])
    }
    return nil
  }
}

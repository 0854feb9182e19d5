import Glibc

/// The standard output or the standard error of the process.
package enum StandardStream: Sendable {
  case output, error

  /// Takes the printed text; nil outside tests, which call commands in their own process.
  @TaskLocal package static var reader: (any StandardStreamReader)?

  /// Keeps the numbers of the standard streams for them where the process was started without one: the next opened file
  /// would get its number, and what is printed. Reading and writing there fail.
  package static func keepPlaces() {
    for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) < 0 {
      _ = open("/dev/null", (descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY) | O_CLOEXEC)
    }
  }

  /// Prints a text; returns the error's number where it failed.
  package func write(_ text: String) -> Int32? {
    if let reader = Self.reader {
      reader.read(text, from: self)
      return nil
    }
    var text = text
    return text.withUTF8 { LineWriter.write($0, to: descriptor) }
  }

  package var isTerminal: Bool { Self.reader == nil && isatty(descriptor) == 1 }

  private var descriptor: Int32 { self == .output ? STDOUT_FILENO : STDERR_FILENO }
}

/// Something that reads what would go to the standard streams.
package protocol StandardStreamReader: Sendable {
  func read(_ text: String, from stream: StandardStream)
}

import Glibc

/// Data for other programs on the standard output.
enum Output {
  /// Writes a text and the line feed at its end. A reader that went away is no error.
  static func write(_ text: String) {
    var text = text.hasSuffix("\n") ? text : text + "\n"
    _ = text.withUTF8 { LineWriter.write($0, to: STDOUT_FILENO) }
  }

  static var isTerminal: Bool { isatty(STDOUT_FILENO) == 1 }
}

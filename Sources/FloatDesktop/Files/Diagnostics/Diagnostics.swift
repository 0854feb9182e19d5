import Glibc

/// Prints messages for people on standard error; data goes to standard output.
///
/// All messages are printed here. Control characters in them, such as those in a file's name, never reach the terminal.
package enum Diagnostics {
  package static func error(_ text: String) { line("floatdesktop: error: \(PrintableText.cleaned(text))") }
  package static func warning(_ text: String) {
    line("floatdesktop: warning: \(PrintableText.cleaned(text))")
  }
  package static func notice(_ text: String) { line("floatdesktop: \(PrintableText.cleaned(text))") }

  /// Problems in files, with their places; coloured on a terminal unless `NO_COLOR` is set.
  package static func show(_ diagnostics: [Diagnostic]) {
    let colored = TerminalColors.enabled(
      environment: Environment.terminal, isTerminal: StandardStream.error.isTerminal)
    for diagnostic in diagnostics { line(diagnostic.text(colored: colored)) }
  }

  private static func line(_ text: String) {
    _ = StandardStream.error.write(text + "\n")
  }
}

/// Whether messages on a terminal are coloured.
package enum TerminalColors {
  /// True for a terminal, unless `NO_COLOR` is set and not empty, or `TERM` is `dumb`.
  package static func enabled(environment: [String: String], isTerminal: Bool) -> Bool {
    isTerminal && (environment["NO_COLOR"] ?? "").isEmpty && environment["TERM"] != "dumb"
  }

  package static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }
}

/// Data on standard output.
package enum Output {
  /// Writes a text and a line feed at its end. A reader that went away is no error; a full disk is.
  package static func write(_ text: String) throws(CommandFailure) {
    let error = StandardStream.output.write(text.hasSuffix("\n") ? text : text + "\n")
    // A process that was started without a standard output wants none.
    guard let error, error != EPIPE, error != EBADF else { return }
    throw CommandFailure(AtomicFile.Failure(path: "the standard output", number: error))
  }

  /// Writes the path of a file that was made. A terminal gets it without control characters, a program as it is.
  package static func write(path: String) throws(CommandFailure) {
    try write(isTerminal ? PrintableText.cleaned(path) : path)
  }

  package static var isTerminal: Bool { StandardStream.output.isTerminal }
}

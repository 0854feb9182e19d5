import Glibc

/// Prints messages on standard error; data goes to standard output.
///
/// All messages are printed here. Control characters in them, such as those in a file's name, never reach the terminal.
package enum Diagnostics {
  package static func error(_ text: String) {
    if isForProgram {
      tell("error", .string(PrintableText.cleaned(text)))
    } else {
      line(text, .error)
    }
  }
  package static func warning(_ text: String) {
    if !isQuiet { line(text, .warning) }
  }
  package static func notice(_ text: String) {
    if !isQuiet { line("floatdesktop: \(PrintableText.cleaned(text))") }
  }

  /// Problems in files, with their places; coloured as ``TerminalColors`` says.
  package static func show(_ diagnostics: [Diagnostic]) {
    for diagnostic in isQuiet ? diagnostics.errors : diagnostics {
      if isForProgram {
        tell("error", .string(diagnostic.summary))
      } else {
        line(diagnostic.text(colored: isColored))
      }
    }
  }

  /// Tells the program that reads the messages something, as a line of JSON.
  package static func tell(_ name: String, _ value: JSON) { line(JSON.object([(name, value)]).text()) }

  /// The variable that leaves out all messages but errors.
  package static let quietVariable = "FLOATDESKTOP_QUIET"

  /// The variable that makes messages lines of JSON, for a window that has this program make a file.
  package static let programVariable = "FLOATDESKTOP_JSON_MESSAGES"

  /// True where only errors are printed.
  package static var isQuiet: Bool { Environment.value(quietVariable) != nil || isForProgram }

  /// True where a program reads the messages.
  package static var isForProgram: Bool { Environment.value(programVariable) != nil }

  private static var isColored: Bool {
    TerminalColors.enabled(environment: Environment.terminal, isTerminal: StandardStream.error.isTerminal)
  }

  private static func line(_ text: String, _ severity: Diagnostic.Severity) {
    let word = TerminalColors.text(severity.rawValue + ":", severity.color, isOn: isColored)
    line("floatdesktop: \(word) \(PrintableText.cleaned(text))")
  }

  private static func line(_ text: String) {
    _ = StandardStream.error.write(text + "\n")
  }
}

/// Whether messages on a terminal are coloured.
package enum TerminalColors {
  /// False if `NO_COLOR` is set and not empty; else true if `CLICOLOR_FORCE` is, and for a terminal unless `TERM` is
  /// `dumb`.
  package static func enabled(environment: [String: String], isTerminal: Bool) -> Bool {
    guard (environment["NO_COLOR"] ?? "").isEmpty else { return false }
    guard (environment["CLICOLOR_FORCE"] ?? "").isEmpty else { return true }
    return isTerminal && environment["TERM"] != "dumb"
  }

  /// A text in a colour, in ANSI's numbers; as it is where colours are off.
  static func text(_ text: String, _ color: String, isOn: Bool) -> String {
    isOn ? "\u{1B}[\(color)m\(text)\u{1B}[0m" : text
  }
}

/// Data on standard output.
package enum Output {
  /// Writes a text and a line feed at its end, and nothing for no text. A reader that went away is no error; a full
  /// disk is.
  package static func write(_ text: String) throws(CommandFailure) {
    guard !text.isEmpty else { return }
    let error = StandardStream.output.write(text.hasSuffix("\n") ? text : text + "\n")
    guard let error, error != EPIPE else { return }
    throw CommandFailure(AtomicFile.Failure(path: "the standard output", number: error))
  }

  /// Writes the path of a file that was made. A terminal gets it without control characters, a program as it is.
  package static func write(path: String) throws(CommandFailure) {
    try write(isTerminal ? PrintableText.cleaned(path) : path)
  }

  package static var isTerminal: Bool { StandardStream.output.isTerminal }
}

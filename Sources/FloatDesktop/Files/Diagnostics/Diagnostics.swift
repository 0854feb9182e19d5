import Glibc

/// Lines for people on the standard error; data goes to the standard output.
///
/// The one place that prints them: a text may hold anything, such as a stranger's file name, and none of it reaches the
/// terminal as a control character.
package enum Diagnostics {
  package static func error(_ text: String) { line("floatdesktop: error: \(PrintableText.cleaned(text))") }
  package static func warning(_ text: String) {
    line("floatdesktop: warning: \(PrintableText.cleaned(text))")
  }
  package static func notice(_ text: String) { line("floatdesktop: \(PrintableText.cleaned(text))") }

  /// Problems in files, with their places; coloured on a terminal unless `NO_COLOR` is set.
  package static func show(_ diagnostics: [Diagnostic]) {
    let colored = TerminalColors.enabled(
      environment: Environment.terminal, isTerminal: TerminalColors.isTerminal(STDERR_FILENO))
    for diagnostic in diagnostics { line(diagnostic.text(colored: colored)) }
  }

  private static func line(_ text: String) {
    var line = text + "\n"
    _ = line.withUTF8 { LineWriter.write($0, to: STDERR_FILENO) }
  }
}

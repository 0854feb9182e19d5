import Glibc

/// Lines for people on the standard error; data goes to the standard output.
///
/// They are never coloured, whatever the terminal and `NO_COLOR` say.
enum Diagnostics {
  static func error(_ text: String) { line("floatdesktop: error: \(text)") }
  static func warning(_ text: String) { line("floatdesktop: warning: \(text)") }
  static func notice(_ text: String) { line("floatdesktop: \(text)") }

  /// A text that is complete already, such as `FILE:LINE:COL: error: …`.
  static func line(_ text: String) {
    var line = text + "\n"
    _ = line.withUTF8 { LineWriter.write($0, to: STDERR_FILENO) }
  }
}

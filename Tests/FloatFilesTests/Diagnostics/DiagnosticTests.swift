import FloatCore
import Testing

@testable import FloatFiles

@Suite struct DiagnosticTests {
  private func text(_ line: String, column: Int) -> String {
    Diagnostic(
      file: "c.yaml", position: SourcePosition(line: 3, column: column), key: "ball.diameter",
      reason: "wrong",
      kept: "60pt", sourceLine: line
    ).text()
  }

  @Test func shows_the_line_and_a_caret_under_the_column() {
    #expect(
      text("ball.diameter: 58", column: 16)
        == "c.yaml:3:16: error: ball.diameter: wrong (keeping 60pt)\n"
        + "  ball.diameter: 58\n" + "                 ^")
  }

  @Test func the_caret_allows_for_wide_and_combining_characters() {
    // 球 is two cells wide; e and its accent are one.
    #expect(text("球e\u{301}: x", column: 6).hasSuffix("\n  球e\u{301}: x\n       ^"))
    #expect(text("\tx: y", column: 5).hasSuffix("\n  \tx: y\n  \t   ^"))
  }

  @Test func long_lines_are_cut_around_the_column() {
    let line = String(repeating: "a", count: 500) + "X" + String(repeating: "b", count: 500)
    let lines = text(line, column: 501).split(separator: "\n")
    #expect(
      lines[1] == "  …" + String(repeating: "a", count: 60) + "X" + String(repeating: "b", count: 59) + "…")
    #expect(lines[2] == "   " + String(repeating: " ", count: 60) + "^")
  }

  @Test func nothing_from_a_file_reaches_the_terminal_as_a_control_code() {
    let diagnostic = Diagnostic(
      file: "a\u{1B}[31m", position: SourcePosition(line: 1, column: 1), key: "k\u{7}", reason: "r\nq",
      kept: "\u{202E}x", sourceLine: "\u{1B}]0;title\u{7}")
    let harmful = diagnostic.text().unicodeScalars.filter {
      ($0.value < 32 && $0 != "\n") || $0.value == 0x202E
    }
    #expect(harmful.isEmpty)
    #expect(diagnostic.text().split(separator: "\n").count == 3)
  }

  @Test func colours_surround_the_same_text() {
    let diagnostic = Diagnostic(file: "-o", key: "a.b", reason: "wrong")
    #expect(diagnostic.text() == "-o: error: a.b: wrong")
    #expect(diagnostic.text(colored: true) == "\u{1B}[1m-o:\u{1B}[0m \u{1B}[1;31merror:\u{1B}[0m a.b: wrong")
  }

  @Test func colour_is_for_terminals_and_can_be_switched_off() {
    #expect(TerminalColors.enabled(environment: [:], isTerminal: true))
    #expect(TerminalColors.enabled(environment: ["NO_COLOR": ""], isTerminal: true))
    #expect(!TerminalColors.enabled(environment: ["NO_COLOR": "1"], isTerminal: true))
    #expect(!TerminalColors.enabled(environment: ["TERM": "dumb"], isTerminal: true))
    #expect(!TerminalColors.enabled(environment: [:], isTerminal: false))
  }
}

package import FloatFiles
import Glibc

/// The outcome of a suite in Markdown, which GitHub shows on the page of the run.
package enum StepSummary {
  /// The most failures that are listed; GitHub takes a mebibyte.
  private static let limit = 200
  private static let longestMessage = 500

  package static func text(of outcome: SuiteOutcome) -> String {
    var lines = [
      "### Screenshots: \(cell(outcome.root))", "", cell(outcome.lines(seconds: nil).last ?? ""), "",
    ]
    for warning in outcome.fontWarnings { lines += ["> Warning: \(cell(warning))", ""] }
    let rows =
      outcome.problems.map { [$0.name, "cannot be read", $0.text] }
      + outcome.failures.map { [$0.id, $0.status.rawValue, $0.message] }
    guard !rows.isEmpty else { return lines.joined(separator: "\n") }
    lines += ["| snapshot | outcome | what |", "|---|---|---|"]
    lines += rows.prefix(limit).map { "| " + $0.map(cell).joined(separator: " | ") + " |" }
    if rows.count > limit { lines += ["", "And \(rows.count - limit) more."] }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Adds a text to the file that GitHub names for it; several steps may share it.
  package static func add(_ text: String, to path: String) throws(AtomicFile.Failure) {
    let file = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o644)
    guard file >= 0 else { throw AtomicFile.Failure(path: path) }
    defer { close(file) }
    if let error = Array((text + "\n").utf8).withUnsafeBufferPointer({ LineWriter.write($0, to: file) }) {
      throw AtomicFile.Failure(path: path, number: error)
    }
  }

  /// A text in one line that Markdown takes for nothing else.
  private static func cell(_ text: String) -> String {
    let line = PrintableText.cleaned(text.replacing("\n", with: "; "))
    return MarkupText.escaped(PrintableText.shortened(line, to: longestMessage)).map { letter in
      "\\|`*_[]~".contains(letter) ? "\\\(letter)" : "\(letter)"
    }.joined()
  }
}

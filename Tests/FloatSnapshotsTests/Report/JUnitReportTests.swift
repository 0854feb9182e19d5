import Testing

@testable import FloatFiles
@testable import FloatSnapshots
@testable import FloatTestSupport

@Suite struct JUnitReportTests {
  private func problem(_ name: String) -> SuiteProblem {
    SuiteProblem(name: name, diagnostics: [Diagnostic(file: "\(name).yaml", reason: "tup")])
  }

  @Test func a_scenario_that_cannot_be_read_counts_as_a_test_and_as_an_error() {
    var outcome = SuiteOutcome(root: "s")
    outcome.results = [
      SnapshotResult(scenario: "a", name: "b@2x", status: .passed),
      SnapshotResult(scenario: "a", name: "c@2x", status: .different),
    ]
    outcome.problems = [problem("d")]
    let text = JUnitReport.text(of: outcome)
    #expect(text.contains(#"<testsuite name="s" tests="3" failures="1" errors="1" "#), "\(text)")
  }

  /// The likely reason for a difference on another machine.
  @Test func a_missing_font_is_in_every_report() throws {
    var outcome = SuiteOutcome(root: "s")
    let warning = "font family Inter is not installed (its text is set in DejaVu <Sans>)"
    for status in [SnapshotResult.Status.passed, .different] {
      var result = SnapshotResult(scenario: "a", name: "\(status)", status: status)
      result.fontWarnings = [warning]
      outcome.results.append(result)
    }
    let escaped = warning.replacing("<", with: "&lt;").replacing(">", with: "&gt;")
    #expect(JUnitReport.text(of: outcome).contains("<system-err>warning: \(escaped)</system-err>"))
    #expect(HTMLReport.text(of: outcome).contains("Warning: \(escaped)"))
    #expect(StepSummary.text(of: outcome).contains("> Warning: \(escaped)"))
    #expect(outcome.lines(seconds: nil).filter { $0 == "warning     \(warning)" }.count == 1)
    let folder = try TemporaryDirectory()
    try folder.write("steps: [{snapshot: a}]\n", to: "a.yaml")
    let annotations = GitHubAnnotations.lines(of: outcome, try SuitePlan(folder.path))
    #expect(annotations.filter { $0 == "::warning title=missing font::\(warning)" }.count == 1)
  }

  @Test func a_summary_is_a_table_of_what_failed_in_plain_words() {
    var outcome = SuiteOutcome(root: "shots", scenarioCount: 1)
    outcome.results = [
      SnapshotResult(scenario: "a", name: "b@2x", status: .passed),
      SnapshotResult(scenario: "a", name: "c@2x", status: .different, message: "1 | 2 *pixels*\nand <more>"),
    ]
    outcome.problems = [problem("d")]
    let text = StepSummary.text(of: outcome)
    #expect(text.hasPrefix("### Screenshots: shots\n\n2 snapshots of 1 scenario: 1 match, 1 differ, "))
    #expect(text.contains("| d | cannot be read | d.yaml: error: tup |\n"))
    #expect(text.contains(#"| a/c@2x | different | 1 \| 2 \*pixels\*; and &lt;more&gt; |"# + "\n"))
    #expect(!text.contains("b@2x"))
    outcome.problems = (0..<300).map { problem("d\($0)") }
    #expect(StepSummary.text(of: outcome).contains("And 101 more."))
  }
}

import Testing

@testable import FloatSnapshots

@Suite struct JUnitReportTests {
  @Test func a_scenario_that_cannot_be_read_counts_as_a_test_and_as_an_error() {
    var outcome = SuiteOutcome(root: "s")
    outcome.results = [
      SnapshotResult(scenario: "a", name: "b@2x", status: .passed),
      SnapshotResult(scenario: "a", name: "c@2x", status: .different),
    ]
    outcome.problems = [SuiteOutcome.Problem(scenario: "d", text: "e")]
    let text = JUnitReport.text(of: outcome)
    #expect(text.contains(#"<testsuite name="s" tests="3" failures="1" errors="1" "#), "\(text)")
  }
}

import Testing

@testable import FloatFiles
@testable import FloatSnapshots

@Suite struct SuiteOutcomeTests {
  @Test func names_of_files_cannot_steer_a_terminal() {
    var outcome = SuiteOutcome(root: "s")
    outcome.results = [
      SnapshotResult(scenario: "a\u{1B}]0;x\u{7}", name: "b", status: .different, message: "c\u{9B}2J")
    ]
    let problems = ["e\u{1B}[2m", "f"].map { Diagnostic(file: $0, reason: "wrong") }
    outcome.problems = [SuiteProblem(name: "d\u{1B}[1m", diagnostics: problems)]
    outcome.stale = ["g\u{1B}[3m"]
    let text = outcome.lines(seconds: nil).joined()
    #expect(!text.unicodeScalars.contains { $0.value < 32 || 127..<160 ~= $0.value }, "\(text)")
    #expect(text.contains("e\u{FFFD}[2m: error: wrong; f: error: wrong"))
  }

  @Test func what_is_broken_as_a_whole_has_a_name_of_its_own() {
    let result = SnapshotResult(scenario: "deep/a", name: "", variant: ".dark", status: .broken)
    #expect(result.id == "deep/a.dark")
    #expect(result.title == "a.dark")
    #expect(SnapshotResult(scenario: "deep/a", name: "b@2x", status: .broken).title == "b@2x")
  }
}

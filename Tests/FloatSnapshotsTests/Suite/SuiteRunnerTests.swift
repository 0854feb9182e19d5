import Testing

@testable import FloatFiles
@testable import FloatSnapshots
@testable import FloatTestSupport

@Suite struct SuiteRunnerTests {
  @Test func a_single_unit_is_run_by_this_process_however_many_may_be_started() throws {
    let folder = try TemporaryDirectory()
    try folder.write(
      "text: boxes\nmatrix: {scales: [0.25]}\nsteps:\n  - snapshot: a\n", to: "s.yaml")
    let runner = SuiteRunner(try SuitePlan(folder.path), options: SuiteOptions(mode: .all))
    // Another process would be one of these tests, which run no suite.
    let results = try runner.run(jobs: 4, options: [], suite: folder.path)
    #expect(results.map(\.status) == [.accepted], "\(results.map(\.message))")
  }
}

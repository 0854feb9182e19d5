import FloatCore
import FloatDesktopTesting
import Testing

@Suite struct ScenarioLoadingTests {
  @Test func a_scenario_is_read_from_a_text() throws {
    let scenario = try Scenario(yaml: "steps:\n  - wait: 1s\n  - snapshot: end\n")
    #expect(scenario.steps.map(\.value) == [.hand(.wait(1)), .snapshot("end")])
  }

  @Test func a_mistake_is_told_with_its_place() {
    #expect {
      try Scenario(yaml: "steps:\n  - tup: ball\n")
    } throws: {
      String(describing: $0).contains("scenario:2:5") && String(describing: $0).contains("tap")
    }
  }
}

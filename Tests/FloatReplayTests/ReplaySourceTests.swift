import Testing

@testable import FloatFiles
@testable import FloatReplay

@Suite struct ReplaySourceTests {
  @Test(arguments: [("..", "shots/.."), ("tides", "shots/tides"), ("/my/tides", "/my/tides")])
  func a_scenarios_prototype_is_beside_it_unless_its_path_is_whole(given: String, found: String) throws {
    let scenario = try ScenarioFile.parse(
      Array("prototype: \(given)\nsteps:\n  - settle\n".utf8), name: "shots/a.yaml")
    #expect(ReplaySource(scenario, file: "shots/a.yaml").prototype == found)
  }
}

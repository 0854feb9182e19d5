import FloatCore
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

  @Test func a_recording_is_played_in_the_prototype_that_it_is_of() throws {
    func setup(_ id: String?, in folder: String? = nil) throws -> PrototypeSetup {
      var choices = PrototypeChoices()
      choices.prototype = folder
      return try PrototypeSetup(
        choices, mode: .headless, source: ReplaySource(Recording(header: RecordingHeader(prototype: id))))
    }
    let assets = try Assets.locate()
    let tides = try setup("tides")
    #expect(tides.prototypeName == "Tides" && tides.header.prototype == "tides")
    #expect(try setup(nil).header.prototype == nil)
    #expect(try setup("my-app", in: assets.path("prototypes/ledger")).header.prototype == "ledger")
    for unknown in ["my-app", "../prototypes/tides", ".."] {
      #expect { try setup(unknown) } throws: { error in
        (error as? CommandFailure)?.message.contains("name its folder with --prototype") == true
      }
    }
  }

  @Test(arguments: [true, false])
  func a_window_is_told_what_happens_and_not_where_it_ends(isRecording: Bool) throws {
    let recording = """
      {"floatdesktop":1,"device":"iphone-x"}
      {"t":1,"type":"pointer","phase":"down","id":0,"x":200,"y":180}
      {"t":1.05,"type":"pointer","phase":"up","id":0,"x":200,"y":180}
      """
    let source =
      isRecording
      ? ReplaySource(try RecordingReader.parse(Array(recording.utf8), name: "a.jsonl"))
      : ReplaySource(
        try ScenarioFile.parse(Array("steps:\n  - wait: 1s\n  - tap: [200, 180]\n".utf8), name: "a.yaml"),
        file: "a.yaml")
    let setup = try PrototypeSetup(PrototypeChoices(), mode: .headless, source: source)
    let (script, timeline) = (try setup.script(), try setup.timeline())
    #expect(script.start.state == timeline.start.state)
    #expect(script.inputs == timeline.inputs && script.inputs.count == 2)
    #expect(timeline.last.state.stack.count == 2)
  }
}

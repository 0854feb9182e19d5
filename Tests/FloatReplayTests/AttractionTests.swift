import FloatCore
import FloatFiles
import Testing

@testable import FloatDesk
@testable import FloatReplay
@testable import FloatTestSupport

/// The files that a stand plays: those that fit it, and what is said of the others.
@Suite struct AttractionTests {
  private static let header = "{\"floatdesktop\":1,\"device\":"

  @Test(
    arguments: [
      ("a.yaml", "steps:\n  - wait: 1ms\n  - panel: open\n", 3, "a stand has neither a panel"),
      ("a.yaml", "steps:\n  - clock: pause\n  - wait: 1ms\n", 2, "a stand has neither a panel"),
      ("a.yaml", "steps:\n  - resize: [500, 600]\n", 2, "its screen keeps its size"),
      (
        "a.jsonl", header + "\"iphone-x\"}\n{\"t\":1,\"type\":\"resize\",\"w\":300,\"h\":600}\n", 1,
        "leave out the lines of type resize"
      ),
      ("a.yaml", "steps: [wait: 1ms]\ndevice: ipad-mini\n", 2, "device: the stand shows iphone-x"),
      ("a.yaml", "steps: [wait: 1ms]\nlanguage: zh-Hans\n", 2, "language: the stand speaks en"),
      ("a.jsonl", header + "\"ipad-mini\"}\n", 1, "device: the stand shows iphone-x"),
      (
        "a.jsonl", header + "\"iphone-x\",\"prototype\":\"tides\"}\n", 1,
        "prototype: the stand shows the demo"
      ),
      ("a.jsonl", header + "\"iphone-x\",\"language\":\"zh-Hans\"}\n", 1, "language: the stand speaks en"),
    ] as [(String, String, Int, String)])
  func a_file_that_does_not_fit_is_refused_with_its_line(
    name: String, text: String, line: Int, says: String
  ) throws {
    let folder = try TemporaryDirectory()
    let file = try folder.write(text, to: name)
    let stand = try PrototypeSetup()
    let error = #expect(throws: CommandFailure.self) { _ = try stand.attraction(.either(file)) }
    #expect(error?.code == .badData)
    #expect(error?.problems.first?.position?.line == line)
    #expect(error?.reason.contains(says) == true, "\(error?.reason ?? "")")
  }

  @Test func a_scenario_of_another_prototype_is_refused_and_one_of_this_is_not() throws {
    let folder = try TemporaryDirectory()
    let tides = try Assets.locate().path("prototypes/tides")
    let file = try folder.write("prototype: \(tides)\nsteps: [wait: 1ms]\n", to: "a.yaml")
    #expect(throws: CommandFailure.self) { _ = try PrototypeSetup().attraction(.either(file)) }
    for named in [tides, tides + "/prototype.yaml"] {
      let stand = try PrototypeSetup { $0.prototype = named }
      #expect(throws: Never.self) { _ = try stand.attraction(.either(file)) }
    }
  }

  @Test func a_scenario_begins_with_the_stands_values_and_a_recording_with_its_own() throws {
    let folder = try TemporaryDirectory()
    let scenario = try folder.write("presets: [db-badge]\nsteps: [wait: 1s]\n", to: "a.yaml")
    let recording = try folder.write(Self.header + "\"iphone-x\"}\n", to: "a.jsonl")
    let stand = try PrototypeSetup { $0.overrides = ["ball.diameter=70pt"] }
    let played = try stand.attraction(.either(scenario))
    #expect(played.start.tuned.text(for: "ball.diameter") == "70pt")
    #expect(played.start.tuned != stand.makePrototype().tuned)
    #expect(played.end == 1)
    let replayed = try stand.attraction(.either(recording))
    #expect(replayed.start.tuned.text(for: "ball.diameter") != "70pt")
  }

  @Test(arguments: ["suspension-entrance", "floatballmanager", "jx-float", "db-badge", "zd-push"])
  func a_shipped_tour_plays_on_a_stand(system: String) throws {
    let tour = try PrototypeSetup().attraction(.either(Assets.locate().path("scenarios/tour-\(system).yaml")))
    #expect((4...20).contains(tour.end))
    #expect(!tour.inputs.isEmpty)
  }
}

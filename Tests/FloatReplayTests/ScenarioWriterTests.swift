import FloatCore
import Testing

@testable import FloatFiles
@testable import FloatReplay
@testable import FloatTestSupport

@Suite struct ScenarioWriterTests {
  private func recording(_ scenario: String) throws -> (Recording, Prototype, PrototypeState) {
    let timeline = try Timeline.playing(scenario)
    return (Recording(inputs: timeline.inputs), timeline.start, timeline.last.state)
  }

  @Test func the_last_motion_is_traced_and_no_line_is_lost() {
    #expect(
      ScenarioWriter.traced("# A gesture.\n\nsteps:\n  - settle\n  - tap: back\n  - settle\n")
        == "# A gesture.\n\nsteps:\n  - settle\n  - tap: back\n  - trace: motion\n")
  }

  @Test func a_tap_becomes_its_element() throws {
    let (recording, prototype, _) = try recording(
      "steps: [{wait: 300ms}, {tap: row:chat-2}, settle, {wait: 1s}, {tap: back}, settle]")
    let text = ScenarioWriter.text(of: recording, name: "take.jsonl", prototype: prototype, tolerance: 2)
    #expect(
      text.hasPrefix("# From take.jsonl.\ndevice: iphone-x\nsteps:\n  - wait: 300ms\n  - tap: row:chat-2\n"))
    #expect(text.contains("  - tap: back\n"))
    #expect(text.hasSuffix("  - settle\n  - snapshot: end\n"))
  }

  @Test func calls_stay_calls() throws {
    let steps = """
      steps: [{call: {collect: article-1}}, settle, {call: {move-ball: {edge: left, fraction: 0.25}}}, settle, {call: clear}, settle]
      """
    let (recording, prototype, end) = try recording(steps)
    let text = ScenarioWriter.text(of: recording, name: "take.jsonl", prototype: prototype, tolerance: 2)
    #expect(text.contains("  - call: {collect: article-1}\n"))
    #expect(text.contains("  - call: {move-ball: {edge: left, fraction: 0.25}}\n"))
    #expect(text.contains("  - call: clear\n"))
    #expect(try Timeline.playing(text, from: prototype).last.state == end)
  }

  @Test func a_prototype_is_named_from_the_scenarios_folder_on() throws {
    let home = try TemporaryDirectory()
    let page = "layout: list, title: A, content: {rows: [{icon: icons/article, title: B}]}"
    try home.write("floatdesktop: 1\npages: {home: {\(page)}}\n", to: "my-app/prototype.yaml")
    for folder in ["shots", "my-app/scenarios"] { try home.write("", to: folder + "/none.txt") }
    func path(_ prototype: String, from folder: String?) throws -> String? {
      try PrototypeSetup { $0.prototype = prototype }.prototypePath(from: folder)
    }
    let app = home.path + "/my-app"
    for (folder, way) in [("shots", "../my-app"), ("my-app/scenarios", ".."), ("my-app", ".")] {
      #expect(try path(app, from: home.path + "/" + folder) == way)
    }
    for folder in [nil, home.path + "/not/there"] {
      #expect(try path(app, from: folder) == Folder.absolute(app))
    }
    // The path is the same for every folder of the scenario.
    let tides = try Assets.locate().path("prototypes/tides")
    #expect(try path(tides + "/../tides", from: home.path) == tides)
    // Other readers of YAML would take this name of a device for nothing.
    let text = ScenarioWriter.text(
      of: Recording(), name: "t", prototype: Prototype(), tolerance: 0, folder: "../my app: 1", device: "null"
    )
    let written = try ScenarioFile.parse(Array(text.utf8), name: "written")
    #expect(written.prototype?.value == "../my app: 1")
    #expect(written.device?.value == "null")
    #expect(text.contains("\"null\""))
  }

  @Test func a_key_that_means_nothing_to_the_phone_is_left_out() throws {
    let recording = Recording(inputs: [
      TimedInput(time: 0.1, .key("\u{1B}")), TimedInput(time: 0.2, .key("Escape")),
      TimedInput(time: 0.3, .key("a")),
    ])
    let text = ScenarioWriter.text(of: recording, name: "t", prototype: Prototype(), tolerance: 0)
    let steps = try ScenarioFile.parse(Array(text.utf8), name: "written").steps.map(\.value)
    #expect(steps.filter { if case .hand(.key) = $0 { true } else { false } } == [.hand(.key("Escape"))])
    #expect(text.contains("# A key without a meaning for the phone was left out.\n"))
  }

  @Test(arguments: [2.0, 0.5, 0])
  func what_was_done_is_done_again(tolerance: Double) throws {
    let (recording, prototype, expected) = try recording(
      """
      steps:
        - tap: row:chat-1
        - settle
        - tap: row:article-1
        - settle
        - press: [3, 420]
        - move: {to: [215, 600], over: 300ms}
        - wait: 200ms
        - move: {to: [322, 742], over: 150ms}
        - wait: 80ms
        - release
        - settle
        - wheel: {at: [100, 400], dy: -60}
        - settle
        - key: Escape
        - settle
      """)
    let text = ScenarioWriter.text(of: recording, name: "r", prototype: prototype, tolerance: tolerance)
    let again = try Timeline.playing(text, from: prototype).last.state
    #expect(again.stack == expected.stack, "\(text)")
    #expect(again.ball.items == expected.ball.items, "\(text)")
    #expect(expected.ball.items == ["article-1"])
    // A path of 54 samples has two straight parts with a rest between them.
    if tolerance == 2 { #expect(text.split(separator: "\n").count { $0.contains("move:") } <= 4, "\(text)") }
  }

  @Test func a_press_that_nothing_ends_stays_pressed() throws {
    let (recording, prototype, _) = try recording("steps: [{press: [3, 420]}, {move: {to: [100, 420]}}]")
    let text = ScenarioWriter.text(of: recording, name: "r", prototype: prototype, tolerance: 2)
    #expect(!text.contains("settle"))
    #expect(text.contains("press: [3, 420]"))
  }

  private typealias Sample = (time: Double, x: Double, y: Double)

  /// The steps that a path of samples becomes, from a press to its release.
  private func steps(_ samples: [Sample], tolerance: Double) -> [String] {
    let inputs = samples.enumerated().map { index, sample in
      let phase: PointerPhase = index == 0 ? .down : index == samples.count - 1 ? .up : .move
      return TimedInput(time: sample.time, .pointer(phase, id: 0, at: Point(sample.x, sample.y)))
    }
    let text = ScenarioWriter.text(
      of: Recording(inputs: inputs), name: "r", prototype: Prototype(), tolerance: tolerance)
    return text.split(separator: "\n").filter { $0.hasPrefix("  - ") }.map { String($0.dropFirst(4)) }
  }

  @Test func a_path_keeps_its_corners() {
    let samples = (0...20).map { index -> Sample in
      let (down, right) = (min(index, 10), max(index - 10, 0))
      return (0.1 + 0.02 * Double(index), 100 + 15 * Double(right), 400 + 10 * Double(down))
    }
    #expect(
      steps(samples, tolerance: 2) == [
        "wait: 100ms", "press: [100, 400]", "move: {to: [100, 500], over: 200ms}",
        "move: {to: [250, 500], over: 200ms}", "release", "settle", "snapshot: end",
      ])
  }

  @Test func samples_of_one_millisecond_take_no_time() {
    #expect(
      steps([(0.1, 100, 400), (0.12, 140, 400), (0.1202, 150, 400), (0.14, 150, 400)], tolerance: 0)
        .contains("move: {to: [150, 400], over: 0ms}"))
  }

  @Test(arguments: [(0.3, true), (0.5, false)])
  func a_press_is_a_tap_while_it_is_short(seconds: Double, isTap: Bool) {
    let steps = steps([(0.1, 100, 30), (0.1 + seconds, 100, 30)], tolerance: 2)
    #expect(steps.contains { $0.hasPrefix("tap: ") } == isTap, "\(steps)")
  }

  /// A tap of a scenario is shorter than this one of 30 ms, after which another press comes during the push.
  @Test func a_press_soon_after_a_tap_is_written_as_it_was() throws {
    let touches: [(Double, Double, Double, String)] = [
      (254.05, 158.8, 2.15, "down"), (254.05, 158.8, 2.18, "up"), (292.75, 491.98, 2.23, "down"),
      (95.25, 496.61, 3.246, "move"), (188.5, 601.74, 3.262, "move"), (375, 812, 3.31, "up"),
      (130.2, 712.04, 4.31, "down"), (130.2, 712.04, 4.34, "up"),
    ]
    let lines = touches.map { x, y, t, phase in
      "{\"type\":\"pointer\",\"phase\":\"\(phase)\",\"id\":0,\"x\":\(x),\"y\":\(y),\"t\":\(t)}"
    }
    let text = (["{\"floatdesktop\": 1, \"device\": \"iphone-x\"}"] + lines).joined(separator: "\n")
    let recording = try RecordingReader.parse(Array(text.utf8), name: "take.jsonl")
    let written = try ScenarioWriter.faithfulText(
      of: recording, file: "take.jsonl", prototype: nil, device: nil, in: nil)
    #expect(written.isSame, "\(written.text)")
    #expect(written.text.contains("  - release\n"))
  }

  /// Scenarios have no page with so long a name.
  @Test func a_scenario_that_cannot_be_played_is_not_written() {
    let call = Call.collect(PageID(String(repeating: "a", count: 201)))
    let recording = Recording(
      header: RecordingHeader(device: "iphone-x"), inputs: [TimedInput(time: 1, .call(call))])
    #expect(throws: CommandFailure.self) {
      try ScenarioWriter.faithfulText(
        of: recording, file: "take.jsonl", prototype: nil, device: nil, in: nil)
    }
  }
}

import Testing

@testable import FloatCore
@testable import FloatFiles

@Suite struct ScenarioFileTests {
  private func read(_ text: String) throws(DataError) -> Scenario {
    try ScenarioFile.parse(Array(text.utf8), name: "s.yaml")
  }

  private func problems(_ text: String) -> [String] {
    do throws(DataError) {
      _ = try read(text)
      return []
    } catch {
      return error.diagnostics.map(\.summary)
    }
  }

  @Test func reads_every_step() throws {
    let scenario = try read(
      """
      # collect an article
      device: iphone-x
      presets: [wechat, dark-badge]
      appearance: dark
      language: zh-Hans
      options:
        ball.diameter: 70pt
        ball:
          snap.response: 0.3s
      steps:
        - tap: row:article-1
        - tap: [187.5, 400pt]
        - press: ball
        - move: {to: [10, -20], over: 250ms}
        - move: back
        - release
        - cancel
        - drag: {from: [3, 400], to: ball, over: 0.2s, hold: 100ms, release: true}
        - drag: {from: ball, to: [0, 0]}
        - long-press: ball
        - long-press: {at: ball, for: 1s, release: false}
        - wheel: {at: [10, 20], dy: -40}
        - key: Escape
        - wait: 120ms
        - settle
        - settle:
        - set: {ball.diameter: 60pt, ball.snap.response: 420ms}
        - panel: open
        - panel: {search: snap response}
        - panel: {type: {ball.diameter: 60*1.2}}
        - panel: {inspect: ball}
        - panel: {preset: soft}
        - resize: [390, 844]
        - clock: pause
        - clock: {step: -3}
        - clock: {scrub: 1.5s}
        - clock: {speed: 0.25}
        - snapshot: 列表-open_2.x
      """)
    #expect(scenario.device == Placed("iphone-x", at: SourcePosition(line: 2, column: 9)))
    #expect(scenario.presets.map(\.value) == ["wechat", "dark-badge"])
    #expect(scenario.appearance == .dark)
    #expect(scenario.language?.value == "zh-Hans")
    #expect(
      scenario.options == [
        Placed(
          ConfigurationValue(key: "ball.diameter", value: "70pt"), at: SourcePosition(line: 7, column: 18)),
        Placed(
          ConfigurationValue(key: "ball.snap.response", value: "0.3s"),
          at: SourcePosition(line: 9, column: 20)),
      ])
    #expect(
      scenario.steps.map(\.value) == [
        .tap(.element("row:article-1")),
        .tap(.point(Point(187.5, 400))),
        .press(.element("ball")),
        .move(to: .point(Point(10, -20)), over: 0.25),
        .move(to: .element("back"), over: ScenarioStep.moveDuration),
        .release,
        .cancel,
        .drag(from: .point(Point(3, 400)), to: .element("ball"), over: 0.2, hold: 0.1, release: true),
        .drag(
          from: .element("ball"), to: .point(.zero), over: ScenarioStep.moveDuration, hold: 0, release: false),
        .longPress(.element("ball"), duration: ScenarioStep.longPressDuration, release: true),
        .longPress(.element("ball"), duration: 1, release: false),
        .wheel(at: .point(Point(10, 20)), dx: 0, dy: -40),
        .key("Escape"),
        .wait(0.12),
        .settle,
        .settle,
        .set([
          ConfigurationValue(key: "ball.diameter", value: "60pt"),
          ConfigurationValue(key: "ball.snap.response", value: "420ms"),
        ]),
        .panel(.open), .panel(.search("snap response")),
        .panel(.type([ConfigurationValue(key: "ball.diameter", value: "60*1.2")])),
        .panel(.inspect(.element("ball"))), .panel(.preset("soft")),
        .resize(Size(390, 844)),
        .clock(.pause),
        .clock(.step(-3)),
        .clock(.scrub(to: 1.5)),
        .clock(.speed(0.25)),
        .snapshot("列表-open_2.x"),
      ])
    #expect(scenario.steps[0].position == SourcePosition(line: 11, column: 5))
    #expect(scenario.steps[5].position == SourcePosition(line: 16, column: 5))
  }

  @Test func one_preset_may_stand_alone() throws {
    #expect(try read("presets: wechat\nsteps: []").presets.map(\.value) == ["wechat"])
  }

  private static let keys = ScenarioSchema.file.names.joined(separator: ", ")

  @Test(arguments: [
    ("", "1:1: error: the file is empty; it takes keys and values: " + keys),
    ("- tap: ball", "1:1: error: takes keys and values, not a list: " + keys),
    ("device: x", "1:1: error: steps: is missing"),
    ("setps: []\nsteps: []", "1:1: error: setps: unknown key; did you mean steps?"),
    ("steps: []\nsteps: []", "2:1: error: steps: given twice, first at line 1, column 1; remove one"),
    ("steps: tap", "1:8: error: steps: takes a list, not text"),
    ("steps: []\ndevice: [a]", "2:9: error: device: takes text, not a list"),
    ("steps: []\ndevice:", "2:1: error: device: has no value"),
    (
      "steps: []\nappearance: drak",
      "2:13: error: appearance: \"drak\" is not one of light, dark; did you mean dark?"
    ),
    (
      "steps: []\noptions: {ball.diameter: 5}",
      "2:26: error: ball.diameter: \"5\" is out of range; use 20pt to 160pt"
    ),
    (
      "steps: []\noptions:\n  bal.diameter: 5pt",
      "3:3: error: bal.diameter: unknown key here; it belongs at ball.diameter"
    ),
    ("steps:\n\t- tap: ball", "2:1: error: a tab cannot indent in YAML; use spaces"),
  ])
  func the_top_is_checked(_ text: String, _ message: String) {
    #expect(problems(text) == ["s.yaml:" + message])
  }

  @Test(arguments: [
    ("tpa: ball", "5: error: tpa: unknown step; did you mean tap?"),
    ("longpress: ball", "5: error: longpress: unknown step; did you mean long-press?"),
    (
      "frobnicate",
      "5: error: frobnicate: unknown step; use one of tap, press, move, release, cancel, drag, "
        + "long-press, context-menu, wheel, key, wait, settle, set, panel, resize, clock, window, snapshot, trace, filmstrip"
    ),
    ("tap", "5: error: tap: has no value; write \"tap: ball\" or \"tap: [100, 200]\""),
    ("wait:", "5: error: wait: has no value; write \"wait: 120ms\""),
    ("tap: {x: 1}", "10: error: tap: takes an element's id or a place, as in [x, y]"),
    ("tap: [1]", "10: error: tap: takes 2 numbers, as in [x, y]"),
    ("tap: [1, two]", "14: error: tap: \"two\" is not a plain number; write it like 1"),
    ("tap: [1, 2px]", "14: error: tap: takes a plain number, without the unit \"px\""),
    ("tap: [1, 1000000]", "14: error: tap: \"1000000\" is out of range; use -100000 to 100000"),
    ("tap: \"\"", "10: error: tap: has no value"),
    (
      "{tap: ball, wait: 1s}",
      "17: error: one step holds one word; start \"wait\" on its own line with \"- \""
    ),
    ("[tap]", "5: error: expected a step, as in \"tap: ball\", not a list"),
    ("{}", "5: error: an empty step; remove it"),
    ("", "4: error: an empty step; remove it"),
    ("release: now", "14: error: release: takes no value; write \"- release\""),
    ("wait: 120", "11: error: wait: \"120\" has no unit (ms or s); write 120ms"),
    ("wait: -1s", "11: error: wait: \"-1s\" is out of range; use 0ms to 600s"),
    ("wait: soon", "11: error: wait: \"soon\" is not a time; write it like 1s"),
    ("move: {over: 1s}", "11: error: move.to: is missing"),
    ("drag: ball", "11: error: drag: takes keys and values, not text: from, to, over, hold, release"),
    ("drag: {form: ball, to: back}", "12: error: drag.form: unknown key; did you mean from?"),
    ("drag: {from: a, to: b, over: fast}", "34: error: drag.over: \"fast\" is not a time; write it like 1s"),
    ("drag: {from: a, to: b, release: yes}", "37: error: drag.release: \"yes\" is not a switch; write true"),
    (
      "drag: {from: a, to: b, to: c}",
      "28: error: drag.to: given twice, first at line 2, column 21; remove one"
    ),
    ("drag: {from: a, to: }", "21: error: drag.to: has no value"),
    ("wheel: {at: [1, 2]}", "12: error: wheel: needs dx or dy, in points"),
    ("wheel: {dy: 1}", "12: error: wheel.at: is missing"),
    ("set: ball.diameter", "10: error: set: takes keys and values, as in \"set: {ball.diameter: 70pt}\""),
    ("set: {ball.diametr: 70pt}", "11: error: ball.diametr: unknown key; did you mean ball.diameter?"),
    ("set: {ball.diameter: 70}", "26: error: ball.diameter: \"70\" has no unit (pt); write 70pt"),
    (
      "set: {ball: {diameter: 70pt}}",
      "17: error: ball: takes one value; write the key with dots, as in ball.diameter"
    ),
    ("panel: save", "12: error: panel: a scenario saves nothing; leave the step out"),
    ("panel: search", "12: error: panel: search needs a value, as in \"panel: {search: ball}\""),
    (
      "panel: {type: {ball.diametre: 60}}",
      "20: error: ball.diametre: unknown key; did you mean ball.diameter?"
    ),
    ("window: {key: F1x}", "19: error: window.key: \"F1x\" is not a key; did you mean F1?"),
    ("window: {size: [900, 20]}", "26: error: window.size: \"20\" is out of range; use 120 to 8192"),
    ("clock:", "5: error: clock: has no value; write \"clock: pause\" or \"clock: {step: -3}\""),
    ("clock: pase", "12: error: clock.pase: unknown action; did you mean pause?"),
    ("clock: speed", "12: error: clock: speed needs a value, as in \"clock: {speed: 0.25}\""),
    ("clock: {step: 0.5}", "19: error: clock.step: \"0.5\" is not a whole number; write 1"),
    ("clock: {speed: 0}", "20: error: clock.speed: \"0\" is out of range; use 0.01 to 10"),
    (
      "clock: {speed: 1, step: 1}",
      "12: error: clock: one clock step does one thing; write one step for each"
    ),
    ("resize: 390", "13: error: resize: takes 2 numbers, as in [390, 844]"),
    ("resize: [0, 844]", "14: error: resize: \"0\" is out of range; use 1 to 10000"),
    (
      "snapshot: ../x",
      "15: error: snapshot: a snapshot's name is a file's name: letters, digits, \"-\", \"_\" and "
        + "\".\", no leading dot"
    ),
    ("key: \"a\\nb\"", "10: error: key: \"a�b\" is not one line of text; remove the control characters"),
  ])
  func steps_are_checked(_ step: String, _ message: String) {
    #expect(problems("steps:\n  - \(step)\n") == ["s.yaml:2:" + message])
  }

  @Test func snapshots_have_names_of_their_own() {
    #expect(
      problems("steps:\n  - snapshot: a\n  - snapshot: a\n") == [
        "s.yaml:3:5: error: a snapshot \"a\" is already taken at line 2, column 5"
      ])
  }

  @Test func all_problems_are_told_in_order() {
    let found = problems("steps:\n  - tpa: ball\n  - wait: 5\n  - settle\noptions: {x: 1}\ndevcie: a\n")
    #expect(found.map { $0.split(separator: ":")[1] } == ["2", "3", "5", "6"])
  }

  @Test func missing_files_are_missing() {
    let error = #expect(throws: DataError.self) { try ScenarioFile.load(path: "/nowhere/s.yaml") }
    #expect(error?.isMissing == true)
  }
}

import FloatCore
import FloatFiles
import FloatPages
import Testing

@testable import FloatReplay
@testable import FloatTestSupport

@Suite struct ScenarioRunnerTests {
  private func state(after timeline: Timeline) -> PrototypeState {
    // The runner's end and the result of its inputs are the same.
    let played = timeline.prototypes(at: [timeline.end])[0].state
    #expect(played == timeline.last.state)
    return played
  }

  @Test(arguments: ["\u{201C}tab:me\u{201D}", "tab\u{FF1A}me"])
  func a_character_that_looks_like_another_is_named(id: String) {
    let error = #expect(throws: CommandFailure.self) {
      _ = try Timeline.playing([.hand(.tap(.element(id)))])
    }
    #expect(error?.reason.contains("; there is a ") == true)
  }

  @Test func a_snapshot_is_taken_before_the_next_step_of_the_same_time() throws {
    let press = ScenarioStep.hand(.press(.element("row:chat-1")))
    let timeline = try Timeline.playing([.hand(.wait(0.5)), .snapshot("before"), press, .snapshot("after")])
    let (before, after) = (timeline.marks[0].prototype, timeline.marks[1].prototype)
    #expect(before.now == 0.5)
    #expect(after.now == 0.5)
    #expect(before.scene == timeline.prototypes(at: [0.4])[0].scene)
    #expect(after == timeline.last)
    #expect(before != after)
  }

  @Test func settling_with_a_pointer_down_waits_for_the_motion_only() throws {
    let timeline = try Timeline.playing([
      .hand(.tap(.element("row:chat-1"))), .hand(.settle),
      .hand(
        .drag(from: .point(Point(2, 400)), to: .point(Point(100, 400)), over: 0.2, hold: 0, release: false)),
      .hand(.settle),
    ])
    #expect(state(after: timeline).transition?.interactive == true)
  }

  @Test func an_unknown_element_is_told_with_its_place_and_the_ones_that_are_there() {
    #expect {
      try Timeline.playing([.hand(.tap(.element("row:chat-99")))])
    } throws: { error in
      guard let problem = (error as? CommandFailure)?.problems.first else { return false }
      return problem.position == SourcePosition(line: 2, column: 5) && problem.reason.contains("row:chat-99")
        && problem.reason.contains("row:chat-1,")
    }
  }

  @Test func the_things_that_move_are_named() throws {
    let timeline = try Timeline.playing([
      .hand(.tap(.element("row:chat-1"))), .hand(.settle), .hand(.tap(.element("row:article-1"))),
      .hand(.settle),
      .hand(
        .drag(from: .point(Point(3, 420)), to: .point(Point(230, 500)), over: 0.3, hold: 0, release: false)),
    ])
    #expect(timeline.last.whatMoves == "the pop, the zone")
  }

  @Test func what_never_rests_is_told() throws {
    var parameters = Parameters.builtIn
    try parameters.set("navigation.response", to: "3s")
    try parameters.set("navigation.damping-ratio", to: "2")
    let error = #expect(throws: CommandFailure.self) {
      try Timeline.playing(
        "steps:\n  - tap: row:chat-1\n  - settle\n", from: Prototype(parameters: parameters))
    }
    #expect(error?.problems.first?.position?.line == 3)
    #expect(error?.reason.contains("still moving after 5 s: the push") == true)
  }

  @Test func what_is_due_is_named_where_nothing_moves() {
    var stage = Stage()
    stage.press(Point(100, 200))
    #expect(stage.prototype.whatMoves.hasPrefix("something due at "))
  }

  /// The tests of the core have a hand on a phone alone; a scenario's may be in a window.
  @Test func the_same_steps_lead_to_the_same_wherever_a_hand_is() throws {
    let steps: [HandStep<HandTarget>] = [
      .tap(.element("row:chat-1")), .wait(1), .tap(.element("row:article-1")), .wait(1),
      .drag(from: .point(Point(3, 420)), to: .point(Point(330, 760)), over: 0.3, hold: 0.1, release: true),
      .wait(2), .longPress(.element("ball"), duration: 0.6, release: true), .wait(0.25), .key("Escape"),
    ]
    var stage = Stage(Prototype())
    for step in steps { try stage.perform(step) }
    for window in [nil, WindowBeginning(.iPhoneX)] {
      let timeline = try Timeline.playing(steps.map(ScenarioStep.hand), in: window)
      #expect(timeline.inputs == stage.recording.inputs)
      #expect(timeline.last.state == stage.state)
      #expect(stage.state.ball.items == ["article-1"])
    }
  }
}

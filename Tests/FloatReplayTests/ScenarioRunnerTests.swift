import FloatCore
import FloatFiles
import Testing

@testable import FloatReplay
@testable import FloatTestSupport

@Suite struct ScenarioRunnerTests {
  private func place(_ steps: [ScenarioStep]) -> [Placed<ScenarioStep>] {
    steps.enumerated().map { Placed($1, at: SourcePosition(line: $0 + 2, column: 5)) }
  }

  private func state(after timeline: Timeline) -> PrototypeState {
    // The runner's end and the result of its inputs are the same.
    let played = timeline.prototypes(at: [timeline.end])[0].state
    #expect(played == timeline.last.state)
    return played
  }

  @Test func elements_are_looked_up_on_the_screen_of_their_moment() throws {
    let steps = place([.tap(.element("row:chat-1")), .settle, .tap(.element("back")), .settle])
    let timeline = try ScenarioRunner.timeline(of: steps, from: Prototype())
    #expect(timeline.inputs.count == 4)
    #expect(state(after: timeline).stack == ["chats"])
  }

  @Test func a_snapshot_names_the_moment_before_the_next_step() throws {
    let steps = place([.wait(0.5), .snapshot("a"), .key("Escape"), .wait(1), .snapshot("b")])
    let timeline = try ScenarioRunner.timeline(of: steps, from: Prototype())
    #expect(timeline.marks.map(\.name) == ["a", "b"])
    #expect(timeline.marks.map(\.prototype.now) == [0.5, 1.5])
    #expect(timeline.end == 1.5)
  }

  @Test func a_snapshot_is_taken_before_the_next_step_of_the_same_time() throws {
    let press = ScenarioStep.press(.element("row:chat-1"))
    let timeline = try ScenarioRunner.timeline(
      of: place([.wait(0.5), .snapshot("before"), press, .snapshot("after")]), from: Prototype())
    let (before, after) = (timeline.marks[0].prototype, timeline.marks[1].prototype)
    #expect(before.now == 0.5)
    #expect(after.now == 0.5)
    #expect(before.scene == timeline.prototypes(at: [0.4])[0].scene)
    #expect(after == timeline.last)
    #expect(before != after)
  }

  @Test func settling_with_a_pointer_down_waits_for_the_motion_only() throws {
    let steps = place([
      .tap(.element("row:chat-1")), .settle,
      .drag(from: .point(Point(2, 400)), to: .point(Point(100, 400)), over: 0.2, hold: 0, release: false),
      .settle,
    ])
    let timeline = try ScenarioRunner.timeline(of: steps, from: Prototype())
    #expect(state(after: timeline).transition?.interactive == true)
  }

  @Test func an_unknown_element_is_told_with_its_place_and_the_ones_that_are_there() {
    #expect {
      try ScenarioRunner.timeline(of: place([.tap(.element("row:chat-99"))]), from: Prototype())
    } throws: { error in
      guard let failure = error as? ScenarioRunner.Failure else { return false }
      return failure.position == SourcePosition(line: 2, column: 5) && failure.reason.contains("row:chat-99")
        && failure.reason.contains("row:chat-1,")
    }
  }

  @Test func the_things_that_move_are_named() throws {
    let steps = place([
      .tap(.element("row:chat-1")), .settle, .tap(.element("row:article-1")), .settle,
      .drag(from: .point(Point(3, 420)), to: .point(Point(230, 500)), over: 0.3, hold: 0, release: false),
    ])
    let timeline = try ScenarioRunner.timeline(of: steps, from: Prototype())
    #expect(timeline.last.whatMoves == "the pop, the zone")
  }

  @Test func what_is_due_is_named_where_nothing_moves() {
    var prototype = Prototype()
    prototype.send(TimedInput(time: 1, .pointer(.down, id: 0, at: Point(100, 200))))
    #expect(prototype.whatMoves.hasPrefix("something due at "))
  }
}

import FloatCore
import FloatPages
import FloatStudio
import Testing

@testable import FloatFiles
@testable import FloatReplay
@testable import FloatTestSupport

@Suite struct TimelineTests {
  private let down = TimedInput(time: 1, .pointer(.down, id: 0, at: Point(200, 180)))
  private let up = TimedInput(time: 1.05, .pointer(.up, id: 0, at: Point(200, 180)))

  @Test func a_recording_ends_when_everything_rests() {
    let timeline = Timeline(start: Prototype(), recorded: [down, up])
    #expect(timeline.end > 1.05)
    #expect(timeline.last.isSettled)
    #expect(timeline.last.state.stack.count == 2)
  }

  @Test func a_recording_that_ends_in_a_drag_ends_there() {
    #expect(Timeline(start: Prototype(), recorded: [down]).end == 1)
  }

  @Test func nothing_recorded_is_the_start() {
    let timeline = Timeline(start: Prototype(), recorded: [])
    #expect(timeline.inputs == [])
    #expect(timeline.last == Prototype())
  }

  @Test func times_in_any_order_give_what_one_run_each_gives() {
    let timeline = Timeline(start: Prototype(), recorded: [down, up])
    let times = [1.2, 0.5, 1.05, 1.2, 9]
    let alone = times.map { time in
      var player = timeline.player
      player.advance(to: time)
      return player.prototype.state
    }
    #expect(timeline.prototypes(at: times).map(\.state) == alone)
  }

  @Test func a_counterpart_has_the_same_inputs_and_moments() throws {
    let text = """
      steps:
        - press: [200, 180]
        - wait: 50ms
        - snapshot: held
        - release
        - snapshot: let-go
        - wait: 200ms
        - snapshot: pushed
      """
    let timeline = try Timeline.playing(text)
    // On its own prototype it does not change; an input at a mark's time stays on its side of the mark.
    let own = timeline.counterpart(from: Prototype())
    #expect(own.marks.map(\.prototype.scene) == timeline.marks.map(\.prototype.scene))
    #expect(own.marks[0].prototype.scene != own.marks[1].prototype.scene)
    #expect(own.last.state == timeline.last.state)
    #expect(own.end == timeline.end)
    var parameters = Parameters.builtIn
    try parameters.set("navigation.parallax", to: "0")
    let other = timeline.counterpart(from: Prototype(parameters: parameters))
    #expect(other.marks.map(\.name) == ["held", "let-go", "pushed"])
    #expect(other.marks.map(\.prototype.now) == timeline.marks.map(\.prototype.now))
    #expect(other.marks[2].prototype.scene != timeline.marks[2].prototype.scene)
  }

  @Test func a_slower_counterpart_comes_to_rest_too() throws {
    let timeline = Timeline(start: Prototype(), recorded: [down, up])
    var parameters = Parameters.builtIn
    try parameters.set("navigation.response", to: "0.9s")
    let other = timeline.counterpart(from: Prototype(parameters: parameters))
    #expect(timeline.last.state.transition == nil)
    #expect(timeline.last.state.stack.count == 2)
    #expect(other.last.state.transition == nil)
    #expect(other.end > timeline.end)
    // A cut in the middle of a motion stays there.
    let cut = Timeline(start: timeline.start, inputs: [down, up], last: timeline.prototypes(at: [1.2])[0])
    #expect(cut.counterpart(from: Prototype(parameters: parameters)).end == 1.2)
  }

  @Test func pointers_that_come_up_or_are_cancelled_are_not_down() {
    let cancel = TimedInput(time: 2, .pointer(.cancel, id: 0, at: .zero))
    #expect(Timeline.hasPointerDown([down]))
    #expect(!Timeline.hasPointerDown([down, up]))
    #expect(!Timeline.hasPointerDown([down, cancel]))
  }

  // MARK: - Rest

  private func timeline(_ inputs: [TimedInput], end: Double) -> Timeline {
    var player = Player(Prototype(), inputs: inputs)
    player.advance(to: end)
    return Timeline(start: Prototype(), inputs: inputs, last: player.prototype)
  }

  @Test func a_scenario_that_ends_in_a_motion_goes_on_until_it_rests() {
    let rest = timeline([down, up], end: 1.1).rest()
    #expect(rest.isAtRest)
    #expect(rest.prototype.isSettled)
    #expect(rest.prototype.now > 1.2)
    #expect(rest.prototype.now < 3)
    var player = Player(Prototype(), inputs: [down, up])
    player.advance(to: rest.prototype.now)
    #expect(player.prototype == rest.prototype)
  }

  @Test func a_wait_after_the_last_input_is_part_of_it() {
    #expect(timeline([down, up], end: 9).rest() == (timeline([down, up], end: 9).last, true))
  }

  @Test func a_pointer_that_is_still_down_ends_it_there() {
    // The pointer goes down in the middle of the push, which would go on.
    let hold = TimedInput(time: 1.15, .pointer(.down, id: 0, at: Point(20, 600)))
    let rest = timeline([down, up, hold], end: 1.2).rest()
    #expect(rest.prototype.now == 1.2)
    #expect(rest.isAtRest)
  }

  @Test func what_takes_too_long_is_cut_off() throws {
    var parameters = Parameters.builtIn
    try parameters.set("navigation.response", to: "3s")
    try parameters.set("navigation.damping-ratio", to: "2")
    let push = try Timeline.playing(
      "steps: [{tap: row:chat-1}]", from: Prototype(parameters: parameters))
    let rest = push.rest()
    #expect(!rest.isAtRest)
    #expect(abs(rest.prototype.now - push.end - ScenarioStepReader.longestRest) <= Rest.step)
  }
}

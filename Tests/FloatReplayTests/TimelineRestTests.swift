import FloatCore
import FloatStudio
import Testing

@testable import FloatReplay
@testable import FloatTestSupport

@Suite struct TimelineRestTests {
  private let down = TimedInput(time: 1, .pointer(.down, id: 0, at: Point(200, 180)))
  private let up = TimedInput(time: 1.05, .pointer(.up, id: 0, at: Point(200, 180)))

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

  @Test func what_takes_too_long_is_cut_off() {
    let rest = timeline([down, up], end: 1.1).rest(limit: 0.1)
    #expect(!rest.isAtRest)
    #expect(abs(rest.prototype.now - 1.2) <= Rest.step)
  }
}

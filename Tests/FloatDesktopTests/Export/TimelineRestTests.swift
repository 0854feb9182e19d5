import FloatCore
import Testing

@testable import FloatDesktop

@Suite struct TimelineRestTests {
  private let down = TimedInput(time: 1, .pointer(.down, id: 0, at: Point(200, 180)))
  private let up = TimedInput(time: 1.05, .pointer(.up, id: 0, at: Point(200, 180)))

  @Test func aScenarioThatEndsInAMotionGoesOnUntilItRests() {
    let rest = Timeline(inputs: [down, up], end: 1.1).rest(of: Prototype())
    var player = Player(Prototype(), inputs: [down, up])
    player.advance(to: rest.time)
    #expect(rest.isAtRest)
    #expect(Settling.isSettled(player.prototype))
    #expect(rest.time > 1.2 && rest.time < 3)
  }

  @Test func aWaitAfterTheLastInputIsPartOfIt() {
    #expect(Timeline(inputs: [down, up], end: 9).rest(of: Prototype()) == (9, true))
  }

  @Test func aPointerThatIsStillDownEndsItThere() {
    // In the middle of the push, which would go on.
    let hold = TimedInput(time: 1.15, .pointer(.down, id: 0, at: Point(20, 600)))
    #expect(Timeline(inputs: [down, up, hold], end: 1.2).rest(of: Prototype()) == (1.2, true))
  }

  @Test func whatTakesTooLongIsCutOff() {
    let rest = Timeline(inputs: [down, up], end: 1.1).rest(of: Prototype(), limit: 0.1)
    #expect(!rest.isAtRest)
    #expect(abs(rest.time - 1.2) <= Settling.step)
  }
}

import Testing

@testable import FloatCore
@testable import FloatTestSupport

@Suite("What always holds")
struct PropertyTests {
  /// A prototype with two pages in its ball, so that everything can be reached quickly.
  static func start() -> Prototype { Stage.collected(2).prototype }

  @Test func random_sequences_break_no_invariant() {
    #expect(RandomRun.run(ops: 20_000, firstSeed: 977) == nil)
  }

  @Test func nothing_moves_while_time_stands_still() {
    var prototype = Self.start()
    prototype.send(TimedInput(time: prototype.now, .pointer(.down, id: 0, at: Point(340, 411))))
    prototype.advance(to: prototype.now + 0.07)
    let scene = prototype.scene
    let state = prototype.state
    for _ in 0..<3 {
      prototype.advance(to: prototype.now)
      #expect(prototype.scene == scene)
      #expect(prototype.state == state)
    }
  }
}

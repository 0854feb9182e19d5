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
    var stage = Stage(Self.start())
    stage.press(Point(340, 411))
    stage.wait(0.07)
    let (scene, state) = (stage.prototype.scene, stage.state)
    for _ in 0..<3 {
      stage.wait(0)
      #expect(stage.prototype.scene == scene)
      #expect(stage.state == state)
    }
  }
}

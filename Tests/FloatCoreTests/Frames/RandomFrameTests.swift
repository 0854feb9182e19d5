import Testing

@testable import FloatCore
@testable import FloatTestSupport

/// A restless person plays, and every frame is checked.
@Suite("No frame of random play is wrong")
struct RandomFrameTests {
  /// In the last games the net saw what was not there: droplets beside half a torn neck; a page under PageDown that a
  /// press stops; a page that waits behind its own way into the ball; the content below a page whose edge is pulled before
  /// it has wholly grown.
  @Test(arguments: Seeds.played + [2155, 2568, 200_103, 200_170])
  func sixty_frames_a_second(seed: UInt64) {
    var player = FramePlayer(Stage.collected(2))
    var generator = OpGenerator(seed: seed &* 6151)
    for _ in 0..<30 {
      for op in generator.next(player.stage) where player.problems.isEmpty { player.apply(op) }
    }
    if let problem = player.problems.first { Issue.record("\(player.stage.report(problem, seed))") }
  }
}

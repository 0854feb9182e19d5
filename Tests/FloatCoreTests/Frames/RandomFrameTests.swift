import Foundation
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
      for op in generator.next(player.stage) {
        player.apply(op)
        guard let problem = player.problems.first else { continue }
        let (recording, prototype) = (player.stage.recording, player.prototype)
        let failure = RandomRun.Failure(
          problem: problem, op: op, seed: seed, recording: recording, prototype: prototype)
        Issue.record("\(failure)")
        return
      }
    }
  }
}

/// The seeds of the random games: 24; FRAME_SEEDS=1000 plays the first thousand, FRAME_SEEDS=1001-2000 the next.
enum Seeds {
  static let played: [UInt64] = {
    let ends = (ProcessInfo.processInfo.environment["FRAME_SEEDS"] ?? "").split(separator: "-").compactMap {
      UInt64($0)
    }
    let last = ends.last ?? 24
    let first = ends.count > 1 ? ends[0] : 1
    return Array(first...max(first, last))
  }()
}

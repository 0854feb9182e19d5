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
    if let problem = problem(seed: seed) { Issue.record("\(problem)") }
  }

  /// The first problem in a game of this seed; nil where there is none.
  private func problem(seed: UInt64) -> String? {
    let start = Stage.collected(2)
    var hand = Stage(start.prototype, recording: start.recording)
    var generator = OpGenerator(seed: seed &* 6151)
    var watch = FrameWatch()
    var frame = Int((hand.prototype.now * 60).rounded(.up))
    var way = HandWay(at: .zero)
    for _ in 0..<30 {
      for op in generator.next(hand) {
        let tab = hand.prototype.pages.tab
        guard case .wait(let seconds) = op else {
          watch.input(to: hand.prototype, after: hand.prototype.now * 60 - Double(frame - 1))
          hand.apply(op)
          watch.input()
          if let input = hand.recording.inputs.last { way.follow(input.input, at: input.time) }
          // The focus ring and another tab come at once, as does a new size.
          if op.changesEverything || hand.prototype.pages.tab != tab { watch.reset() }
          continue
        }
        let end = hand.prototype.now + seconds
        while Double(frame) / 60 <= end {
          hand.apply(.wait(max(0, Double(frame) / 60 - hand.prototype.now)))
          if let problem = watch.look(
            at: hand.prototype, hand.prototype.scene, hand: way.take(to: hand.held))
          {
            return hand.report(problem, seed)
          }
          frame += 1
        }
        hand.apply(.wait(max(0, end - hand.prototype.now)))
      }
    }
    return nil
  }
}

extension Op {
  /// True for inputs that need not be continuous.
  var changesEverything: Bool {
    switch self {
    case .resize, .restart, .set: true
    case .press, .move, .release, .cancel, .secondFinger, .wheel, .contextMenu, .key, .wait: false
    }
  }
}

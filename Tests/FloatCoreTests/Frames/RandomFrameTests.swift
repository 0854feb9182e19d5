import Testing

@testable import FloatCore
@testable import FloatTestSupport

/// A restless person plays, and every frame is checked.
@Suite("No frame is wrong, whatever is played")
struct RandomFrameTests {
  @Test(arguments: Seeds.played)
  func sixty_frames_a_second(seed: UInt64) {
    if let problem = problem(seed: seed) { Issue.record("\(problem)") }
  }

  /// Droplets beside half a torn neck; a page under PageDown that a press stops; a page that waits behind its own way
  /// into the ball; the content below a page whose edge is pulled before it has wholly grown.
  @Test(arguments: [2155, 2568, 200_103, 200_170] as [UInt64])
  func games_in_which_the_net_saw_what_was_not_there(seed: UInt64) {
    if let problem = problem(seed: seed) { Issue.record("\(problem)") }
  }

  /// The first problem in a game of this seed; nil where there is none.
  private func problem(seed: UInt64) -> String? {
    let start = Stage.collected(2)
    var hand = Stage(start.prototype, recording: start.recording)
    var generator = OpGenerator(seed: seed &* 6151)
    var watch = FrameWatch()
    var frame = Int((hand.prototype.now * 60).rounded(.up))
    var shown = hand.pointer
    // The longest way since the last frame, including that before the pointer was put down elsewhere.
    var way = 0.0
    for _ in 0..<30 {
      for op in generator.next(hand) {
        let tab = hand.prototype.navigation.pages.tab
        guard case .wait(let seconds) = op else {
          way = max(way, hand.pointer.distance(to: shown))
          watch.input(to: hand.prototype, after: hand.prototype.now * 60 - Double(frame - 1))
          hand.apply(op)
          watch.input()
          // The pointer may be put down anywhere; the focus ring and another tab come at once, as does a new size.
          if case .press = op { shown = hand.pointer }
          if op.changesEverything || hand.prototype.navigation.pages.tab != tab { watch.reset() }
          continue
        }
        let end = hand.prototype.now + seconds
        while Double(frame) / 60 <= end {
          hand.apply(.wait(max(0, Double(frame) / 60 - hand.prototype.now)))
          let hasGone = max(way, hand.pointer.distance(to: shown))
          (shown, way) = (hand.pointer, 0)
          if let problem = watch.look(at: hand.prototype, hand.prototype.scene, hand: hasGone) {
            return """
              \(problem) at \(hand.prototype.now) s, seed \(seed). Save these lines and see it again by
              floatdesktop run --replay FILE:
              \(RecordingWriter.text(for: hand.recording))
              """
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

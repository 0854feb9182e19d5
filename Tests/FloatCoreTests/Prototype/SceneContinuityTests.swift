import Testing

@testable import FloatCore

@Suite("No layer jumps, comes or goes at once")
struct SceneContinuityTests {
  /// 12,000 points a second: flings are limited to 8,000 each way, and a badge's spring adds to that.
  private let speed = 12.0
  /// The same speed over the shortest way on which anything fades, a fifth of the screen's width.
  private let fade = 12.0 / (0.2 * 375)

  @Test(arguments: 1...16 as ClosedRange<UInt64>)
  func between_two_milliseconds(seed: UInt64) {
    var hand = Hand(PropertyTests.start())
    var generator = OpGenerator(seed: seed &* 6151)
    var speeds = HandSpeed()
    for _ in 0..<30 {
      for op in generator.next(hand) {
        guard case .wait(let seconds) = op else {
          hand.apply(op)
          speeds.note(op, hand)
          continue
        }
        var last = VisibleLayers(hand.prototype)
        let start = hand.prototype.now
        for step in 1...max(1, Int(seconds * 1000)) {
          hand.prototype.advance(to: start + Double(step) / 1000)
          let now = VisibleLayers(hand.prototype)
          // What follows a hand is as quick as the hand, and random ones are quicker than any; judged is the rest.
          guard speeds.fastest(at: hand.prototype.now) < 1.5 else {
            last = now
            continue
          }
          if let problem = last.jump(to: now, limit: speed, fade: fade) {
            Issue.record("\(problem) at \(hand.prototype.now), seed \(seed)")
            return
          }
          last = now
        }
      }
    }
  }

  @Test(arguments: 1...24 as ClosedRange<UInt64>)
  func on_a_press_a_release_a_cancel_and_escape(seed: UInt64) {
    var hand = Hand(PropertyTests.start())
    var generator = OpGenerator(seed: seed &* 92_821)
    for _ in 0..<60 {
      for op in generator.next(hand) {
        let isStill =
          switch op {
          case .press, .release, .cancel, .secondFinger, .contextMenu: true
          case .key(let key): key == "Escape"
          case .move, .wheel, .wait, .resize, .set, .restart: false
          }
        let before = VisibleLayers(hand.prototype)
        let focus = hand.prototype.focus
        hand.apply(op)
        // The focus ring goes at once when a pointer takes over.
        guard isStill, focus == nil else { continue }
        if let problem = before.jump(to: VisibleLayers(hand.prototype), limit: 0.05, fade: 0.01) {
          Issue.record("\(problem) on \(op) at \(hand.prototype.now), seed \(seed)")
          return
        }
      }
    }
  }
}

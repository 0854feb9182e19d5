import Testing

@testable import FloatCore

@Suite("No input changes the frame it comes in")
struct SceneContinuityTests {
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
        let before = VisibleFrame(hand.prototype)
        let focus = hand.prototype.focus
        let tab = hand.prototype.tab
        hand.apply(op)
        // The focus ring goes at once when a pointer takes over, and another tab comes at once.
        guard isStill, focus == nil, hand.prototype.tab == tab else { continue }
        if let problem = FrameWatch.difference(before, VisibleFrame(hand.prototype)) {
          Issue.record("\(problem) on \(op) at \(hand.prototype.now), seed \(seed)")
          return
        }
      }
    }
  }
}

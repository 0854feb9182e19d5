import Testing

@testable import FloatCore
@testable import FloatTestSupport

@Suite("No input changes the frame it comes in")
struct SceneContinuityTests {
  /// In the last games a page or its shape is let go in the last half point of its way.
  @Test(arguments: Seeds.played + [2220, 2511, 2748])
  func on_a_press_a_release_a_cancel_and_escape(seed: UInt64) {
    if let problem = problem(seed: seed) { Issue.record("\(problem)") }
  }

  /// The first change that an input causes in a game of this seed; nil where there is none.
  private func problem(seed: UInt64) -> String? {
    var hand = Stage(PropertyTests.start())
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
        let focus = hand.prototype.keyboard.focus
        let tab = hand.prototype.pages.tab
        hand.apply(op)
        // The focus ring goes at once when a pointer takes over; another tab comes at once.
        guard isStill, focus == nil, hand.prototype.pages.tab == tab else { continue }
        if let problem = FrameWatch.difference(before, VisibleFrame(hand.prototype)) {
          return hand.report("\(problem) on \(op)", seed)
        }
      }
    }
    return nil
  }
}

import Testing

@testable import FloatCore
@testable import FloatTestSupport

@Suite("No input changes the frame it comes in")
struct SceneContinuityTests {
  /// In the last games a page or its shape is let go in the last half point of its way.
  @Test(arguments: Seeds.played + [2220, 2511, 2748])
  func on_a_press_a_release_a_cancel_and_escape(seed: UInt64) {
    let failure = RandomRun.play(seed: seed &* 92_821) { before, after, op in
      let isStill =
        switch op {
        case .press, .release, .cancel, .secondFinger, .contextMenu: true
        case .key(let key): key == "Escape"
        case .move, .wheel, .wait, .resize, .set, .restart: false
        }
      let (former, new) = (before.prototype, after.prototype)
      // The focus ring goes at once when a pointer takes over; another tab comes at once.
      guard isStill, former.keyboard.focus == nil, former.pages.tab == new.pages.tab else { return nil }
      return FrameWatch.difference(VisibleFrame(former), VisibleFrame(new))
    }
    #expect(failure == nil)
  }
}

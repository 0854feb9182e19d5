import FloatCore
import Testing

@testable import FloatDesk
@testable import FloatDeskSupport

/// The menu on a spring's card, by pointer and by keys.
@Suite struct PanelCopyMenuTests {
  private let keys = ["ball.snap.response", "ball.snap.damping-ratio"]

  private func copied(_ stage: inout PanelStage) -> [String] {
    stage.panel.takeEffects().compactMap { if case .copy(let text) = $0 { text } else { nil } }
  }

  @Test func the_menu_copies_a_motion_as_code() throws {
    var stage = PanelStage(keys)
    stage.click(try stage.point("ball.snap", .menu))
    let menu = try #require(stage.panel.menu)
    #expect(menu.words == PanelCopy.names)
    #expect(menu.selected == 0)
    stage.click(try stage.point(.choice(3)))
    #expect(stage.panel.menu == nil)
    let text = try #require(copied(&stage).first)
    #expect(text.contains("let animation = CASpringAnimation(keyPath: keyPath)"), "\(text)")
    #expect(stage.panel.notice == "Copied: Ball snap, Core Animation")
    // And the same by its key, on the card.
    stage.send(.action(.copy))
    #expect(copied(&stage) == [text])
  }

  @Test func the_menu_is_reached_by_keys() throws {
    var stage = PanelStage(keys)
    stage.send(.focus(true))
    for _ in 0..<40 {
      if case .part(_, .menu)? = stage.panel.keyboard.place { break }
      stage.key("Tab")
    }
    stage.key("Return")
    #expect(stage.panel.menu != nil)
    stage.key("Down")
    stage.key("Return")
    #expect(copied(&stage).first?.contains("enum BallSnap") == true)
  }
}

import Testing

@testable import FloatCore
@testable import FloatTestSupport

@Suite("The status bar and the tab in front lead to the top")
struct ScrollToTopTests {
  /// Conversations on a screen that is too low for them.
  private func scrolled() -> Stage {
    var stage = Stage()
    stage.send(.resize(Size(375, 300)))
    stage.send(.wheel(at: Point(180, 150), dx: 0, dy: -100))
    stage.settle()
    return stage
  }

  @Test func a_tap_on_the_status_bar_scrolls_to_the_top() {
    var stage = scrolled()
    let offset = stage.state.scroll
    #expect(offset > 20)
    stage.tap(Point(187, 12))
    stage.wait(0.05)
    #expect(stage.state.scroll < offset && stage.state.scroll > 0)
    stage.settle()
    #expect(stage.state.scroll == 0)
    #expect(stage.state.stack == ["chats"])
  }

  @Test func a_tap_on_the_tab_in_front_does_too_and_another_tab_keeps_its_place() {
    var stage = scrolled()
    let offset = stage.state.scroll
    stage.tap("tab:me")
    stage.settle()
    stage.tap("tab:chats")
    stage.settle()
    #expect(stage.state.scroll == offset)
    // A separate tap, not the second one of a double click.
    stage.wait(0.5)
    stage.tap("tab:chats")
    stage.settle()
    #expect(stage.state.scroll == 0)
  }

  @Test func a_press_that_moves_away_does_nothing() {
    var stage = scrolled()
    let offset = stage.state.scroll
    stage.press(Point(187, 12))
    stage.move(to: Point(287, 14))
    stage.release()
    stage.settle()
    #expect(stage.state.scroll == offset)
  }
}

import FloatDesk
import Testing

@Suite struct WindowVisibilityRuleTests {
  @Test func minimised_it_is_not_visible_until_it_is_shown() {
    var visibility = WindowVisibility()
    visibility.show(false)
    #expect(!visibility.isVisible(at: 0))
    visibility.show(true)
    #expect(visibility.isVisible(at: 0))
  }

  @Test func covered_it_is_not_visible_until_it_is_uncovered_or_shown_anew() {
    var visibility = WindowVisibility()
    visibility.cover(true)
    #expect(!visibility.isVisible(at: 0))
    visibility.cover(false)
    #expect(visibility.isVisible(at: 0))
    visibility.cover(true)
    visibility.show(false)
    visibility.show(true)
    #expect(visibility.isVisible(at: 0))
  }

  @Test func a_frame_that_the_compositor_does_not_show_hides_it_after_a_while_until_it_is_shown() {
    var visibility = WindowVisibility()
    visibility.present(at: 10)
    #expect(visibility.isVisible(at: 10))
    #expect(visibility.isVisible(at: 10 + WindowVisibility.patience * 0.99))
    // Frames drawn meanwhile do not start the wait again.
    visibility.present(at: 10 + WindowVisibility.patience * 0.5)
    #expect(!visibility.isVisible(at: 10 + WindowVisibility.patience))
    #expect(!visibility.isVisible(at: 1e9))
    visibility.frameShown()
    #expect(visibility.isVisible(at: 1e9))
    // Without a pending frame there is nothing to wait for.
    #expect(visibility.isVisible(at: 2e9))
  }

  @Test func somebody_who_points_at_it_proves_that_it_can_be_seen() {
    var visibility = WindowVisibility()
    visibility.cover(true)
    visibility.present(at: 0)
    visibility.trust()
    #expect(visibility.isVisible(at: 100))
    // Pointing does not undo minimizing, which the window system reports reliably.
    visibility.show(false)
    visibility.trust()
    #expect(!visibility.isVisible(at: 100))
  }
}

import Testing

@testable import FloatDesktop

@Suite("Window visibility")
struct WindowVisibilityRuleTests {
  @Test("A window is visible until something says otherwise")
  func start() {
    #expect(WindowVisibility().isVisible(at: 0))
  }

  @Test("Minimised, it is not visible until it is shown")
  func minimised() {
    var visibility = WindowVisibility()
    visibility.show(false)
    #expect(!visibility.isVisible(at: 0))
    visibility.show(true)
    #expect(visibility.isVisible(at: 0))
  }

  @Test("Covered, it is not visible until it is uncovered or shown anew")
  func covered() {
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

  @Test("A frame that the compositor does not show hides it after a while, until it is shown")
  func waiting() {
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
    // Without a frame under way nothing is waited for.
    #expect(visibility.isVisible(at: 2e9))
  }

  @Test("Somebody who points at it proves that it can be seen")
  func pointing() {
    var visibility = WindowVisibility()
    visibility.cover(true)
    visibility.present(at: 0)
    visibility.trust()
    #expect(visibility.isVisible(at: 100))
    // Pointing does not undo minimising, which the window system tells without fail.
    visibility.show(false)
    visibility.trust()
    #expect(!visibility.isVisible(at: 100))
  }
}

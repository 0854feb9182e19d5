import Testing

@testable import FloatDesktop

@Suite struct WindowSizingTests {
  @Test func a_step_is_a_quarter() {
    #expect(WindowSizing.scale(after: 1, isLarger: true, limit: nil) == 1.25)
    #expect(WindowSizing.scale(after: 1.1, isLarger: true, limit: nil) == 1.25)
    #expect(WindowSizing.scale(after: 1.1, isLarger: false, limit: nil) == 1)
    #expect(WindowSizing.scale(after: 1, isLarger: false, limit: nil) == 0.75)
  }

  /// Windows have whole sides, so that a scale is hardly ever just a step.
  @Test func a_scale_that_is_a_step_but_for_a_pixel_is_that_step() {
    #expect(WindowSizing.scale(after: 917.6 / 918, isLarger: true, limit: nil) == 1.25)
    #expect(WindowSizing.scale(after: 918.4 / 918, isLarger: false, limit: nil) == 0.75)
  }

  @Test func no_window_is_made_larger_than_the_display() {
    #expect(WindowSizing.scale(after: 1, isLarger: true, limit: 1.1) == 1.1)
    #expect(WindowSizing.scale(after: 1.1, isLarger: true, limit: 1.1) == nil)
    #expect(WindowSizing.scale(after: 1.3, isLarger: true, limit: 1.1) == nil)
    #expect(WindowSizing.scale(after: 1.3, isLarger: false, limit: 1.1) == 1.1)
  }

  @Test func the_smallest_is_a_quarter() {
    #expect(WindowSizing.scale(after: 0.3, isLarger: false, limit: nil) == 0.25)
    #expect(WindowSizing.scale(after: 0.25, isLarger: false, limit: nil) == nil)
  }
}

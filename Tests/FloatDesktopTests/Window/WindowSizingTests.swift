import Testing

@testable import FloatDesktop
@testable import FloatPainting

@Suite struct WindowSizingTests {
  @Test func a_step_is_a_quarter() {
    #expect(WindowSizing.scale(after: 1, isLarger: true, limit: nil) == 1.25)
    #expect(WindowSizing.scale(after: 1.1, isLarger: true, limit: nil) == 1.25)
    #expect(WindowSizing.scale(after: 1.1, isLarger: false, limit: nil) == 1)
    #expect(WindowSizing.scale(after: 1, isLarger: false, limit: nil) == 0.75)
  }

  /// Windows have whole sides, so a scale is hardly ever exactly a step.
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

  /// Without a window manager nothing else keeps it there.
  @Test func a_window_that_grew_is_moved_back_onto_the_display() {
    let room = PixelRect(x: 0, y: 0, width: 1600, height: 1200)
    let grown = PixelRect(x: 426, y: 127, width: 948, height: 1200)
    #expect(grown.kept(in: room) == PixelRect(x: 426, y: 0, width: 948, height: 1200))
    let inside = PixelRect(x: 426, y: 27, width: 948, height: 1100)
    #expect(inside.kept(in: room) == inside)
    #expect(PixelRect(x: 1000, y: -5, width: 1700, height: 100).kept(in: room).minX == 0)
  }

  @Test func the_smallest_is_a_quarter() {
    #expect(WindowSizing.scale(after: 0.3, isLarger: false, limit: nil) == 0.25)
    #expect(WindowSizing.scale(after: 0.25, isLarger: false, limit: nil) == nil)
  }
}

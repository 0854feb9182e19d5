import FloatStudio
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

  /// openbox draws 1, 20, 1 and 5 pixels around a window.
  @Test func the_frame_has_room_as_well() {
    let frame = WindowFrame(left: 1, top: 20, right: 1, bottom: 5)
    let room = frame.room(in: PixelRect(x: 0, y: 0, width: 1600, height: 1200))
    #expect(room == PixelRect(x: 1, y: 20, width: 1598, height: 1175))
    #expect(PixelRect(x: 900, y: 0, width: 481, height: 918).kept(in: room).y == 20)
    #expect(WindowFrame.usual.room(in: PixelRect(x: 0, y: 0, width: 10, height: 10)).height == 1)
  }

  /// 1175 / 918 = 1.28 pixels per point.
  @Test func a_window_that_fits_is_as_large_as_a_step_allows() {
    #expect(WindowSizing.scale(fitting: 1175.0 / 918) == 1.25)
    #expect(WindowSizing.scale(fitting: 1.5) == 1.5)
    #expect(WindowSizing.scale(fitting: 0.2) == 0.2)
  }

  @Test func a_window_that_was_moved_to_become_wider_goes_back() {
    let widening = WindowWidening(
      from: PixelRect(x: 1100, y: 60, width: 481, height: 918),
      to: PixelRect(x: 799, y: 60, width: 801, height: 918))
    #expect(widening.wayBack(from: PixelRect(x: 798, y: 60, width: 801, height: 918)) == 1100)
    #expect(widening.wayBack(from: PixelRect(x: 500, y: 60, width: 801, height: 918)) == nil)
    let still = WindowWidening(from: widening.from, to: widening.from)
    #expect(still.wayBack(from: widening.from) == nil)
  }

  @Test func the_smallest_is_a_quarter() {
    #expect(WindowSizing.scale(after: 0.3, isLarger: false, limit: nil) == 0.25)
    #expect(WindowSizing.scale(after: 0.25, isLarger: false, limit: nil) == nil)
  }
}

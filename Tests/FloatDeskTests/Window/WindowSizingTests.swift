import FloatCore
import FloatStudio
import Testing

@testable import FloatDesk

@Suite struct WindowSizingTests {
  /// The content at a scale of 1, in points.
  private let natural = Size(400, 800)

  /// A window of a scale of 1 on a display of 1600 × 1200, unless it is told otherwise.
  private func window(x: Int = 100, y: Int = 50, width: Int = 400, height: Int = 800) -> WindowFacts {
    var window = WindowFacts(
      place: PixelRect(x: x, y: y, width: width, height: height),
      drawable: PixelSize(width: width, height: height))
    window.display = PixelRect(x: 0, y: 0, width: 1600, height: 1200)
    window.room = window.display
    return window
  }

  private func perform(
    _ change: WindowSizing.Change, _ window: WindowFacts, extra: Int = 0
  ) -> WindowPlacement? {
    var sizing = WindowSizing(usual: PixelSize(width: 481, height: 918))
    let request = sizing.perform(change, window, natural: natural, extra: { _ in extra })
    return if case .place(let placement) = request { placement } else { nil }
  }

  // MARK: Scales

  @Test(
    arguments: [
      // A step is a quarter.
      (1, true, nil, 1.25), (1.1, true, nil, 1.25), (1.1, false, nil, 1), (1, false, nil, 0.75),
      // Windows have whole sides, so a scale is hardly ever exactly a step.
      (917.6 / 918, true, nil, 1.25), (918.4 / 918, false, nil, 0.75),
      // No window is made larger than the display.
      (1, true, 1.1, 1.1), (1.1, true, 1.1, nil), (1.3, true, 1.1, nil), (1.3, false, 1.1, 1.1),
      // The smallest is a quarter.
      (0.3, false, nil, 0.25), (0.25, false, nil, nil),
    ] as [(Double, Bool, Double?, Double?)])
  func a_scale_goes_by_steps(from scale: Double, isLarger: Bool, limit: Double?, to next: Double?) {
    #expect(WindowSizing.scale(after: scale, isLarger: isLarger, limit: limit) == next)
  }

  /// 1175 / 918 = 1.28 pixels per point.
  @Test func a_window_that_fits_is_as_large_as_a_step_allows() {
    #expect(WindowSizing.scale(fitting: 1175.0 / 918) == 1.25)
    #expect(WindowSizing.scale(fitting: 1.5) == 1.5)
    #expect(WindowSizing.scale(fitting: 0.2) == 0.2)
  }

  // MARK: Places

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

  // MARK: Other sizes

  @Test func a_window_that_fits_has_the_displays_height_and_is_moved_onto_it() throws {
    let placement = try #require(perform(.fit, window()))
    #expect(placement.size == PixelSize(width: 600, height: 1200))
    #expect(placement.origin?.x == 100)
    #expect(placement.origin?.y == 0)
    #expect(placement.restores, "a maximised window is no longer maximised")
  }

  @Test func where_the_room_is_unknown_a_window_that_fits_has_its_usual_size() throws {
    var window = window()
    window.room = nil
    let placement = try #require(perform(.fit, window))
    #expect(placement.size == PixelSize(width: 481, height: 918))
    #expect(placement.origin == nil)
  }

  @Test func a_larger_window_at_the_displays_edge_is_moved() throws {
    let inside = try #require(perform(.larger, window()))
    #expect(inside.size == PixelSize(width: 500, height: 1000))
    #expect(inside.origin == nil)
    let atEdge = try #require(perform(.larger, window(x: 1180, y: 250)))
    #expect(atEdge.origin?.x == 1100)
    #expect(atEdge.origin?.y == 200)
  }

  @Test func there_is_nothing_larger_than_the_display() {
    #expect(perform(.larger, window(y: 0, width: 600, height: 1200)) == nil)
    #expect(perform(.smaller, window(width: 100, height: 200)) == nil)
  }

  @Test func the_panels_part_is_added_and_counts_for_the_room() throws {
    #expect(perform(.larger, window(), extra: 320)?.size == PixelSize(width: 820, height: 1000))
    // Beside the panel there is room for a phone of 480 pixels.
    #expect(perform(.fit, window(), extra: 1120)?.size == PixelSize(width: 400 + 1120, height: 800))
  }

  // MARK: Full screen

  @Test func without_a_window_manager_it_is_taken_and_the_place_is_given_back() {
    var sizing = WindowSizing()
    var window = window()
    window.hasManager = false
    let before = window.place
    let first = sizing.toggleFullScreen(window)
    window.place = PixelRect(x: 0, y: 0, width: 1600, height: 1200)
    let second = sizing.leaveFullScreen(window)
    #expect(first == .place(WindowPlacement(window.place)))
    #expect(second == .place(WindowPlacement(before)))
  }

  @Test func escape_leaves_only_a_full_screen_that_a_key_has_entered() {
    var sizing = WindowSizing()
    var window = window()
    window.isFullScreen = true
    let others = sizing.leaveFullScreen(window)
    #expect(others == nil, "the desktop's own")
    window.isFullScreen = false
    _ = sizing.toggleFullScreen(window)
    let refused = sizing.leaveFullScreen(window)
    #expect(refused == nil)
    window.isFullScreen = true
    let own = sizing.leaveFullScreen(window)
    #expect(own == .fullScreen(false))
    let again = sizing.leaveFullScreen(window)
    #expect(again == nil)
  }

  /// A compositor for kiosks gives every window the whole display.
  @Test func in_a_kiosk_escape_is_the_phones() {
    var sizing = WindowSizing()
    var window = window(x: 0, y: 0, width: 1600, height: 1200)
    let request = sizing.toggleFullScreen(window)
    window.isFullScreen = true
    let left = sizing.leaveFullScreen(window)
    #expect(request == .fullScreen(true))
    #expect(left == nil)
  }

  @Test func another_size_ends_a_full_screen() {
    var sizing = WindowSizing()
    var window = window()
    window.hasManager = false
    _ = sizing.toggleFullScreen(window)
    _ = sizing.perform(.smaller, window, natural: natural)
    let left = sizing.leaveFullScreen(window)
    #expect(left == nil)
  }

  // MARK: The size to remember

  @Test func a_size_chosen_by_hand_is_remembered_without_the_panel() {
    var sizing = WindowSizing()
    sizing.note(window())
    #expect(sizing.chosen == nil, "it opened like this")
    sizing.note(window(width: 720), extra: 320)
    #expect(sizing.chosen == nil, "the panel was opened")
    sizing.note(window(width: 820, height: 900), extra: 320)
    #expect(sizing.chosen == PixelSize(width: 500, height: 900))
  }

  @Test func a_full_screens_size_is_not_remembered() {
    var sizing = WindowSizing()
    sizing.note(window())
    var full = window(x: 0, y: 0, width: 1600, height: 1200)
    full.hasOwnSize = false
    sizing.note(full)
    #expect(sizing.chosen == nil)
    sizing.note(window(width: 450))
    #expect(sizing.chosen == PixelSize(width: 450, height: 800))
  }

  @Test func the_size_of_a_display_that_was_taken_is_not_remembered() {
    var sizing = WindowSizing()
    var window = window()
    window.hasManager = false
    sizing.note(window)
    _ = sizing.toggleFullScreen(window)
    sizing.note(self.window(x: 0, y: 0, width: 1600, height: 1200))
    #expect(sizing.chosen == nil)
  }

  @Test func another_device_has_sizes_of_its_own() {
    var sizing = WindowSizing()
    sizing.note(window())
    sizing.note(window(width: 450))
    sizing.change(usual: PixelSize(width: 300, height: 600))
    #expect(sizing.chosen == nil)
    var elsewhere = window()
    elsewhere.room = nil
    let request = sizing.perform(.fit, elsewhere, natural: natural)
    #expect(
      request
        == .place(
          WindowPlacement(PixelSize(width: 300, height: 600), at: elsewhere.place, in: nil, restores: true)))
  }
}

import FloatCore
import FloatStudio
import Testing

@testable import FloatDesk
@testable import FloatTestSupport

@Suite struct PointersTests {
  /// A hand in a window with two pixels per point, whose phone begins 125 pixels from the left.
  private struct Hand {
    var pointers: Pointers
    /// What the phone has felt.
    var felt: [Input] = []

    init() {
      let size = PixelSize(width: 1000, height: 1624)
      pointers = Pointers(layout: DeviceLayout(device: Size(375, 812), window: size, drawable: size))
    }

    /// A pixel of the window in points of the device.
    func place(_ x: Double, _ y: Double) -> Point { pointers.layout.devicePoint(windowX: x, windowY: y) }

    mutating func mouse(_ phase: PointerPhase, _ x: Double, _ y: Double) {
      felt += pointers.take(phase, .mouse, at: place(x, y))
    }

    mutating func finger(_ phase: PointerPhase, _ id: Int64, _ x: Double, _ y: Double) {
      felt += pointers.take(phase, .finger(id), at: place(x, y))
    }
  }

  private func touch(_ phase: PointerPhase, _ id: Int, _ x: Double, _ y: Double) -> Input {
    .pointer(phase, id: id, at: Point(x, y))
  }

  // MARK: The mouse

  @Test func a_drag_of_the_mouse_is_pointer_zero_in_device_points() {
    var hand = Hand()
    hand.mouse(.down, 145, 60)
    hand.mouse(.move, 165, 60)
    // The mouse is captured, so the drag goes on outside the window.
    hand.mouse(.move, -75, 60)
    hand.mouse(.up, -75, 60)
    #expect(
      hand.felt == [
        touch(.down, 0, 10, 30), touch(.move, 0, 20, 30), touch(.move, 0, -100, 30), touch(.up, 0, -100, 30),
      ])
  }

  @Test func a_hovering_mouse_is_felt_by_nobody_and_has_a_place() {
    var hand = Hand()
    hand.mouse(.move, 525, 400)
    #expect(hand.felt == [])
    #expect(hand.pointers.passingMouse == Point(200, 200))
    hand.mouse(.down, 525, 400)
    #expect(hand.pointers.passingMouse == nil, "it is pressed")
    hand.mouse(.up, 100, 400)
    #expect(hand.pointers.passingMouse == nil, "it is beside the phone")
  }

  /// This happens over the panel, whose mouse moves the phone does not get.
  @Test func a_mouse_over_something_else_is_over_no_place_of_the_screen() {
    var hand = Hand()
    hand.mouse(.move, 525, 400)
    hand.pointers.leave()
    #expect(hand.pointers.passingMouse == nil)
  }

  @Test func a_second_press_of_the_mouse_is_none() {
    var hand = Hand()
    hand.mouse(.down, 145, 60)
    hand.mouse(.down, 165, 60)
    #expect(hand.felt == [touch(.down, 0, 10, 30)])
  }

  @Test func the_right_button_is_a_context_menu_unless_something_is_pressed() {
    var hand = Hand()
    let menu = hand.pointers.secondary(at: hand.place(145, 60))
    #expect(menu == .contextMenu(at: Point(10, 30)))
    let beside = hand.pointers.secondary(at: hand.place(100, 60))
    #expect(beside == nil)
    hand.mouse(.down, 145, 60)
    let second = hand.pointers.secondary(at: hand.place(145, 60))
    #expect(second == nil)
    hand.mouse(.up, 145, 60)
    hand.finger(.down, 5, 145, 60)
    let besideFinger = hand.pointers.secondary(at: hand.place(145, 60))
    #expect(besideFinger == nil)
  }

  @Test func the_wheel_turns_where_the_mouse_was_last_seen() {
    var hand = Hand()
    let unknown = hand.pointers.wheel(at: nil, dx: 0, dy: 40, isPrecise: false)
    #expect(unknown == nil)
    let place = hand.place(145, 60)
    // A window may open below a mouse that never moved.
    let still = hand.pointers.wheel(at: place, dx: -20, dy: -60, isPrecise: true)
    #expect(still == .wheel(at: Point(10, 30), dx: -20, dy: -60, isPrecise: true))
    // The place of the last event takes precedence over SDL's current one.
    hand.mouse(.move, 165, 60)
    let moved = hand.pointers.wheel(at: place, dx: 0, dy: 40, isPrecise: false)
    #expect(moved == .wheel(at: Point(20, 30), dx: 0, dy: 40))
  }

  // MARK: Beside the glass

  @Test func a_press_a_little_left_of_the_screen_counts_where_it_comes_onto_it() {
    var hand = Hand()
    // The screen begins at pixel 125, two pixels per point: 29 pt left of it is 67.
    hand.mouse(.down, 67, 400)
    hand.mouse(.move, 121, 380)
    #expect(hand.felt == [])
    #expect(hand.pointers.isMousePressed)
    #expect(!hand.pointers.isPressed)
    // From 2 pt left of the edge to 10 pt right of it, and 12 pt down: it crosses the edge after a sixth of the way.
    hand.mouse(.move, 145, 404)
    #expect(hand.felt == [touch(.down, 0, 0, 192), touch(.move, 0, 10, 202)])
    #expect(hand.pointers.isPressed)
  }

  @Test func a_press_on_the_screen_may_leave_it() {
    var hand = Hand()
    hand.mouse(.down, 145, 400)
    hand.mouse(.move, 105, 400)
    hand.mouse(.up, 145, 400)
    #expect(hand.felt == [touch(.down, 0, 10, 200), touch(.move, 0, -10, 200), touch(.up, 0, 10, 200)])
  }

  @Test(arguments: [Point(60, 400), Point(100, -2), Point(880, 400)])
  func a_press_farther_away_above_or_on_the_right_has_no_effect(place: Point) {
    var hand = Hand()
    hand.mouse(.down, place.x, place.y)
    #expect(!hand.pointers.isMousePressed)
    hand.mouse(.move, 200, 200)
    hand.mouse(.up, 200, 200)
    #expect(hand.felt == [])
  }

  @Test func a_press_that_never_comes_onto_the_screen_says_nothing() {
    var hand = Hand()
    hand.mouse(.down, 100, 400)
    hand.mouse(.move, 110, 900)
    hand.mouse(.up, 110, 900)
    hand.mouse(.down, 100, 20)
    // The mouse is over the body's corner, above the glass.
    hand.mouse(.move, 145, -60)
    hand.mouse(.move, 145, 60)
    hand.felt += hand.pointers.cancelAll()
    hand.finger(.down, 5, 100, 812)
    hand.finger(.up, 5, 100, 812)
    #expect(hand.felt == [])
  }

  /// Whatever its direction, a stroke that begins beside the glass acts like one that begins at its edge.
  @Test(arguments: [
    (-15, 0), (-15, 2), (-15, 5), (-6, 5), (-25, 2), (-25, 5), (-15, -5), (-15, 9), (-15, 15),
  ])
  func a_stroke_from_outside_goes_the_way_it_would_from_the_edge(x: Int, down: Int) throws {
    let inside = try follows(from: Point(2, 420), by: Point(5, Double(down)))
    let outside = try follows(from: Point(Double(x), 420), by: Point(5, Double(down)))
    #expect(outside == inside, "by (5, \(down)) from \(x)")
    // A finger's way may be as steep as the way to the zone at the bottom.
    if down == 5 { #expect(outside == true) }
  }

  /// Whether the open page follows a stroke of the mouse, at 125 Hz.
  private func follows(from start: Point, by step: Point) throws -> Bool {
    var pointers = Hand().pointers
    var prototype = Prototype()
    func send(_ phase: PointerPhase, _ point: Point, at time: Double) {
      for input in pointers.take(phase, .mouse, at: point) {
        prototype.send(TimedInput(time: time, input))
      }
    }
    send(.down, Point(200, 180), at: 1)
    send(.up, Point(200, 180), at: 1.1)
    prototype.advance(to: 3)
    try #require(prototype.state.stack.count == 2)
    for index in 0..<24 {
      send(index == 0 ? .down : .move, start + step * Double(index), at: 3 + Double(index) * 0.008)
    }
    return prototype.state.transition?.interactive == true
  }

  // MARK: Fingers

  @Test func fingers_are_numbered_as_they_come_down() {
    var hand = Hand()
    hand.finger(.down, 901, 500, 812)
    hand.finger(.down, 902, 250, 812)
    hand.finger(.up, 901, 500, 812)
    hand.finger(.move, 902, 500, 812)
    hand.finger(.down, 903, 250, 812)
    hand.finger(.move, 999, 500, 812)
    #expect(
      hand.felt == [
        touch(.down, 1, 187.5, 406), touch(.down, 2, 62.5, 406), touch(.up, 1, 187.5, 406),
        touch(.move, 2, 187.5, 406), touch(.down, 1, 62.5, 406),
      ])
  }

  // MARK: Cancelling

  @Test func a_cancellation_is_of_all_pointers_and_the_release_is_ignored() {
    var hand = Hand()
    hand.mouse(.down, 145, 60)
    hand.finger(.down, 901, 500, 812)
    hand.felt = hand.pointers.cancelAll()
    hand.mouse(.move, 165, 60)
    hand.mouse(.up, 165, 60)
    hand.finger(.up, 901, 500, 812)
    #expect(hand.felt == [touch(.cancel, 0, 10, 30), touch(.cancel, 1, 187.5, 406)])
    hand.mouse(.down, 145, 60)
    #expect(hand.felt.last == touch(.down, 0, 10, 30))
  }

  @Test func a_mouse_that_leaves_the_window_is_cancelled_once() {
    var hand = Hand()
    hand.mouse(.down, 145, 60)
    hand.finger(.down, 901, 500, 812)
    hand.felt = hand.pointers.leaveWindow()
    hand.felt += hand.pointers.leaveWindow()
    #expect(hand.felt == [touch(.cancel, 0, 10, 30)])
    #expect(hand.pointers.isPressed, "the finger is still down")
  }

  // MARK: Two phones

  @Test func a_press_is_on_the_phone_under_it_and_stays_there() {
    let sides = SideBySide(.iPhoneX, names: ["a", "b"], hasBody: false)
    let whole = sides.size(of: sides.screen)
    let size = DeviceLayout.pixels(whole, scale: 1)
    var pointers = Pointers(
      layout: DeviceLayout(device: whole, window: size, drawable: size), sides: sides)
    let (first, second) = (sides.frame(of: 0).origin, sides.frame(of: 1).origin)
    let place = Point(10, 20)
    var felt = pointers.take(.down, .mouse, at: second + place)
    felt += pointers.take(.move, .mouse, at: first + place)
    felt += pointers.take(.up, .mouse, at: first + place)
    felt += pointers.take(.down, .mouse, at: first + place)
    let across = first - second + place
    #expect(
      felt == [
        touch(.down, 0, 10, 20), touch(.move, 0, across.x, across.y), touch(.up, 0, across.x, across.y),
        touch(.down, 0, 10, 20),
      ])
  }
}

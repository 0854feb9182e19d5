import FloatCore
import FloatStudio
import Testing

@testable import FloatDesk
@testable import FloatDeskSupport
@testable import FloatTestSupport

@Suite struct PointersTests {
  /// A window with two pixels per point, whose phone begins 125 pixels from the left.
  private func stage() -> WindowStage {
    WindowStage(Prototype(), .bare, window: WindowStage.facts(width: 1000, height: 1624))
  }

  private func touch(_ phase: PointerPhase, _ id: Int, _ x: Double, _ y: Double) -> Input {
    .pointer(phase, id: id, at: Point(x, y))
  }

  // MARK: The mouse

  @Test func a_drag_of_the_mouse_is_pointer_zero_in_device_points() {
    var stage = stage()
    stage.mouse(.down, at: Point(145, 60))
    stage.mouse(.move, at: Point(165, 60))
    // The mouse is captured, so the drag goes on outside the window.
    stage.mouse(.move, at: Point(-75, 60))
    stage.mouse(.up, at: Point(-75, 60))
    #expect(
      stage.inputs == [
        touch(.down, 0, 10, 30), touch(.move, 0, 20, 30), touch(.move, 0, -100, 30), touch(.up, 0, -100, 30),
      ])
  }

  @Test func a_hovering_mouse_is_felt_by_nobody_and_has_a_place() {
    var stage = stage()
    stage.mouse(.move, at: Point(525, 400))
    #expect(stage.inputs == [])
    #expect(stage.instrument.pointers.passingMouse == Point(200, 200))
    stage.mouse(.down, at: Point(525, 400))
    #expect(stage.instrument.pointers.passingMouse == nil, "it is pressed")
    stage.mouse(.up, at: Point(100, 400))
    #expect(stage.instrument.pointers.passingMouse == nil, "it is beside the phone")
  }

  /// This happens over the panel, whose mouse moves the phone does not get.
  @Test func a_mouse_over_something_else_is_over_no_place_of_the_screen() {
    var stage = stage()
    stage.key("F2", then: 0.1)
    stage.mouse(.move, at: Point(100, 400))
    #expect(stage.instrument.pointers.passingMouse != nil)
    stage.mouse(.move, at: Point(900, 400))
    #expect(stage.instrument.pointers.passingMouse == nil)
  }

  @Test func a_second_press_of_the_mouse_is_none() {
    var stage = stage()
    stage.mouse(.down, at: Point(145, 60))
    stage.mouse(.down, at: Point(165, 60))
    #expect(stage.inputs == [touch(.down, 0, 10, 30)])
  }

  @Test func the_right_button_is_a_context_menu_unless_something_is_pressed() {
    var stage = stage()
    let place = Point(145, 60)
    stage.send(.secondary(at: place))
    stage.send(.secondary(at: Point(100, 60)))
    #expect(stage.inputs == [.contextMenu(at: Point(10, 30))], "beside the phone it does nothing")
    stage.mouse(.down, at: place)
    stage.send(.secondary(at: place))
    stage.mouse(.up, at: place)
    stage.send(.pointer(.down, .finger(5), at: place))
    stage.send(.secondary(at: place))
    #expect(
      stage.inputs.dropFirst() == [touch(.down, 0, 10, 30), touch(.up, 0, 10, 30), touch(.down, 1, 10, 30)])
  }

  @Test func the_wheel_turns_where_the_mouse_was_last_seen() {
    var stage = stage()
    stage.send(.wheel(at: nil, dx: 0, dy: 40, isPrecise: false))
    #expect(stage.inputs == [])
    // A window may open below a mouse that never moved.
    stage.send(InstrumentInput.wheel(at: Point(145, 60), dx: -20, dy: -60, isPrecise: true))
    // The place of the last event takes precedence over SDL's current one.
    stage.mouse(.move, at: Point(165, 60))
    stage.send(InstrumentInput.wheel(at: Point(145, 60), dx: 0, dy: 40, isPrecise: false))
    #expect(
      stage.inputs == [
        .wheel(at: Point(10, 30), dx: -20, dy: -60, isPrecise: true),
        .wheel(at: Point(20, 30), dx: 0, dy: 40),
      ])
  }

  // MARK: Beside the glass

  @Test func a_press_a_little_left_of_the_screen_counts_where_it_comes_onto_it() {
    var stage = stage()
    // The screen begins at pixel 125, two pixels per point: 29 pt left of it is 67.
    stage.mouse(.down, at: Point(67, 400))
    stage.mouse(.move, at: Point(121, 380))
    #expect(stage.inputs == [])
    #expect(stage.instrument.pointers.isMousePressed)
    #expect(!stage.instrument.pointers.isPressed)
    // From 2 pt left of the edge to 10 pt right of it, and 12 pt down: it crosses the edge after a sixth of the way.
    stage.mouse(.move, at: Point(145, 404))
    #expect(stage.inputs == [touch(.down, 0, 0, 192), touch(.move, 0, 10, 202)])
    #expect(stage.instrument.pointers.isPressed)
  }

  @Test func a_press_on_the_screen_may_leave_it() {
    var stage = stage()
    stage.mouse(.down, at: Point(145, 400))
    stage.mouse(.move, at: Point(105, 400))
    stage.mouse(.up, at: Point(145, 400))
    #expect(stage.inputs == [touch(.down, 0, 10, 200), touch(.move, 0, -10, 200), touch(.up, 0, 10, 200)])
  }

  @Test(arguments: [Point(60, 400), Point(100, -2), Point(880, 400)])
  func a_press_farther_away_above_or_on_the_right_has_no_effect(place: Point) {
    var stage = stage()
    stage.mouse(.down, at: Point(place.x, place.y))
    #expect(!stage.instrument.pointers.isMousePressed)
    stage.mouse(.move, at: Point(200, 200))
    stage.mouse(.up, at: Point(200, 200))
    #expect(stage.inputs == [])
  }

  @Test func a_press_that_never_comes_onto_the_screen_says_nothing() {
    var stage = stage()
    stage.mouse(.down, at: Point(100, 400))
    stage.mouse(.move, at: Point(110, 900))
    stage.mouse(.up, at: Point(110, 900))
    stage.mouse(.down, at: Point(100, 20))
    // The mouse is over the body's corner, above the glass.
    stage.mouse(.move, at: Point(145, -60))
    stage.mouse(.move, at: Point(145, 60))
    stage.send(.interruption)
    stage.send(.pointer(.down, .finger(5), at: Point(100, 812)))
    stage.send(.pointer(.up, .finger(5), at: Point(100, 812)))
    #expect(stage.inputs == [])
  }

  /// In any direction, a stroke that begins beside the glass acts like one that begins at its edge.
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
    var stage = stage()
    stage.tap("row:chat-1", then: 2)
    try #require(stage.stack.count == 2)
    for index in 0..<24 {
      let point = start + step * Double(index)
      stage.mouse(index == 0 ? .down : .move, at: Point(125, 0) + point * 2)
      stage.wait(0.008)
    }
    return stage.phone.state.transition?.interactive == true
  }

  // MARK: Fingers

  @Test func fingers_are_numbered_as_they_come_down() {
    var stage = stage()
    stage.send(.pointer(.down, .finger(901), at: Point(500, 812)))
    stage.send(.pointer(.down, .finger(902), at: Point(250, 812)))
    stage.send(.pointer(.up, .finger(901), at: Point(500, 812)))
    stage.send(.pointer(.move, .finger(902), at: Point(500, 812)))
    stage.send(.pointer(.down, .finger(903), at: Point(250, 812)))
    stage.send(.pointer(.move, .finger(999), at: Point(500, 812)))
    #expect(
      stage.inputs == [
        touch(.down, 1, 187.5, 406), touch(.down, 2, 62.5, 406), touch(.up, 1, 187.5, 406),
        touch(.move, 2, 187.5, 406), touch(.down, 1, 62.5, 406),
      ])
  }

  // MARK: Cancelling

  @Test func a_cancellation_is_of_all_pointers_and_the_release_is_ignored() {
    var stage = stage()
    stage.mouse(.down, at: Point(145, 60))
    stage.send(.pointer(.down, .finger(901), at: Point(500, 812)))
    stage.send(.interruption)
    stage.look()
    #expect(stage.captures == [true, false])
    stage.mouse(.move, at: Point(165, 60))
    stage.mouse(.up, at: Point(165, 60))
    stage.send(.pointer(.up, .finger(901), at: Point(500, 812)))
    #expect(
      stage.inputs.dropFirst(2) == [touch(.cancel, 0, 10, 30), touch(.cancel, 1, 187.5, 406)])
    stage.mouse(.down, at: Point(145, 60))
    #expect(stage.inputs.last == touch(.down, 0, 10, 30))
  }

  @Test func a_mouse_that_leaves_the_window_is_cancelled_once() {
    var stage = stage()
    stage.mouse(.down, at: Point(145, 60))
    stage.send(.pointer(.down, .finger(901), at: Point(500, 812)))
    stage.send(.leave(isCaptured: true))
    #expect(stage.phases == [.down, .down], "a drag goes on outside the window")
    for _ in 0..<2 { stage.send(.leave(isCaptured: false)) }
    #expect(stage.inputs.dropFirst(2) == [touch(.cancel, 0, 10, 30)])
    #expect(stage.instrument.pointers.isPressed, "the finger is still down")
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

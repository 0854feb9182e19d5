import FloatCore
import FloatFiles
import FloatStudio
import Testing

@testable import FloatDesk
@testable import FloatDeskSupport
@testable import FloatTestSupport

/// The panel beside the phone in a window that has room for both, and its handle on the stage.
@Suite struct SidebarHandsTests {
  private func stage() -> WindowStage {
    .opened(Prototype(), InstrumentOptions(), window: WindowStage.facts(width: 1000, height: 918))
  }

  private func handle(_ stage: WindowStage) throws -> Point { try stage.place(of: .control("handle")) }

  // MARK: The handle

  @Test func a_click_on_the_handle_opens_the_panel_and_closes_it() throws {
    var stage = stage()
    var isOpen: [Bool] = []
    for _ in 0..<2 {
      try stage.click(.control("handle"))
      stage.wait(0.1)
      isOpen.append(stage.instrument.sidebar.isOpen)
    }
    #expect(isOpen == [true, false])
    #expect(stage.captures == [true, false, true, false])
    #expect(stage.inputs == [])
  }

  @Test func the_handle_is_drawn_anew_when_the_mouse_comes_and_goes() throws {
    var stage = stage()
    let place = try handle(stage)
    for (way, isStale) in [(0.0, true), (1, false), (-100, true)] {
      stage.mouse(.move, at: place + Point(way, 0))
      stage.look()
      #expect(stage.outlook.isStale == isStale, "\(way)")
      stage.wait(0.1)
    }
  }

  @Test func a_mouse_that_goes_from_the_panel_to_its_handle_is_seen_there_at_once() throws {
    var stage = stage()
    stage.key("F2", then: 0.1)
    let place = try handle(stage)
    stage.mouse(.move, at: place + Point(100, 0))
    stage.mouse(.move, at: place)
    #expect(stage.instrument.sidebar.hands.handle.isHovered)
  }

  // MARK: The mouse

  @Test func the_panel_has_the_mouse_over_it_and_the_phone_has_it_elsewhere() throws {
    var stage = stage()
    stage.key("F2", then: 0.1)
    stage.press(Point(180, 400))
    stage.mouse(.move, at: Point(900, 500))
    #expect(stage.phases == [.down, .move], "a press on the phone stays there")
    stage.release()
    try stage.click(.point(Point(900, 140)))
    #expect(stage.phases == [.down, .move, .up])
  }

  @Test func a_press_on_the_phone_takes_the_keyboard_from_the_panel() {
    var stage = stage()
    stage.key("F6", then: 0.1)
    #expect(stage.instrument.sidebar.hasFocus)
    stage.press(Point(180, 400))
    #expect(!stage.instrument.sidebar.hasFocus)
    #expect(stage.phases == [.down])
  }

  // MARK: Questions

  @Test func a_click_with_control_shows_the_keys_of_a_thing_and_the_phone_feels_nothing() throws {
    var stage = stage()
    let row = try #require(stage.picture.shown.value.elements.first { $0.id.description == "row:chat-1" })
    stage.press(row.frame.center, .control)
    stage.release()
    #expect(stage.instrument.sidebar.isOpen)
    #expect(stage.instrument.sidebar.panel?.content.touched.isEmpty == false)
    #expect(stage.inputs == [])
    stage.press(row.frame.center)
    #expect(stage.phases == [.down], "the next click is the phone's again")
  }

  /// A click on the phone while Ctrl+B is held is a click with Ctrl.
  @Test func the_other_values_go_with_their_key_whatever_is_clicked_meanwhile() {
    var stage = stage()
    stage.tune("ball.diameter", to: "70pt")
    stage.wait(0.1)
    stage.key("Ctrl+B")
    stage.key("Ctrl+B", isRepeat: true)
    #expect(stage.value("ball.diameter") == "60pt")
    stage.press(Point(180, 400), .control)
    stage.release()
    stage.send(.keyUp([]))
    #expect(stage.value("ball.diameter") == "70pt")
  }

  @Test func a_mouse_takes_nothing_from_a_finger_that_is_down() throws {
    var stage = stage()
    stage.key("F2", then: 0.1)
    stage.send(.pointer(.down, .finger(7), at: Point(900, 500)))
    try stage.click(.point(Point(900, 140)))
    #expect(stage.instrument.sidebar.isPressed)
    stage.send(.pointer(.up, .finger(7), at: Point(900, 500)))
    #expect(!stage.instrument.sidebar.isPressed)
    #expect(stage.inputs == [])
  }

  // MARK: A lost release

  /// The desktop may take a press away and never tell of its release.
  @Test(arguments: [false, true]) func a_release_that_never_came_takes_no_other(isInterrupted: Bool) throws {
    var stage = stage()
    let row = try #require(stage.picture.shown.value.elements.first { $0.id.description == "row:chat-1" })
    stage.press(row.frame.center, .control)
    if isInterrupted { stage.send(.interruption) }
    // Its release never came.
    stage.held = nil
    stage.tap(row.frame.center)
    #expect(stage.phases == [.down, .up])
  }

  /// Display servers use the numbers of fingers again, and the mouse is always the same pointer.
  @Test(arguments: [Pointer.mouse, .finger(7)])
  func a_pointer_that_was_never_lifted_from_the_panel_can_press_the_phone(pointer: Pointer) {
    var stage = stage()
    stage.key("F2", then: 0.1)
    let layout = stage.picture.layout
    let onPhone = Point(Double(layout.frame.x), Double(layout.frame.y)) + Point(180, 400) * layout.scale
    for place in [Point(900, 500), onPhone] { stage.send(.pointer(.down, pointer, at: place)) }
    stage.send(.pointer(.up, pointer, at: onPhone))
    #expect(stage.phases == [.down, .up])
  }

  // MARK: Two pointers

  @Test(arguments: [(Pointer.mouse, Pointer.finger(1)), (.finger(1), .mouse)])
  func a_second_pointer_has_no_part_in_a_drag(first: Pointer, second: Pointer) throws {
    var stage = stage()
    stage.find("ball.diameter")
    stage.wait(1)
    let label = try stage.place(of: .control("ball.diameter", part: "label"))
    stage.send(.pointer(.down, first, at: label))
    stage.send(.pointer(.move, first, at: label + Point(10, 0)))
    for phase in [PointerPhase.down, .move, .up] {
      stage.send(.pointer(phase, second, at: label + Point(0, 100)))
    }
    for phase in [PointerPhase.move, .up] { stage.send(.pointer(phase, first, at: label + Point(20, 0))) }
    #expect(stage.value("ball.diameter") == "70pt")
    #expect(stage.instrument.sidebar.panel?.tuning.depth == 1)
    #expect(stage.phases == [])
  }
}

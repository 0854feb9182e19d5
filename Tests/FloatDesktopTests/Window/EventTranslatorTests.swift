import CSDL2
import FloatCore
import FloatStudio
import Testing

@testable import FloatDesktop
@testable import FloatPainting
@testable import FloatTestSupport

@Suite struct EventTranslatorTests {
  private var translator: EventTranslator

  init() {
    // Two pixels per point, the device 125 pixels from the left.
    let size = PixelSize(width: 1000, height: 1624)
    translator = EventTranslator(
      layout: DeviceLayout(device: Size(375, 812), window: size, drawable: size), wheelStep: 40)
  }

  @Test mutating func a_press_a_little_left_of_the_screen_counts_where_it_comes_onto_it() {
    // The screen begins at pixel 125, two pixels per point: 29 pt left of it is 67.
    #expect(send(button(SDL_MOUSEBUTTONDOWN, 67, 400)).isEmpty)
    #expect(translator.isMousePressed)
    #expect(!translator.isPressed)
    #expect(send(motion(121, 380)).isEmpty)
    // From 2 pt left of the edge to 10 pt right of it, and 12 pt down: it crosses the edge after a sixth of the way.
    #expect(send(motion(145, 404)) == [pointer(.down, 0, 0, 192), pointer(.move, 0, 10, 202)])
    #expect(translator.isPressed)
    #expect(send(motion(105, 400)) == [pointer(.move, 0, -10, 200)])
    #expect(send(button(SDL_MOUSEBUTTONUP, 145, 400)) == [pointer(.up, 0, 10, 200)])
    // A press on the screen may leave the screen, as before.
    _ = send(button(SDL_MOUSEBUTTONDOWN, 145, 400))
    #expect(send(motion(105, 400)) == [pointer(.move, 0, -10, 200)])
    _ = send(button(SDL_MOUSEBUTTONUP, 145, 400))
    // Farther away, above and on the right, presses have no effect.
    #expect(send(button(SDL_MOUSEBUTTONDOWN, 60, 400)).isEmpty)
    #expect(send(button(SDL_MOUSEBUTTONDOWN, 100, -2)).isEmpty)
    #expect(send(button(SDL_MOUSEBUTTONDOWN, 880, 400)).isEmpty)
    #expect(!translator.isMousePressed)
  }

  /// This happens over the panel, whose mouse moves the phone does not get.
  @Test mutating func a_mouse_over_something_else_is_over_no_place_of_the_screen() {
    _ = send(motion(525, 400))
    #expect(translator.passingMouse == Point(200, 200))
    translator.leave()
    #expect(translator.passingMouse == nil)
  }

  @Test mutating func a_press_that_never_comes_onto_the_screen_says_nothing() {
    _ = send(button(SDL_MOUSEBUTTONDOWN, 100, 400))
    #expect(send(motion(110, 900)).isEmpty)
    #expect(send(button(SDL_MOUSEBUTTONUP, 110, 900)).isEmpty)
    _ = send(button(SDL_MOUSEBUTTONDOWN, 100, 20))
    // The mouse is over the body's corner, above the glass.
    #expect(send(motion(145, -60)).isEmpty)
    #expect(send(motion(145, 60)).isEmpty)
    #expect(send(window(SDL_WINDOWEVENT_FOCUS_LOST)).isEmpty)
    #expect(send(finger(SDL_FINGERDOWN, 5, 0.1, 0.5)).isEmpty)
    #expect(send(finger(SDL_FINGERUP, 5, 0.1, 0.5)).isEmpty)
  }

  /// Whatever its direction, a stroke that begins beside the glass acts like one that begins at its edge.
  @Test(arguments: [
    (-15, 0), (-15, 2), (-15, 5), (-6, 5), (-25, 2), (-25, 5), (-15, -5), (-15, 9), (-15, 15),
  ])
  func a_stroke_from_outside_goes_the_way_it_would_from_the_edge(x: Int, down: Int) throws {
    let inside = try stroke(from: Point(2, 420), by: Point(5, Double(down)))
    let outside = try stroke(from: Point(Double(x), 420), by: Point(5, Double(down)))
    #expect(outside == inside, "by (5, \(down)) from \(x)")
    // A finger's way may be as steep as the way to the zone at the bottom.
    if down == 5 { #expect(outside == true) }
  }

  /// Whether the open page follows a stroke of the mouse, at 125 Hz.
  private func stroke(from start: Point, by step: Point) throws -> Bool {
    var translator = self.translator
    var prototype = Prototype()
    func send(_ event: SDL_Event, at time: Double) {
      for case .input(let input, _) in translator.translate(event, isCaptured: true) {
        prototype.send(TimedInput(time: time, input))
      }
    }
    func pixel(_ p: Point) -> (Int32, Int32) { (Int32(125 + p.x * 2), Int32(p.y * 2)) }
    func click(_ p: Point, at time: Double) {
      let (x, y) = pixel(p)
      send(button(SDL_MOUSEBUTTONDOWN, x, y), at: time)
      send(button(SDL_MOUSEBUTTONUP, x, y), at: time + 0.1)
    }
    click(Point(200, 180), at: 1)
    prototype.advance(to: 3)
    try #require(prototype.state.stack.count == 2)
    for index in 0..<24 {
      let (x, y) = pixel(start + step * Double(index))
      let event = index == 0 ? button(SDL_MOUSEBUTTONDOWN, x, y) : motion(x, y)
      send(event, at: 3 + Double(index) * 0.008)
    }
    return prototype.state.transition?.interactive == true
  }

  @Test mutating func a_touchpad_is_told_from_a_wheel_on_wayland() {
    let size = PixelSize(width: 375, height: 812)
    let layout = DeviceLayout(device: Size(375, 812), window: size, drawable: size)
    func wheel(_ y: Float, _ ticks: UInt32) -> SDL_Event {
      var event = SDL_Event()
      event.wheel = SDL_MouseWheelEvent()
      event.wheel.type = SDL_MOUSEWHEEL.rawValue
      event.wheel.timestamp = ticks
      event.wheel.preciseY = y
      return event
    }
    translator = EventTranslator(layout: layout, wheelStep: 40, isWayland: true)
    _ = send(motion(10, 20))
    let at = Point(10, 20)
    #expect(send(wheel(1, 1)) == [.input(.wheel(at: at, dx: 0, dy: 40), ticks: 1)])
    #expect(
      send(wheel(-1.25, 1000)) == [.input(.wheel(at: at, dx: 0, dy: -12.5, isPrecise: true), ticks: 1000)])
    // Ten points in the midst of others are no notch.
    #expect(send(wheel(1, 1010)) == [.input(.wheel(at: at, dx: 0, dy: 10, isPrecise: true), ticks: 1010)])
    #expect(send(wheel(1, 2000)) == [.input(.wheel(at: at, dx: 0, dy: 40), ticks: 2000)])
    // X11 has buttons for the wheel, and no values in between.
    translator = EventTranslator(layout: layout, wheelStep: 40)
    _ = send(motion(10, 20))
    #expect(send(wheel(1.5, 1)) == [.input(.wheel(at: at, dx: 0, dy: 60), ticks: 1)])
  }

  private func button(_ type: SDL_EventType, _ x: Int32, _ y: Int32, button: Int32 = SDL_BUTTON_LEFT)
    -> SDL_Event
  {
    var event = SDL_Event()
    event.button = SDL_MouseButtonEvent()
    event.button.type = type.rawValue
    event.button.timestamp = 7
    event.button.button = UInt8(button)
    event.button.x = x
    event.button.y = y
    return event
  }

  private func motion(_ x: Int32, _ y: Int32) -> SDL_Event {
    var event = SDL_Event()
    event.motion = SDL_MouseMotionEvent()
    event.motion.type = SDL_MOUSEMOTION.rawValue
    event.motion.timestamp = 7
    event.motion.x = x
    event.motion.y = y
    return event
  }

  private func finger(_ type: SDL_EventType, _ id: Int64, _ x: Float, _ y: Float) -> SDL_Event {
    var event = SDL_Event()
    event.tfinger = SDL_TouchFingerEvent()
    event.tfinger.type = type.rawValue
    event.tfinger.timestamp = 7
    event.tfinger.fingerId = id
    event.tfinger.x = x
    event.tfinger.y = y
    return event
  }

  private func window(_ id: SDL_WindowEventID) -> SDL_Event {
    var event = SDL_Event()
    event.window = SDL_WindowEvent()
    event.window.type = SDL_WINDOWEVENT.rawValue
    event.window.timestamp = 7
    event.window.event = UInt8(id.rawValue)
    return event
  }

  private func key(_ symbol: SDL_KeyCode, modifiers: SDL_Keymod = KMOD_NONE, repeats: Bool = false)
    -> SDL_Event
  {
    var event = SDL_Event()
    event.key = SDL_KeyboardEvent()
    event.key.type = SDL_KEYDOWN.rawValue
    event.key.timestamp = 7
    event.key.repeat = repeats ? 1 : 0
    event.key.keysym.sym = SDL_Keycode(bitPattern: symbol.rawValue)
    event.key.keysym.mod = UInt16(modifiers.rawValue)
    return event
  }

  private func pointer(_ phase: PointerPhase, _ id: Int, _ x: Double, _ y: Double) -> WindowEvent {
    .input(.pointer(phase, id: id, at: Point(x, y)), ticks: 7)
  }

  private mutating func send(_ event: SDL_Event, isCaptured: Bool = true) -> [WindowEvent] {
    translator.translate(event, isCaptured: isCaptured)
  }

  @Test mutating func a_drag_of_the_left_button_is_pointer_zero_in_device_points() {
    #expect(send(button(SDL_MOUSEBUTTONDOWN, 145, 60)) == [pointer(.down, 0, 10, 30)])
    #expect(send(motion(165, 60)) == [pointer(.move, 0, 20, 30)])
    // The mouse is captured, so the drag goes on outside the window.
    #expect(send(motion(-75, 60)) == [pointer(.move, 0, -100, 30)])
    #expect(send(button(SDL_MOUSEBUTTONUP, -75, 60)) == [pointer(.up, 0, -100, 30)])
  }

  @Test mutating func a_hovering_mouse_says_nothing() {
    #expect(send(motion(200, 200)).isEmpty)
  }

  @Test mutating func other_buttons_and_presses_beside_the_device_are_ignored() {
    #expect(send(button(SDL_MOUSEBUTTONDOWN, 200, 200, button: SDL_BUTTON_MIDDLE)).isEmpty)
    #expect(send(button(SDL_MOUSEBUTTONDOWN, 60, 200)).isEmpty)
    #expect(send(motion(200, 200)).isEmpty)
    #expect(send(button(SDL_MOUSEBUTTONUP, 200, 200)).isEmpty)
  }

  @Test mutating func the_right_button_is_a_context_menu_unless_something_is_pressed() {
    guard
      case .input(.contextMenu, _)? = send(button(SDL_MOUSEBUTTONDOWN, 200, 200, button: SDL_BUTTON_RIGHT))
        .first
    else {
      Issue.record("no context menu")
      return
    }
    #expect(send(button(SDL_MOUSEBUTTONUP, 200, 200, button: SDL_BUTTON_RIGHT)).isEmpty)
    _ = send(button(SDL_MOUSEBUTTONDOWN, 145, 60))
    #expect(send(button(SDL_MOUSEBUTTONDOWN, 145, 60, button: SDL_BUTTON_RIGHT)).isEmpty)
  }

  @Test mutating func on_wayland_the_focus_is_a_reason_to_present() {
    #expect(send(window(SDL_WINDOWEVENT_FOCUS_GAINED)).isEmpty)
    let size = PixelSize(width: 375, height: 812)
    translator = EventTranslator(
      layout: DeviceLayout(device: Size(375, 812), window: size, drawable: size), isWayland: true)
    #expect(send(window(SDL_WINDOWEVENT_FOCUS_GAINED)) == [.expose])
    #expect(send(window(SDL_WINDOWEVENT_FOCUS_LOST)) == [.expose])
  }

  @Test mutating func losing_the_focus_cancels_and_the_release_is_ignored() {
    _ = send(button(SDL_MOUSEBUTTONDOWN, 145, 60))
    #expect(send(window(SDL_WINDOWEVENT_FOCUS_LOST)) == [pointer(.cancel, 0, 10, 30)])
    #expect(send(motion(165, 60)).isEmpty)
    #expect(send(button(SDL_MOUSEBUTTONUP, 165, 60)).isEmpty)
    #expect(send(button(SDL_MOUSEBUTTONDOWN, 145, 60)) == [pointer(.down, 0, 10, 30)])
  }

  @Test mutating func leaving_the_window_cancels_only_a_mouse_that_is_not_captured() {
    _ = send(button(SDL_MOUSEBUTTONDOWN, 145, 60))
    #expect(send(window(SDL_WINDOWEVENT_LEAVE), isCaptured: true).isEmpty)
    #expect(send(window(SDL_WINDOWEVENT_LEAVE), isCaptured: false) == [pointer(.cancel, 0, 10, 30)])
    #expect(send(window(SDL_WINDOWEVENT_LEAVE), isCaptured: false).isEmpty)
  }

  @Test mutating func a_hidden_window_cancels_and_stops_drawing() {
    _ = send(button(SDL_MOUSEBUTTONDOWN, 145, 60))
    #expect(send(window(SDL_WINDOWEVENT_MINIMIZED)) == [pointer(.cancel, 0, 10, 30), .visible(false)])
    #expect(send(window(SDL_WINDOWEVENT_RESTORED)) == [.visible(true), .expose])
  }

  @Test mutating func fingers_are_numbered_as_they_come_down() {
    // The window is 1000 × 1624 pixels; 0.5 of it is (187.5, 406) on the device.
    #expect(send(finger(SDL_FINGERDOWN, 901, 0.5, 0.5)) == [pointer(.down, 1, 187.5, 406)])
    #expect(send(finger(SDL_FINGERDOWN, 902, 0.25, 0.5)) == [pointer(.down, 2, 62.5, 406)])
    #expect(send(finger(SDL_FINGERUP, 901, 0.5, 0.5)) == [pointer(.up, 1, 187.5, 406)])
    #expect(send(finger(SDL_FINGERMOTION, 902, 0.5, 0.5)) == [pointer(.move, 2, 187.5, 406)])
    #expect(send(finger(SDL_FINGERDOWN, 903, 0.25, 0.5)) == [pointer(.down, 1, 62.5, 406)])
    #expect(send(finger(SDL_FINGERMOTION, 999, 0.5, 0.5)).isEmpty)
  }

  @Test mutating func the_wheel_scrolls_where_the_mouse_is() {
    _ = send(motion(145, 60))
    var event = SDL_Event()
    event.wheel = SDL_MouseWheelEvent()
    event.wheel.type = SDL_MOUSEWHEEL.rawValue
    event.wheel.timestamp = 7
    event.wheel.preciseY = -1.5
    event.wheel.preciseX = 0.5
    // 1.5 notches of 40 points towards the end, half a notch to the right, which is towards the end too.
    #expect(send(event) == [.input(.wheel(at: Point(10, 30), dx: -20, dy: -60), ticks: 7)])
  }

  @Test mutating func the_wheel_turns_under_a_mouse_that_never_moved() {
    var event = SDL_Event()
    event.wheel = SDL_MouseWheelEvent()
    event.wheel.type = SDL_MOUSEWHEEL.rawValue
    event.wheel.timestamp = 7
    event.wheel.preciseY = 1
    #expect(send(event).isEmpty)
    #expect(
      translator.translate(event, isCaptured: false, mousePlace: (x: 145, y: 60))
        == [.input(.wheel(at: Point(10, 30), dx: 0, dy: 40), ticks: 7)])
    // The place of the last event takes precedence over SDL's current one.
    _ = send(motion(165, 60))
    #expect(
      translator.translate(event, isCaptured: false, mousePlace: (x: 145, y: 60))
        == [.input(.wheel(at: Point(20, 30), dx: 0, dy: 40), ticks: 7)])
  }

  @Test mutating func keys_have_names_and_held_ones_do_not_repeat() {
    #expect(send(key(SDLK_ESCAPE)) == [.input(.key("Escape"), ticks: 7)])
    #expect(send(key(SDLK_ESCAPE, repeats: true)).isEmpty)
    #expect(send(key(SDLK_LEFT, repeats: true)) == [.input(.key("Left"), ticks: 7)])
    #expect(send(key(SDLK_LSHIFT)).isEmpty)
  }

  @Test mutating func closing_the_window_and_control_q_quit() {
    #expect(send(window(SDL_WINDOWEVENT_CLOSE)) == [.quit])
    #expect(send(key(SDLK_q, modifiers: KMOD_LCTRL)) == [.command(.quit)])
    #expect(send(key(SDLK_q)) == [.input(.key("q"), ticks: 7)])
    #expect(send(key(SDLK_w, modifiers: KMOD_LCTRL)) == [.command(.quit)])
    #expect(send(key(SDLK_F11)) == [.command(.size(.fullScreen))])
    #expect(send(key(SDLK_F11, repeats: true)).isEmpty)
    #expect(send(key(SDLK_0, modifiers: KMOD_LCTRL)) == [.command(.size(.fit))])
    #expect(send(key(SDLK_d, modifiers: KMOD_LCTRL)) == [.command(.appearance)])
    #expect(send(key(SDLK_MINUS, modifiers: KMOD_LCTRL)) == [.command(.size(.smaller))])
    #expect(send(key(SDLK_EQUALS, modifiers: KMOD_LCTRL)) == [.command(.size(.larger))])
    var event = SDL_Event()
    event.type = SDL_QUIT.rawValue
    #expect(send(event) == [.quit])
  }

  @Test mutating func another_size_or_display_asks_for_a_layout() {
    #expect(send(window(SDL_WINDOWEVENT_SIZE_CHANGED)) == [.layout])
    #expect(send(window(SDL_WINDOWEVENT_DISPLAY_CHANGED)) == [.layout])
    #expect(send(window(SDL_WINDOWEVENT_EXPOSED)) == [.expose])
  }
}

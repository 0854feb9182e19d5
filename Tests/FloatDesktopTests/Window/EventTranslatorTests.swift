import CSDL2
import FloatCore
import FloatDesk
import FloatStudio
import Testing

@testable import FloatDesktop

/// SDL keeps one state of the modifiers, so the tests run one after the other.
@Suite(.serialized) struct EventTranslatorTests {
  private static let size = PixelSize(width: 1000, height: 1624)

  /// The input of a single event.
  private func input(
    _ event: SDL_Event, isCaptured: Bool = true, mousePlace: (x: Double, y: Double)? = nil
  ) -> InstrumentInput? {
    var translator = EventTranslator(size: Self.size)
    return translator.input(event, isCaptured: isCaptured, mousePlace: mousePlace)
  }

  /// Compares inputs by how they are written, because they are not equatable.
  private func expect(
    _ event: SDL_Event, _ expected: InstrumentInput?, isCaptured: Bool = true,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let input = input(event, isCaptured: isCaptured)
    #expect("\(input as Any)" == "\(expected as Any)", sourceLocation: sourceLocation)
  }

  /// The input of a wheel or touchpad.
  private struct Turn: Equatable {
    var at: Point?
    var dx: Double
    var dy: Double
    var isPrecise: Bool

    init(at: Point? = nil, dx: Double = 0, dy: Double, isPrecise: Bool = false) {
      (self.at, self.dx, self.dy, self.isPrecise) = (at, dx, dy, isPrecise)
    }

    init?(_ input: InstrumentInput?) {
      guard case .wheel(let at, let dx, let dy, let isPrecise, _)? = input else { return nil }
      self.init(at: at, dx: dx, dy: dy, isPrecise: isPrecise)
    }
  }

  // MARK: Events

  private func event(_ type: SDL_EventType, _ fill: (inout SDL_Event) -> Void = { _ in }) -> SDL_Event {
    var event = SDL_Event()
    event.type = type.rawValue
    fill(&event)
    return event
  }

  private func button(_ type: SDL_EventType, _ x: Int32, _ y: Int32, button: Int32 = SDL_BUTTON_LEFT)
    -> SDL_Event
  {
    event(type) {
      $0.button.button = UInt8(button)
      ($0.button.x, $0.button.y) = (x, y)
    }
  }

  private func motion(_ x: Int32, _ y: Int32) -> SDL_Event {
    event(SDL_MOUSEMOTION) { ($0.motion.x, $0.motion.y) = (x, y) }
  }

  private func finger(_ type: SDL_EventType, _ id: Int64, _ x: Float, _ y: Float) -> SDL_Event {
    event(type) {
      $0.tfinger.fingerId = id
      ($0.tfinger.x, $0.tfinger.y) = (x, y)
    }
  }

  private func wheel(_ x: Float, _ y: Float, ticks: UInt32 = 7) -> SDL_Event {
    event(SDL_MOUSEWHEEL) {
      $0.wheel.timestamp = ticks
      ($0.wheel.preciseX, $0.wheel.preciseY) = (x, y)
    }
  }

  private func window(_ id: SDL_WindowEventID) -> SDL_Event {
    event(SDL_WINDOWEVENT) { $0.window.event = UInt8(id.rawValue) }
  }

  private func key(_ symbol: SDL_KeyCode, modifiers: SDL_Keymod = KMOD_NONE, repeats: Bool = false)
    -> SDL_Event
  {
    event(SDL_KEYDOWN) {
      $0.key.repeat = repeats ? 1 : 0
      $0.key.keysym.sym = SDL_Keycode(bitPattern: symbol.rawValue)
      $0.key.keysym.mod = UInt16(modifiers.rawValue)
    }
  }

  // MARK: The mouse

  @Test func the_left_button_and_the_mouses_moves_are_a_pointer_in_the_windows_units() {
    expect(button(SDL_MOUSEBUTTONDOWN, 145, 60), .pointer(.down, .mouse, at: Point(145, 60)))
    expect(motion(-75, 60), .pointer(.move, .mouse, at: Point(-75, 60)))
    expect(button(SDL_MOUSEBUTTONUP, -75, 60), .pointer(.up, .mouse, at: Point(-75, 60)))
  }

  @Test func the_right_button_counts_when_it_goes_down_and_no_other_does() {
    expect(
      button(SDL_MOUSEBUTTONDOWN, 200, 210, button: SDL_BUTTON_RIGHT), .secondary(at: Point(200, 210)))
    expect(button(SDL_MOUSEBUTTONUP, 200, 210, button: SDL_BUTTON_RIGHT), nil)
    expect(button(SDL_MOUSEBUTTONDOWN, 200, 210, button: SDL_BUTTON_MIDDLE), nil)
  }

  @Test func the_mouse_that_sdl_makes_of_fingers_is_ignored() {
    var press = button(SDL_MOUSEBUTTONDOWN, 145, 60)
    press.button.which = UInt32.max
    expect(press, nil)
    var move = motion(145, 60)
    move.motion.which = UInt32.max
    expect(move, nil)
  }

  // MARK: The wheel

  @Test func the_wheel_turns_at_the_place_of_the_mouse_by_forty_points_a_notch() {
    // 1.5 notches of 40 points towards the end, half a notch to the right, which is towards the end too.
    let event = wheel(0.5, -1.5)
    #expect(
      Turn(input(event, mousePlace: (x: 145, y: 60))) == Turn(at: Point(145, 60), dx: -20, dy: -60))
    #expect(Turn(input(event)) == Turn(dx: -20, dy: -60))
    expect(wheel(0, 0), nil)
  }

  @Test func the_modifiers_come_with_it() {
    SDL_SetModState(KMOD_LSHIFT)
    defer { SDL_SetModState(KMOD_NONE) }
    let held: PanelModifiers? =
      if case .wheel(_, _, _, _, let modifiers)? = input(wheel(0, 1)) { modifiers } else { nil }
    #expect(held == .shift)
  }

  @Test func a_touchpad_is_told_from_a_wheel_on_wayland() {
    var translator = EventTranslator(size: Self.size, isWayland: true)
    let events = [
      wheel(0, 1, ticks: 1), wheel(0, -1.25, ticks: 1000),
      // Ten points in the midst of others are no notch.
      wheel(0, 1, ticks: 1010), wheel(0, 1, ticks: 2000),
    ]
    let turns = events.compactMap { Turn(translator.input($0, isCaptured: true)) }
    #expect(
      turns == [
        Turn(dy: 40), Turn(dy: -12.5, isPrecise: true), Turn(dy: 10, isPrecise: true), Turn(dy: 40),
      ])
    // X11 has buttons for the wheel, and no values in between.
    #expect(Turn(input(wheel(0, 1.5))) == Turn(dy: 60))
  }

  // MARK: Fingers

  @Test func fingers_are_spread_over_the_window() {
    expect(finger(SDL_FINGERDOWN, 901, 0.5, 0.25), .pointer(.down, .finger(901), at: Point(500, 406)))
    expect(finger(SDL_FINGERMOTION, 902, 0.25, 1), .pointer(.move, .finger(902), at: Point(250, 1624)))
    expect(finger(SDL_FINGERUP, 901, 0, 0), .pointer(.up, .finger(901), at: .zero))
  }

  // MARK: Keys

  /// The names of a key that was pressed, and whether it was held down.
  private func names(_ event: SDL_Event) -> (names: [String], isRepeat: Bool)? {
    if case .key(let names, let isRepeat)? = input(event) { (names, isRepeat) } else { nil }
  }

  @Test func keys_have_names_and_modifiers_alone_have_none() {
    #expect(names(key(SDLK_q, modifiers: KMOD_LCTRL))?.names.first == "Ctrl+Q")
    expect(key(SDLK_LSHIFT), nil)
  }

  @Test func a_key_that_is_held_down_repeats() {
    #expect(names(key(SDLK_LEFT))?.isRepeat == false)
    #expect(names(key(SDLK_LEFT, repeats: true))?.isRepeat == true)
  }

  private func text(_ text: String) -> SDL_Event {
    event(SDL_TEXTINPUT) { event in
      withUnsafeMutableBytes(of: &event.text.text) { $0.copyBytes(from: Array(text.utf8)) }
    }
  }

  @Test func typed_text_is_text() { expect(text("né"), .text("né")) }

  /// X11 writes a plus for Ctrl++. With Alt, some keyboards write.
  @Test(arguments: [
    (KMOD_LCTRL.rawValue, false), (KMOD_RCTRL.rawValue, false), (KMOD_NONE.rawValue, true),
    (KMOD_LSHIFT.rawValue, true), (KMOD_LCTRL.rawValue | KMOD_RALT.rawValue, true),
  ])
  func what_a_key_with_ctrl_writes_is_no_text(modifiers: UInt32, isText: Bool) {
    var translator = EventTranslator(size: Self.size)
    _ = translator.input(key(SDLK_PLUS, modifiers: SDL_Keymod(modifiers)), isCaptured: false)
    #expect((translator.input(text("+"), isCaptured: false) != nil) == isText)
    var release = key(SDLK_LCTRL)
    release.type = SDL_KEYUP.rawValue
    _ = translator.input(release, isCaptured: false)
    #expect(translator.input(text("+"), isCaptured: false) != nil)
  }

  // MARK: The window

  @Test func a_window_without_keyboard_or_out_of_sight_is_an_interruption() {
    for id in [SDL_WINDOWEVENT_FOCUS_LOST, SDL_WINDOWEVENT_HIDDEN, SDL_WINDOWEVENT_MINIMIZED] {
      expect(window(id), .interruption)
    }
    expect(event(SDL_APP_WILLENTERBACKGROUND), .interruption)
    for id in [SDL_WINDOWEVENT_FOCUS_GAINED, SDL_WINDOWEVENT_EXPOSED] { expect(window(id), nil) }
  }

  @Test(arguments: [true, false])
  func a_mouse_that_leaves_the_window_may_be_captured(isCaptured: Bool) {
    expect(window(SDL_WINDOWEVENT_LEAVE), .leave(isCaptured: isCaptured), isCaptured: isCaptured)
  }

  // MARK: Input methods

  @Test(arguments: [
    ("ni'hao", 6, 6), ("你好", 1, 1), ("", 0, 0), ("abc", -1, 0), ("abc", 99, 3), ("e\u{301}a", 2, 1),
  ])
  func composed_text_has_a_caret(text: String, start: Int32, caret: Int) {
    let composed = ComposedText(
      event(SDL_TEXTEDITING) {
        $0.edit.start = start
        withUnsafeMutableBytes(of: &$0.edit.text) { $0.copyBytes(from: text.utf8.prefix($0.count - 1)) }
      })
    #expect(composed.text == text)
    #expect(composed.caret == caret)
  }

  @Test func a_long_composed_text_comes_in_memory_of_its_own() {
    let text = String(repeating: "你", count: 40)
    let composed = ComposedText(
      event(SDL_TEXTEDITING_EXT) {
        $0.editExt.text = SDL_strdup(text)
        $0.editExt.start = 3
      })
    #expect(composed.text == text)
    #expect(composed.caret == 3)
  }
}

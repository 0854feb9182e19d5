import CSDL2
import FloatCore
import FloatDesk
import FloatStudio

/// Turns SDL's events into inputs of the instrument.
struct EventTranslator {
  /// The window's size in the units of its events, over which fingers are spread.
  var size: PixelSize
  private var wheelReader: WheelReader
  /// Whether Ctrl was held without Alt at the last key: what X11 writes then, such as the plus of Ctrl++, is no text.
  private var isControlHeld = false

  init(size: PixelSize, isWayland: Bool = false) {
    self.size = size
    wheelReader = WheelReader(isWayland: isWayland)
  }

  /// The input of an event; nil for the many events that are none.
  ///
  /// - Parameters:
  ///   - isCaptured: True if the window receives the mouse's moves outside of it as well.
  ///   - mousePlace: The place of the mouse in the window, in the units of its events; nil if it is elsewhere.
  mutating func input(
    _ event: SDL_Event, isCaptured: Bool, mousePlace: (x: Double, y: Double)? = nil
  ) -> InstrumentInput? {
    switch SDL_EventType(event.type) {
    case SDL_MOUSEMOTION where event.motion.which != Self.touchMouse:
      let at = Point(Double(event.motion.x), Double(event.motion.y))
      return .pointer(.move, .mouse, at: at, Self.modifiers)
    case SDL_MOUSEBUTTONDOWN where event.button.which != Self.touchMouse,
      SDL_MOUSEBUTTONUP where event.button.which != Self.touchMouse:
      return button(event.button)
    case SDL_MOUSEWHEEL:
      guard let turn = wheelReader.read(event.wheel) else { return nil }
      return .wheel(
        at: mousePlace.map { Point($0.x, $0.y) }, dx: turn.dx, dy: turn.dy, isPrecise: turn.isPrecise,
        Self.modifiers)
    case SDL_FINGERDOWN: return finger(.down, event.tfinger)
    case SDL_FINGERMOTION: return finger(.move, event.tfinger)
    case SDL_FINGERUP: return finger(.up, event.tfinger)
    case SDL_KEYDOWN, SDL_KEYUP:
      let modifiers = UInt32(event.key.keysym.mod)
      isControlHeld = modifiers & KMOD_CTRL.rawValue != 0 && modifiers & KMOD_ALT.rawValue == 0
      let names = KeyName.all(event.key.keysym)
      if event.type == SDL_KEYUP.rawValue { return .keyUp(names) }
      return names.isEmpty ? nil : .key(names, isRepeat: event.key.repeat != 0)
    case SDL_TEXTINPUT: return isControlHeld ? nil : .text(Self.text(of: event.text))
    case SDL_TEXTEDITING, SDL_TEXTEDITING_EXT:
      let composed = ComposedText(event)
      return .composing(composed.text, caret: composed.caret)
    case SDL_APP_WILLENTERBACKGROUND: return .interruption
    case SDL_WINDOWEVENT: return window(event.window, isCaptured: isCaptured)
    default: return nil
    }
  }

  private func window(_ event: SDL_WindowEvent, isCaptured: Bool) -> InstrumentInput? {
    switch SDL_WindowEventID(UInt32(event.event)) {
    case SDL_WINDOWEVENT_FOCUS_LOST, SDL_WINDOWEVENT_HIDDEN, SDL_WINDOWEVENT_MINIMIZED: .interruption
    case SDL_WINDOWEVENT_LEAVE: .leave(isCaptured: isCaptured)
    default: nil
    }
  }

  private func button(_ event: SDL_MouseButtonEvent) -> InstrumentInput? {
    let at = Point(Double(event.x), Double(event.y))
    let isDown = event.type == SDL_MOUSEBUTTONDOWN.rawValue
    switch Int32(event.button) {
    case SDL_BUTTON_LEFT: return .pointer(isDown ? .down : .up, .mouse, at: at, Self.modifiers)
    case SDL_BUTTON_RIGHT where isDown: return .secondary(at: at)
    default: return nil
    }
  }

  private func finger(_ phase: PointerPhase, _ event: SDL_TouchFingerEvent) -> InstrumentInput {
    let at = Point(Double(event.x) * Double(size.width), Double(event.y) * Double(size.height))
    return .pointer(phase, .finger(event.fingerId), at: at)
  }

  private static var modifiers: PanelModifiers {
    let state = SDL_GetModState().rawValue
    var modifiers: PanelModifiers = []
    if state & KMOD_SHIFT.rawValue != 0 { modifiers.insert(.shift) }
    if state & KMOD_CTRL.rawValue != 0 { modifiers.insert(.control) }
    return modifiers
  }

  private static func text(of event: SDL_TextInputEvent) -> String {
    withUnsafeBytes(of: event.text) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
  }

  /// `SDL_TOUCH_MOUSEID`, the mouse that SDL simulates from fingers.
  private static let touchMouse = UInt32.max
}

import CSDL2
import FloatCore
import FloatFiles
import FloatPainting
import FloatStudio

/// The mouse, the fingers and the keyboard in the panel.
extension RunLoop {
  /// True if an event belongs to the sidebar, so that the phone must not receive it.
  func takesAside(_ event: SDL_Event, _ window: borrowing Window) -> Bool {
    switch SDL_EventType(event.type) {
    case SDL_MOUSEMOTION where event.motion.which != Self.touchMouse: return takesMotion(event.motion)
    case SDL_MOUSEBUTTONDOWN where event.button.which != Self.touchMouse,
      SDL_MOUSEBUTTONUP where event.button.which != Self.touchMouse:
      return takesButton(event.button, window)
    case SDL_MOUSEWHEEL: return takesWheel(event.wheel, window)
    case SDL_FINGERDOWN, SDL_FINGERMOTION, SDL_FINGERUP: return takesFinger(event.tfinger)
    case SDL_KEYDOWN: return takesKey(event.key)
    case SDL_KEYUP:
      endPeeking()
      return false
    case SDL_TEXTINPUT:
      guard aside.hasFocus else { return false }
      aside.sidebar?.send(.text(Self.text(of: event.text)), at: clock.realNow)
      needsScene = true
      return true
    case SDL_TEXTEDITING, SDL_TEXTEDITING_EXT:
      let composed = ComposedText(event)
      guard aside.hasFocus else { return false }
      aside.sidebar?.send(.composing(composed.text, caret: composed.caret), at: clock.realNow)
      needsScene = true
      return true
    case SDL_WINDOWEVENT:
      takeNote(of: event.window)
      return false
    default: return false
    }
  }

  func endPeeking() {
    guard aside.isPeeking else { return }
    aside.isPeeking = false
    aside.sidebar?.send(.peek(false), at: clock.realNow)
    needsScene = true
  }

  private func takeNote(of event: SDL_WindowEvent) {
    switch SDL_WindowEventID(UInt32(event.event)) {
    case SDL_WINDOWEVENT_FOCUS_LOST, SDL_WINDOWEVENT_HIDDEN, SDL_WINDOWEVENT_MINIMIZED:
      endPeeking()
      aside.handle.cancel()
      aside.sidebar?.cancel(at: clock.realNow, playback)
      needsScene = true
    case SDL_WINDOWEVENT_LEAVE:
      if aside.isOpen {
        aside.sidebar?.leave(at: clock.realNow)
        needsScene = true
      }
      if aside.handle.hover(-1, -1) { needsScene = true }
    default: break
    }
  }

  /// Converts an event's place to the drawable's pixels.
  private func pixel(_ x: Double, _ y: Double) -> Point {
    let layout = translator.layout
    return Point(
      x * Double(layout.drawable.width) / Double(layout.window.width),
      y * Double(layout.drawable.height) / Double(layout.window.height))
  }

  private func takesMotion(_ event: SDL_MouseMotionEvent) -> Bool {
    let at = pixel(Double(event.x), Double(event.y))
    let time = clock.real(eventTicks: event.timestamp)
    if aside.handle.isPressed { return true }
    if aside.sidebar?.isPressed == true {
      let point = aside.anyPoint(at.x, at.y)
      aside.sidebar?.point(.move, at: point, Self.modifiers, at: time, playback)
      needsScene = true
      return true
    }
    guard !translator.isMousePressed else { return false }
    if aside.isSwallowing { return true }
    pointInspector(Double(event.x), Double(event.y))
    if aside.handle.hover(at.x, at.y) { needsScene = true }
    guard let point = aside.point(at.x, at.y), aside.sidebar != nil else {
      leaveSidebar(at: time)
      return false
    }
    aside.hover = point
    aside.sidebar?.point(.move, at: point, Self.modifiers, at: time, playback)
    translator.leave()
    followMouse()
    needsScene = true
    return true
  }

  private func leaveSidebar(at time: Double) {
    guard aside.hover != nil else { return }
    aside.hover = nil
    aside.sidebar?.leave(at: time)
    needsScene = true
  }

  private func takesButton(_ event: SDL_MouseButtonEvent, _ window: borrowing Window) -> Bool {
    let at = pixel(Double(event.x), Double(event.y))
    let time = clock.real(eventTicks: event.timestamp)
    let isDown = event.type == SDL_MOUSEBUTTONDOWN.rawValue
    if isDown { visibility.trust() }
    needsScene = true
    switch Int32(event.button) {
    case SDL_BUTTON_LEFT where isDown:
      guard !translator.isMousePressed else { return false }
      if aside.handle.press(at.x, at.y) { return true }
      guard let point = aside.point(at.x, at.y) else {
        if inspects(Double(event.x), Double(event.y), window) { return true }
        if aside.hasFocus { aside.sidebar?.send(.focus(false), at: time) }
        return false
      }
      aside.sidebar?.point(.down, at: point, Self.modifiers, at: time, playback)
      return true
    case SDL_BUTTON_LEFT:
      if aside.isSwallowing {
        aside.isSwallowing = false
        return true
      }
      if aside.handle.isPressed {
        if aside.handle.release(at.x, at.y) { perform(.toggle, window) }
        return true
      }
      guard aside.sidebar?.isPressed == true else { return false }
      let point = aside.anyPoint(at.x, at.y)
      aside.sidebar?.point(.up, at: point, Self.modifiers, at: time, playback)
      return true
    case SDL_BUTTON_RIGHT:
      guard let point = aside.point(at.x, at.y) else { return aside.sidebar?.isPressed == true }
      if isDown { aside.sidebar?.secondary(at: point, at: time, playback) }
      return true
    default: return aside.point(at.x, at.y) != nil
    }
  }

  private func takesWheel(_ event: SDL_MouseWheelEvent, _ window: borrowing Window) -> Bool {
    guard aside.isOpen, let place = window.mousePlace else { return false }
    let at = pixel(place.x, place.y)
    guard let point = aside.point(at.x, at.y) else { return false }
    if let turn = aside.wheel.read(event) {
      aside.sidebar?.wheel(
        at: point, dy: turn.dy, isPrecise: turn.isPrecise, Self.modifiers,
        at: clock.real(eventTicks: event.timestamp))
      needsScene = true
    }
    return true
  }

  /// Handles the sidebar's finger; it takes one at a time, and others have no effect there.
  private func takesFinger(_ event: SDL_TouchFingerEvent) -> Bool {
    let layout = translator.layout
    let (x, y) = (
      Double(event.x) * Double(layout.drawable.width), Double(event.y) * Double(layout.drawable.height)
    )
    let time = clock.real(eventTicks: event.timestamp)
    let isDown = event.type == SDL_FINGERDOWN.rawValue
    if aside.finger == event.fingerId, !isDown {
      let isUp = event.type == SDL_FINGERUP.rawValue
      if isUp { aside.finger = nil }
      let point = aside.anyPoint(x, y)
      aside.sidebar?.point(isUp ? .up : .move, at: point, at: time, playback)
      if isUp { aside.sidebar?.leave(at: time) }
      needsScene = true
      return true
    }
    guard isDown, let point = aside.point(x, y) else { return false }
    if aside.sidebar?.isPressed == false {
      aside.finger = event.fingerId
      aside.sidebar?.point(.down, at: point, at: time, playback)
      needsScene = true
    }
    return true
  }

  /// Handles the panel's keys while it has the focus. The window's own come first, except for those of a text field.
  private func takesKey(_ event: SDL_KeyboardEvent) -> Bool {
    let names = KeyName.all(event.keysym)
    guard aside.hasFocus, let name = names.first, name != "Escape" else { return false }
    var parts = name.split(separator: "+", omittingEmptySubsequences: false).map(String.init)
    // "Ctrl++" is a plus with Ctrl.
    if name.hasSuffix("+") { parts = parts.dropLast(2) + ["+"] }
    var modifiers: PanelModifiers = []
    if parts.dropLast().contains("Ctrl") { modifiers.insert(.control) }
    if parts.dropLast().contains("Shift") { modifiers.insert(.shift) }
    let key = parts.last ?? name
    let isFields = aside.sidebar?.panel.isTyping == true && Self.fieldKeys.contains(name)
    guard isFields || !names.contains(where: { translator.bindings.binding(of: $0) != nil }) else {
      return false
    }
    aside.sidebar?.send(.key(key, modifiers), at: clock.real(eventTicks: event.timestamp))
    needsScene = true
    return true
  }

  private static let fieldKeys: Set<String> = ["Ctrl+A", "Ctrl+C", "Ctrl+V", "Ctrl+X", "Ctrl+Z"]

  /// Leaves a field on Escape, which comes before the closing of a message, because it is nearest to the hand.
  func leavesField() -> Bool {
    guard aside.hasFocus, aside.sidebar?.panel.isTyping == true else { return false }
    return escapeSidebar()
  }

  /// Handles Escape: ends a question for keys, or passes it to the panel if that has the keyboard; false otherwise.
  func escapeSidebar() -> Bool {
    if aside.isInspecting {
      aside.isInspecting = false
      aside.pointed = nil
      needsScene = true
      return true
    }
    guard aside.hasFocus else { return false }
    aside.sidebar?.send(.key("Escape"), at: clock.realNow)
    needsScene = true
    return true
  }

  static var modifiers: PanelModifiers {
    let state = SDL_GetModState().rawValue
    var modifiers: PanelModifiers = []
    if state & KMOD_SHIFT.rawValue != 0 { modifiers.insert(.shift) }
    if state & KMOD_CTRL.rawValue != 0 { modifiers.insert(.control) }
    return modifiers
  }

  private static func text(of event: SDL_TextInputEvent) -> String {
    withUnsafeBytes(of: event.text) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
  }

  private static let touchMouse = UInt32.max
}

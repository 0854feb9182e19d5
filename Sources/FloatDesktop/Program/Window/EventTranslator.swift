import CSDL2
import FloatCore
import FloatPainting

/// Turns SDL's events into inputs on the device.
///
/// The left mouse button is pointer 0, fingers are 1, 2, … in the order they come down, each free number used again.
/// A mouse that only hovers, or is pressed beside the device, says nothing; see ``Touch`` for what comes onto the screen
/// from the left. A pointer is cancelled when the window loses the focus or is hidden, or
/// when the mouse leaves it while it is not captured; whatever that pointer does until it is pressed again is ignored.
struct EventTranslator {
  /// Where the device lies in the window now.
  var layout: DeviceLayout
  /// How far one notch of a wheel scrolls, in points.
  let wheelStep: Double
  /// True where a touchpad's moves can be told from a wheel's.
  let isWayland: Bool

  /// The held button, or nil.
  private var mouse: Touch?
  /// Where the mouse was last seen.
  private var hover: Point?
  private var fingers: [SDL_FingerID: Touch] = [:]
  /// When a wheel event last was no whole number, by SDL's milliseconds.
  private var lastFraction: UInt32?

  init(
    layout: DeviceLayout, wheelStep: Double = EventTranslator.defaultWheelStep, isWayland: Bool = false
  ) {
    self.layout = layout
    self.wheelStep = wheelStep
    self.isWayland = isWayland
  }

  /// Whether the keyboard's layout has Latin letters, as SDL knows it now.
  private func hasLatinLetters() -> Bool {
    SDL_GetScancodeFromKey(SDL_Keycode(SDLK_q.rawValue)) != SDL_SCANCODE_UNKNOWN
  }

  /// What browsers and toolkits on Linux scroll by for one notch lies between 36 and 53 pt; 40 is easy to count with.
  static let defaultWheelStep = 40.0

  /// SDL 2.26 divides Wayland's axis by this.
  private static let waylandDivisor = 10.0

  /// In milliseconds: a hand that changes from touchpad to wheel takes longer.
  private static let touchpadPause: UInt32 = 200

  /// Where the mouse passes over the device; nil while it is pressed or elsewhere.
  var passingMouse: Point? {
    mouse == nil ? hover.flatMap { Rect(size: layout.device).contains($0) ? $0 : nil } : nil
  }

  /// True while the mouse's button is held, on the device or on its way there.
  var isMousePressed: Bool { mouse != nil }

  /// True while anything is down on the device.
  var isPressed: Bool { mouse?.isDown == true || fingers.values.contains(where: \.isDown) }

  /// What an event means, in order; empty for the many that mean nothing here.
  ///
  /// - Parameters:
  ///   - isCaptured: True when the window gets the mouse's moves outside of it too.
  ///   - mousePlace: Where the mouse is over the window, as its events count; nil where it is elsewhere.
  mutating func translate(
    _ event: SDL_Event, isCaptured: Bool, mousePlace: (x: Double, y: Double)? = nil
  ) -> [WindowEvent] {
    let ticks = event.common.timestamp
    switch SDL_EventType(event.type) {
    case SDL_QUIT:
      return [.quit]
    case SDL_WINDOWEVENT:
      return window(event.window, isCaptured: isCaptured)
    case SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP, SDL_MOUSEMOTION:
      return mouse(event)
    case SDL_MOUSEWHEEL:
      return wheel(event.wheel, mousePlace)
    case SDL_FINGERDOWN, SDL_FINGERMOTION, SDL_FINGERUP:
      return finger(event.tfinger)
    case SDL_KEYDOWN:
      return key(event.key)
    case SDL_RENDER_TARGETS_RESET, SDL_RENDER_DEVICE_RESET:
      return [.expose]
    case SDL_DISPLAYEVENT:
      return [.layout]
    case SDL_APP_WILLENTERBACKGROUND:
      return cancelAll(ticks: ticks)
    default:
      return []
    }
  }

  /// Cancels every pointer that is down.
  mutating func cancelAll(ticks: UInt32) -> [WindowEvent] {
    let touches = [mouse].compactMap(\.self) + fingers.values.sorted { $0.id < $1.id }
    mouse = nil
    fingers = [:]
    return Self.events(touches.compactMap { $0.end(.cancel, at: $0.at) }, ticks: ticks)
  }

  private mutating func window(_ event: SDL_WindowEvent, isCaptured: Bool) -> [WindowEvent] {
    switch SDL_WindowEventID(UInt32(event.event)) {
    case SDL_WINDOWEVENT_FOCUS_LOST:
      return cancelAll(ticks: event.timestamp) + exposure
    case SDL_WINDOWEVENT_FOCUS_GAINED:
      return exposure
    case SDL_WINDOWEVENT_LEAVE:
      if !isCaptured { hover = nil }
      guard !isCaptured, let touch = mouse else { return [] }
      mouse = nil
      return Self.events(touch.end(.cancel, at: touch.at), ticks: event.timestamp)
    case SDL_WINDOWEVENT_HIDDEN, SDL_WINDOWEVENT_MINIMIZED:
      return cancelAll(ticks: event.timestamp) + [.visible(false)]
    case SDL_WINDOWEVENT_SHOWN, SDL_WINDOWEVENT_RESTORED, SDL_WINDOWEVENT_MAXIMIZED:
      return [.visible(true), .expose]
    case SDL_WINDOWEVENT_EXPOSED:
      return [.expose]
    case SDL_WINDOWEVENT_SIZE_CHANGED, SDL_WINDOWEVENT_RESIZED, SDL_WINDOWEVENT_DISPLAY_CHANGED:
      return [.layout]
    case SDL_WINDOWEVENT_CLOSE:
      return [.quit]
    default:
      return []
    }
  }

  /// On Wayland the window's title bar changes with its next frame, and SDL does not say that it waits for one.
  private var exposure: [WindowEvent] { isWayland ? [.expose] : [] }

  private mutating func mouse(_ event: SDL_Event) -> [WindowEvent] {
    if SDL_EventType(event.type) == SDL_MOUSEMOTION {
      let motion = event.motion
      guard motion.which != Self.touchMouse else { return [] }
      let at = layout.devicePoint(windowX: Double(motion.x), windowY: Double(motion.y))
      hover = at
      return Self.events(mouse?.move(to: at) ?? [], ticks: motion.timestamp)
    }
    let button = event.button
    guard button.which != Self.touchMouse else { return [] }
    let at = layout.devicePoint(windowX: Double(button.x), windowY: Double(button.y))
    if button.button == UInt8(SDL_BUTTON_RIGHT) {
      guard event.type == SDL_MOUSEBUTTONDOWN.rawValue, mouse == nil, fingers.isEmpty,
        Rect(size: layout.device).contains(at)
      else { return [] }
      return [.input(.contextMenu(at: at), ticks: button.timestamp)]
    }
    guard button.button == UInt8(SDL_BUTTON_LEFT) else { return [] }
    let pressed = SDL_EventType(event.type) == SDL_MOUSEBUTTONDOWN
    hover = at
    guard pressed != (mouse != nil) else { return [] }
    let touch = pressed ? Touch(id: 0, at: at, screen: layout.device) : mouse
    let input = pressed ? touch?.press : touch?.end(.up, at: at)
    mouse = pressed ? touch : nil
    return Self.events(input, ticks: button.timestamp)
  }

  private mutating func wheel(_ event: SDL_MouseWheelEvent, _ place: (x: Double, y: Double)?) -> [WindowEvent]
  {
    // Whole numbers are a wheel's notches. A touchpad's are points, which SDL's Wayland driver divides by ten.
    let isFraction =
      isWayland
      && (event.preciseX != event.preciseX.rounded() || event.preciseY != event.preciseY.rounded())
    // One of a touchpad's moves may happen to be whole, in the midst of others.
    let isPrecise = isFraction || lastFraction.map { event.timestamp &- $0 < Self.touchpadPause } ?? false
    if isFraction { lastFraction = event.timestamp }
    let step = isPrecise ? Self.waylandDivisor : wheelStep
    let dx = -Double(event.preciseX) * step
    let dy = Double(event.preciseY) * step
    // The event says where the mouse is only since SDL 2.26. A window may open below a mouse that rests.
    let seen = hover ?? place.map { layout.devicePoint(windowX: $0.x, windowY: $0.y) }
    guard let at = seen, dx != 0 || dy != 0, dx.isFinite, dy.isFinite else { return [] }
    // SDL has horizontal values grow to the right, inputs towards the start; -0 would look odd in a recording.
    return [
      .input(.wheel(at: at, dx: dx == 0 ? 0 : dx, dy: dy, isPrecise: isPrecise), ticks: event.timestamp)
    ]
  }

  private mutating func finger(_ event: SDL_TouchFingerEvent) -> [WindowEvent] {
    let at = layout.devicePoint(
      windowX: Double(event.x) * Double(layout.window.width),
      windowY: Double(event.y) * Double(layout.window.height))
    let ticks = event.timestamp
    switch SDL_EventType(event.type) {
    case SDL_FINGERDOWN:
      let taken = Set(fingers.values.map(\.id))
      let id = (1...).first { !taken.contains($0) } ?? 1
      guard fingers[event.fingerId] == nil, let touch = Touch(id: id, at: at, screen: layout.device) else {
        return []
      }
      fingers[event.fingerId] = touch
      return Self.events(touch.press, ticks: ticks)
    case SDL_FINGERMOTION:
      return Self.events(fingers[event.fingerId]?.move(to: at) ?? [], ticks: ticks)
    default:
      return Self.events(fingers.removeValue(forKey: event.fingerId)?.end(.up, at: at), ticks: ticks)
    }
  }

  private static func events(_ inputs: [Input], ticks: UInt32) -> [WindowEvent] {
    inputs.map { .input($0, ticks: ticks) }
  }

  private static func events(_ input: Input?, ticks: UInt32) -> [WindowEvent] {
    events(input.map { [$0] } ?? [], ticks: ticks)
  }

  private func key(_ event: SDL_KeyboardEvent) -> [WindowEvent] {
    let name = KeyName.of(
      event.keysym.sym, modifiers: event.keysym.mod, scancode: event.keysym.scancode,
      hasLatinLetters: hasLatinLetters())
    guard let name else { return [] }
    if let binding = KeyBindings.binding(of: name) {
      guard event.repeat == 0 || binding.repeats else { return [] }
      return [binding.command == .quit ? .quit : .command(binding.command)]
    }
    // A key held down must not go back through every page.
    guard event.repeat == 0 || Self.repeating.contains(name) else { return [] }
    return [.input(.key(name), ticks: event.timestamp)]
  }

  private static let repeating: Set<String> = ["Left", "Right", "Up", "Down", "PageUp", "PageDown", "Tab"]

  /// `SDL_TOUCH_MOUSEID`: the mouse that SDL makes up from fingers.
  private static let touchMouse = UInt32.max
}

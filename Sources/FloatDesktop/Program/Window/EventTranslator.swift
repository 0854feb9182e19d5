import CSDL2
import FloatCore
import FloatFiles
import FloatPainting
import FloatStudio

/// Turns SDL's events into inputs on the device.
///
/// The left mouse button is pointer 0; fingers are 1, 2, … in the order in which they come down, and free numbers are
/// used again. A mouse that hovers, or is pressed outside the device, has no effect; see ``Touch`` for pointers that
/// come onto the screen from the left. A pointer is cancelled when the window loses the focus or is hidden, or when the
/// mouse leaves it while it is not captured; all its events until the next press are then ignored.
struct EventTranslator {
  /// The place of the device in the window now.
  var layout: DeviceLayout
  private let isWayland: Bool
  private var wheelReader: WheelReader
  /// The places of two phones that share the layout; nil for a single phone.
  var sides: SideBySide?
  /// The phone under the last pointer. A press stays on its phone.
  private var side = 0
  /// The keys that belong to the window.
  var bindings = KeyBindings.standard

  /// The press of the mouse button, or nil.
  private var mouse: Touch?
  /// The last known place of the mouse.
  private var hover: Point?
  private var fingers: [SDL_FingerID: Touch] = [:]

  init(
    layout: DeviceLayout, wheelStep: Double = WheelReader.defaultStep, isWayland: Bool = false
  ) {
    self.layout = layout
    self.isWayland = isWayland
    wheelReader = WheelReader(step: wheelStep, isWayland: isWayland)
  }

  /// The place of a hovering mouse on the device; nil while it is pressed or elsewhere.
  var passingMouse: Point? {
    mouse == nil ? hover.flatMap { Rect(size: layout.device).contains($0) ? $0 : nil } : nil
  }

  /// The mouse moved over another part of the window.
  mutating func leave() { hover = nil }

  /// True while the mouse's button is held, on the device or on its way there.
  var isMousePressed: Bool { mouse != nil }

  /// True while any pointer is down on the device.
  var isPressed: Bool { mouse?.isDown == true || fingers.values.contains(where: \.isDown) }

  /// The size of a phone's screen.
  private var screen: Size { sides?.screen ?? layout.device }

  /// Converts a place in the window to points on a phone's screen.
  private mutating func place(_ x: Double, _ y: Double) -> Point {
    let point = layout.devicePoint(windowX: x, windowY: y)
    guard let sides else { return point }
    if mouse == nil, fingers.isEmpty { side = sides.index(at: point) }
    return point - sides.frame(of: side).origin
  }

  /// Returns the meanings of an event, in order; empty for the many events without one.
  ///
  /// - Parameters:
  ///   - isCaptured: True if the window receives the mouse's moves outside of it as well.
  ///   - mousePlace: The place of the mouse in the window, in the units of its events; nil if it is elsewhere.
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

  /// On Wayland the window's title bar changes with its next frame, and SDL does not report that it waits for one.
  private var exposure: [WindowEvent] { isWayland ? [.expose] : [] }

  private mutating func mouse(_ event: SDL_Event) -> [WindowEvent] {
    if SDL_EventType(event.type) == SDL_MOUSEMOTION {
      let motion = event.motion
      guard motion.which != Self.touchMouse else { return [] }
      let at = place(Double(motion.x), Double(motion.y))
      hover = at
      return Self.events(mouse?.move(to: at) ?? [], ticks: motion.timestamp)
    }
    let button = event.button
    guard button.which != Self.touchMouse else { return [] }
    let at = place(Double(button.x), Double(button.y))
    if button.button == UInt8(SDL_BUTTON_RIGHT) {
      guard event.type == SDL_MOUSEBUTTONDOWN.rawValue, mouse == nil, fingers.isEmpty,
        Rect(size: screen).contains(at)
      else { return [] }
      return [.input(.contextMenu(at: at), ticks: button.timestamp)]
    }
    guard button.button == UInt8(SDL_BUTTON_LEFT) else { return [] }
    let pressed = SDL_EventType(event.type) == SDL_MOUSEBUTTONDOWN
    hover = at
    guard pressed != (mouse != nil) else { return [] }
    let touch = pressed ? Touch(id: 0, at: at, screen: screen) : mouse
    let input = pressed ? touch?.press : touch?.end(.up, at: at)
    mouse = pressed ? touch : nil
    return Self.events(input, ticks: button.timestamp)
  }

  private mutating func wheel(_ event: SDL_MouseWheelEvent, _ place: (x: Double, y: Double)?) -> [WindowEvent]
  {
    // Only since SDL 2.26 does the event tell the mouse's place. A window may open below a mouse at rest.
    let seen = hover ?? place.map { self.place($0.x, $0.y) }
    guard let at = seen, let turn = wheelReader.read(event) else { return [] }
    return [
      .input(.wheel(at: at, dx: turn.dx, dy: turn.dy, isPrecise: turn.isPrecise), ticks: event.timestamp)
    ]
  }

  private mutating func finger(_ event: SDL_TouchFingerEvent) -> [WindowEvent] {
    let at = place(
      Double(event.x) * Double(layout.window.width), Double(event.y) * Double(layout.window.height))
    let ticks = event.timestamp
    switch SDL_EventType(event.type) {
    case SDL_FINGERDOWN:
      let taken = Set(fingers.values.map(\.id))
      let id = (1...).first { !taken.contains($0) } ?? 1
      guard fingers[event.fingerId] == nil, let touch = Touch(id: id, at: at, screen: screen) else {
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
    let names = KeyName.all(event.keysym)
    guard let name = names.first else { return [] }
    if let binding = names.lazy.compactMap(bindings.binding).first {
      guard event.repeat == 0 || binding.repeats else { return [] }
      let command = binding.action.command
      return [.command(command)]
    }
    // A key held down must not go back through every page.
    guard event.repeat == 0 || Self.repeating.contains(name) else { return [] }
    return [.input(.key(name), ticks: event.timestamp)]
  }

  private static let repeating: Set<String> = ["Left", "Right", "Up", "Down", "PageUp", "PageDown", "Tab"]

  /// `SDL_TOUCH_MOUSEID`, the mouse that SDL simulates from fingers.
  private static let touchMouse = UInt32.max
}

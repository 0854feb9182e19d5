import FloatCore
import FloatStudio

/// The pointers on the phone: turns what a hand does in the window into inputs on the device.
///
/// Places are in points of the device, of the two phones' together.
///
/// The left mouse button is pointer 0; fingers are 1, 2, … in the order in which they come down, and free numbers are
/// used again. A mouse that hovers, or is pressed outside the device, has no effect; see ``Touch`` for pointers that
/// come onto the screen from the left. After a cancellation all moves until the next press are ignored.
struct Pointers: Sendable {
  /// The place of the device in the window now.
  var layout: DeviceLayout
  /// The places of two phones that share the layout; nil for a single phone.
  private let sides: SideBySide?
  /// The phone under the last pointer. A press stays on its phone.
  private var side = 0
  /// The press of the mouse button, or nil.
  private var mouse: Touch?
  /// The last known place of the mouse.
  private var hover: Point?
  private var fingers: [Int64: Touch] = [:]

  init(layout: DeviceLayout, sides: SideBySide? = nil) {
    self.layout = layout
    self.sides = sides
  }

  /// The place of a hovering mouse on the device; nil while it is pressed or elsewhere.
  var passingMouse: Point? {
    mouse == nil ? hover.flatMap { Rect(size: layout.device).contains($0) ? $0 : nil } : nil
  }

  /// True while the mouse's button is held, on the device or still beside it.
  var isMousePressed: Bool { mouse != nil }

  /// True while any pointer is down on the device.
  var isPressed: Bool { mouse?.isDown == true || fingers.values.contains(where: \.isDown) }

  /// The size of a phone's screen.
  private var screen: Size { sides?.screen ?? layout.device }

  /// Converts a point of the device to one on a phone's screen.
  private mutating func place(_ point: Point) -> Point {
    guard let sides else { return point }
    if mouse == nil, fingers.isEmpty { side = sides.index(at: point) }
    return point - sides.frame(of: side).origin
  }

  // MARK: The hand

  mutating func take(_ phase: PointerPhase, _ pointer: Pointer, at place: Point) -> [Input] {
    let at = self.place(place)
    switch pointer {
    case .mouse: return mouse(phase, at: at)
    case .finger(let id): return finger(phase, id, at: at)
    }
  }

  private mutating func mouse(_ phase: PointerPhase, at point: Point) -> [Input] {
    hover = point
    switch phase {
    case .move: return mouse?.move(to: point) ?? []
    case .down:
      guard mouse == nil else { return [] }
      mouse = Touch(id: 0, at: point, screen: screen)
      return [mouse?.press].compactMap(\.self)
    case .up, .cancel:
      defer { mouse = nil }
      return [mouse?.end(phase, at: point)].compactMap(\.self)
    }
  }

  private mutating func finger(_ phase: PointerPhase, _ finger: Int64, at point: Point) -> [Input] {
    switch phase {
    case .down:
      let taken = Set(fingers.values.map(\.id))
      let id = (1...).first { !taken.contains($0) } ?? 1
      guard fingers[finger] == nil, let touch = Touch(id: id, at: point, screen: screen) else { return [] }
      fingers[finger] = touch
      return [touch.press].compactMap(\.self)
    case .move: return fingers[finger]?.move(to: point) ?? []
    case .up, .cancel: return [fingers.removeValue(forKey: finger)?.end(phase, at: point)].compactMap(\.self)
    }
  }

  mutating func secondary(at place: Point) -> Input? {
    let at = self.place(place)
    guard mouse == nil, fingers.isEmpty, Rect(size: screen).contains(at) else { return nil }
    return .contextMenu(at: at)
  }

  /// A wheel at the mouse, whose place is nil if the desktop does not tell it.
  mutating func wheel(at place: Point?, dx: Double, dy: Double, isPrecise: Bool) -> Input? {
    // A window may open below a mouse at rest.
    guard let at = hover ?? place.map({ self.place($0) }) else { return nil }
    return .wheel(at: at, dx: dx, dy: dy, isPrecise: isPrecise)
  }

  /// The mouse moved over another part of the window.
  mutating func leave() { hover = nil }

  /// The mouse left the window, which does not see its moves outside.
  mutating func leaveWindow() -> [Input] {
    hover = nil
    defer { mouse = nil }
    return [mouse.flatMap { $0.end(.cancel, at: $0.at) }].compactMap(\.self)
  }

  /// Cancels every pointer that is down.
  mutating func cancelAll() -> [Input] {
    let touches = [mouse].compactMap(\.self) + fingers.values.sorted { $0.id < $1.id }
    mouse = nil
    fingers = [:]
    return touches.compactMap { $0.end(.cancel, at: $0.at) }
  }
}

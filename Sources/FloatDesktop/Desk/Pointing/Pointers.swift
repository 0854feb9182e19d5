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
  /// The last known place of the mouse.
  private var hover: Point?
  private var touches: [Pointer: Touch] = [:]

  init(layout: DeviceLayout, sides: SideBySide? = nil) {
    self.layout = layout
    self.sides = sides
  }

  /// The place of a hovering mouse on the device; nil while it is pressed or elsewhere.
  var passingMouse: Point? {
    !isMousePressed ? hover.flatMap { Rect(size: layout.device).contains($0) ? $0 : nil } : nil
  }

  /// True while the mouse's button is held, on the device or still beside it.
  var isMousePressed: Bool { touches[.mouse] != nil }

  /// True while any pointer is down on the device.
  var isPressed: Bool { touches.values.contains(where: \.isDown) }

  /// The size of a phone's screen.
  private var screen: Size { sides?.screen ?? layout.device }

  /// Converts a point of the device to one on a phone's screen.
  private mutating func place(_ point: Point) -> Point {
    guard let sides else { return point }
    if touches.isEmpty { side = sides.index(at: point) }
    return point - sides.frame(of: side).origin
  }

  // MARK: The hand

  mutating func take(_ phase: PointerPhase, _ pointer: Pointer, at place: Point) -> [Input] {
    let at = self.place(place)
    if pointer == .mouse { hover = at }
    switch phase {
    case .down:
      let taken = Set(touches.values.map(\.id))
      let id = pointer == .mouse ? 0 : (1...).first { !taken.contains($0) } ?? 1
      guard touches[pointer] == nil, let touch = Touch(id: id, at: at, screen: screen) else { return [] }
      touches[pointer] = touch
      return [touch.press].compactMap(\.self)
    case .move: return touches[pointer]?.move(to: at) ?? []
    case .up, .cancel: return [touches.removeValue(forKey: pointer)?.end(phase, at: at)].compactMap(\.self)
    }
  }

  mutating func secondary(at place: Point) -> Input? {
    let at = self.place(place)
    guard touches.isEmpty, Rect(size: screen).contains(at) else { return nil }
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
    guard let mouse = touches.removeValue(forKey: .mouse) else { return [] }
    return [mouse.end(.cancel, at: mouse.at)].compactMap(\.self)
  }

  /// Cancels every pointer that is down.
  mutating func cancelAll() -> [Input] {
    defer { touches = [:] }
    return touches.values.sorted { $0.id < $1.id }.compactMap { $0.end(.cancel, at: $0.at) }
  }
}

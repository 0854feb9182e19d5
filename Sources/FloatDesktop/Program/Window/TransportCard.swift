import FloatCore
import FloatStudio

/// The controls of time on a card over the foot of the phone, or wherever it is dragged to by its ground.
///
/// It belongs to the window, not to the phone: no picture, test or recording knows it.
struct TransportCard {
  private(set) var isShown = false
  private(set) var transport: Transport
  /// How far it was dragged from the phone's foot.
  private var way = Point.zero
  /// Where the pointer that drags it took hold, less the way then.
  private var hold: Point?

  /// In points.
  private static let widest = 400.0
  private static let margin = 8.0
  private static let radius = 16.0

  init(language: PanelLanguage = .english) {
    transport = Transport(width: Self.widest, language: language)
  }

  /// True while a pointer is down on it.
  var isPressed: Bool { transport.isPressed || hold != nil }

  mutating func toggle() { isShown.toggle() }

  /// Where it is seen on a screen; nil while it is not.
  func place(on device: Device) -> Rect? { isShown ? frame(on: device) : nil }

  /// Where it is on a screen.
  private func frame(on device: Device) -> Rect {
    let size = transport.size
    let bottom = max(device.safeArea.bottom, Self.margin)
    let foot = Point((device.size.width - size.width) / 2, device.size.height - bottom - size.height)
    let room = Rect(size: device.size).inset(
      by: EdgeInsets(
        top: device.safeArea.top, left: Self.margin, bottom: Self.margin + size.height,
        right: Self.margin + size.width))
    return Rect(origin: room.clamp(foot + way), size: size)
  }

  /// Drags the card by its ground; false where the pointer is on one of the controls.
  private mutating func drag(_ phase: PointerPhase, at point: Point, _ frame: Rect, on device: Device) -> Bool
  {
    if phase == .down, transport.layout.control(at: point - frame.origin) == nil { hold = point - way }
    guard let hold else { return false }
    way = point - hold
    if phase == .up || phase == .cancel {
      self.hold = nil
      // What it was dragged beyond the screen is forgotten.
      let there = self.frame(on: device).origin
      way = .zero
      way = there - self.frame(on: device).origin
    }
    return true
  }

  /// Takes a pointer that is on it.
  ///
  /// - Returns: What is to be done, or nil where the pointer is the phone's.
  mutating func take(_ input: Input, _ playback: Playback) -> [ClockAction]? {
    let device = playback.device
    let frame = frame(on: device)
    switch input {
    case .pointer(let phase, _, let point):
      guard isPressed || isShown && phase == .down && frame.contains(point) else { return nil }
      if drag(phase, at: point, frame, on: device) { return [] }
      let actions = transport.point(phase, at: point - frame.origin, playback)
      if !isPressed { transport.hover(at: nil) }
      return actions
    case .wheel(let point, _, let dy, _):
      guard isShown, frame.contains(point) else { return nil }
      return dy == 0 ? [] : [.step(dy > 0 ? -1 : 1)]
    case .contextMenu(let point): return isShown && frame.contains(point) ? [] : nil
    case .key, .resize, .configure: return nil
    }
  }

  /// The mouse passes over the phone, or no longer.
  ///
  /// - Returns: True where that shows.
  mutating func hover(at point: Point?, on device: Device) -> Bool {
    guard isShown, !isPressed else { return false }
    let frame = frame(on: device)
    let before = transport
    transport.hover(at: point.flatMap { frame.contains($0) ? $0 - frame.origin : nil })
    return transport != before
  }

  /// Takes a drag back.
  mutating func cancel(_ playback: Playback) -> [ClockAction] {
    hold = nil
    let actions = transport.point(.cancel, at: .zero, playback)
    transport.hover(at: nil)
    return actions
  }

  /// The card; nil while it is not shown.
  mutating func layer(_ playback: Playback, on device: Device) -> Layer? {
    guard isShown else { return nil }
    let width = min(Self.widest, device.size.width - 2 * Self.margin)
    if transport.size.width != width { transport.layout = TransportLayout(width: width) }
    let frame = frame(on: device)
    let scene = transport.scene(playback, playback.prototype.appearance)
    let outline = RoundedRect(Rect(size: frame.size), radius: Self.radius)
    return Layer(
      id: "shell:transport", position: frame.origin,
      sublayers: [
        Layer(
          id: "shell:transport:card", outline: outline,
          shadow: Shadow(color: Color(0, 0, 0, 80), radius: 14, offset: Point(0, 4)),
          content: [.roundedRect(outline, .color(scene.background))], sublayers: scene.layers)
      ])
  }
}

import FloatCore
import FloatStudio

/// A small handle at the right edge of the stage that opens and closes the panel.
struct StageHandle: Equatable, Sendable {
  private(set) var isHovered = false
  private(set) var isPressed = false
  /// In the drawable's pixels; nil if the stage has no room for it.
  private(set) var frame: PixelRect?

  /// In points.
  private static let size = Size(20, 64)
  private static let bar = Size(4, 36)

  /// Places it between the phone and the right end of the stage.
  mutating func place(in layout: DeviceLayout, stage: Bool) {
    let scale = layout.scale
    let right = layout.drawable.width - layout.reserved
    let width = Int((Self.size.width * scale).rounded())
    let height = min(Int((Self.size.height * scale).rounded()), layout.drawable.height)
    guard stage, right - width >= layout.frame.maxX else {
      self = StageHandle()
      return
    }
    frame = PixelRect(
      x: right - width, y: (layout.drawable.height - height) / 2, width: width, height: height)
  }

  /// Updates the place of the mouse in the drawable, which may be anywhere.
  mutating func hover(_ at: Point) { isHovered = contains(at) }

  /// - Returns: True if the press is on the handle.
  mutating func press(_ at: Point) -> Bool {
    isPressed = contains(at)
    return isPressed
  }

  /// - Returns: True if the handle was clicked.
  mutating func release(_ at: Point) -> Bool {
    defer { isPressed = false }
    return isPressed && contains(at)
  }

  mutating func cancel() { (isPressed, isHovered) = (false, false) }

  private func contains(_ at: Point) -> Bool {
    guard let frame else { return false }
    return Double(frame.minX)..<Double(frame.maxX) ~= at.x && Double(frame.minY)..<Double(frame.maxY) ~= at.y
  }

  /// The handle on the part of the stage behind it.
  func scene(on ground: StageGround, isOpen: Bool) -> Scene? {
    guard let frame else { return nil }
    var scene = ground.part(in: frame)
    let ink = ground.appearance == .dark ? Color.white : .black
    let alpha = isPressed ? 0.6 : isHovered ? 0.45 : 0.22
    let center = Point(scene.size.width / 2 + 2, scene.size.height / 2)
    var content: [Shape] = []
    if isHovered || isPressed {
      // An arrow in the direction in which the panel's edge will move.
      let side = isOpen ? 1.0 : -1.0
      var path = Path()
      path.move(to: center + Point(-3 * side, -9))
      path.line(to: center + Point(3 * side, 0))
      path.line(to: center + Point(-3 * side, 9))
      content.append(.stroke(path, width: 3, ink.faded(alpha)))
    } else {
      let bar = RoundedRect(Rect(center: center, size: Self.bar), radius: Self.bar.width / 2)
      content.append(.roundedRect(bar, .color(ink.faded(alpha))))
    }
    scene.layers.append(Layer(id: "stage:handle", content: content))
    return scene
  }
}

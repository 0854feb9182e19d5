import FloatCore
import FloatStudio

/// A colour: its swatch and its text; below them a square of saturation and brightness, and strips of hue and opacity.
struct ColorControl: KeyControl {
  let subject: PanelKey

  var editorHeight: Double? { 162 }
  var isTyped: Bool { true }

  /// The colour as hue, saturation and brightness.
  private func color(_ panel: Panel) -> HSVColor {
    guard case .color(let color) = value(panel) else { return HSVColor(.black) }
    return HSVColor(color, hint: panel.states.hsv[id])
  }

  private func set(_ color: HSVColor, _ panel: inout Panel) {
    panel.states.hsv[id] = color
    set(.color(color.color), &panel)
  }

  // MARK: Areas

  func fieldArea(in frame: Rect) -> Rect { PanelMetrics.besideSwatch(in: frame) }

  private func square(in frame: Rect) -> Rect {
    let card = PanelMetrics.card(in: frame)
    return Rect(card.x + 10, card.y + 10, card.width - 20, 92)
  }

  private func hueStrip(in frame: Rect) -> Rect {
    let square = square(in: frame)
    return Rect(square.x, square.maxY + 10, square.width, 12)
  }

  private func opacityStrip(in frame: Rect) -> Rect { hueStrip(in: frame).offset(y: 20) }

  func parts(of line: PanelLine, in frame: Rect, _ values: Parameters) -> [HitArea<PanelPart>] {
    guard line == .editor else {
      return named(frame, (.swatch, PanelMetrics.swatch(in: frame)), (.field, fieldArea(in: frame)))
    }
    let (square, hue, opacity) = (square(in: frame), hueStrip(in: frame), opacityStrip(in: frame))
    // The lowest strip responds down to the editor's end.
    let foot = Rect(opacity.x, opacity.y, opacity.width, frame.maxY - opacity.y)
    return [
      HitArea(.square, square, hit: .around(square), ringRadius: 7),
      HitArea(.hue, hue, hit: .around(hue)), HitArea(.opacity, opacity, hit: .around(foot)),
    ]
  }

  // MARK: Picture

  func draw(_ frame: Rect, isHandled: Bool, _ ink: inout Ink, _ panel: Panel) {
    let area = PanelMetrics.swatch(in: frame)
    let color = color(panel).color
    // The ground shows through a colour that is not opaque.
    if color.alpha < 255 {
      ink.box(area, .white)
      ink.checks(area.inset(by: EdgeInsets(top: 0, left: 1.5, bottom: 0, right: 1.5)), side: 5.5)
    }
    ink.box(area, color)
    ink.outline(area.inset(by: 0.5), ink.colors.label.faded(0.16), radius: Ink.corner - 0.5)
    ink.field(text(panel), fieldArea(in: frame), isHandled: isHandled)
  }

  func drawEditor(_ item: PanelItem, _ frame: Rect, _ ink: inout Ink, rim: inout Ink, _ panel: Panel) {
    let color = color(panel)
    let square = square(in: frame)
    let pure = HSVColor(hue: color.hue, saturation: 1, value: 1).color
    ink.gradient(square, radius: 5, .white, pure)
    ink.gradient(square, radius: 5, Color(0, 0, 0, 0), .black, along: .vertical)
    let spot = Point(square.x + color.saturation * square.width, square.y + (1 - color.value) * square.height)
    let hue = hueStrip(in: frame)
    drawHues(hue, &ink)
    let opacity = opacityStrip(in: frame)
    ink.box(opacity, .white, radius: 6)
    ink.checks(opacity.inset(by: EdgeInsets(top: 0, left: 6, bottom: 0, right: 6)), side: 6)
    var opaque = color
    opaque.opacity = 1
    var clear = opaque.color
    clear.alpha = 0
    ink.gradient(opacity, radius: 6, clear, opaque.color)
    ink.outline(opacity.inset(by: 0.25), ink.colors.line, width: 0.5, radius: 5.75)
    rim.knob(spot, fill: opaque.color)
    rim.knob(Point(hue.x + color.hue * hue.width, hue.midY), fill: pure)
    rim.knob(Point(opacity.x + color.opacity * opacity.width, opacity.midY))
  }

  /// The colours of the rainbow: six gradients between seven pure colours.
  private func drawHues(_ strip: Rect, _ ink: inout Ink) {
    for sixth in 0..<6 {
      let from = (strip.x + strip.width * Double(sixth) / 6).rounded()
      let to = (strip.x + strip.width * Double(sixth + 1) / 6).rounded()
      let radii = CornerRadii(
        topLeft: sixth == 0 ? 6 : 0, topRight: sixth == 5 ? 6 : 0, bottomRight: sixth == 5 ? 6 : 0,
        bottomLeft: sixth == 0 ? 6 : 0)
      func pure(_ index: Int) -> Color { HSVColor(hue: Double(index % 6) / 6, saturation: 1, value: 1).color }
      ink.shapes.append(
        .roundedRect(
          RoundedRect(Rect(from, strip.y, to - from, strip.height), radii: radii),
          .linearGradient(from: Point(from, 0), to: Point(to, 0), pure(sixth), pure(sixth + 1))))
    }
  }

  // MARK: Hand

  func press(_ touch: PanelTouch, _ panel: inout Panel) {
    guard touch.part.dragsAtOnce else { return }
    panel.tuning.begin()
    drag(touch, by: .zero, &panel)
  }

  func drag(_ touch: PanelTouch, by d: Point, _ panel: inout Panel) {
    guard let area = touch.frame.map(square(in:)) else { return }
    let (x, y) = ((touch.point.x - area.x) / area.width, 1 - (touch.point.y - area.y) / area.height)
    change(touch.part, &panel, x: { _ in x }, y: { _ in y })
  }

  func handle(_ press: PanelKeyPress, _ panel: inout Panel) {
    guard let part = press.part, let d = press.way else { return }
    let step = d * (0.01 * press.modifiers.factor)
    change(part, &panel, x: { $0 + step.x }, y: { $0 - step.y })
  }

  /// Changes the number along a part, and in the square that upwards as well; each stays in 0…1.
  private func change(
    _ part: PanelPart, _ panel: inout Panel, x: (Double) -> Double, y: (Double) -> Double
  ) {
    var color = color(panel)
    switch part {
    case .square:
      color.saturation = x(color.saturation).clamped(to: 0...1)
      color.value = y(color.value).clamped(to: 0...1)
    case .hue: color.hue = x(color.hue).clamped(to: 0...1)
    case .opacity: color.opacity = x(color.opacity).clamped(to: 0...1)
    default: return
    }
    set(color, &panel)
  }
}

extension PanelPart {
  /// Saturation and brightness.
  static let square = PanelPart(name: "square", resets: true, dragsAtOnce: true, cursor: .move)
  static let hue = PanelPart(name: "hue", resets: true, dragsAtOnce: true)
  static let opacity = PanelPart(name: "opacity", resets: true, dragsAtOnce: true)
}

extension Ink {
  /// A checkerboard that stands for emptiness behind translucent colours.
  fileprivate mutating func checks(_ area: Rect, side: Double) {
    let columns = Int((area.width / side).rounded(.down))
    let rows = Int((area.height / side).rounded(.down))
    for row in 0..<rows {
      for column in 0..<columns where (row + column).isMultiple(of: 2) {
        let corner = Point(area.x + Double(column) * side, area.y + Double(row) * side)
        shapes.append(.rect(Rect(origin: corner, size: Size(side, side)), Color(rgb: 0xD0D0D4)))
      }
    }
  }
}

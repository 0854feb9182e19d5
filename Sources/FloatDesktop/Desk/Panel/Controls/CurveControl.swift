import FloatCore
import FloatStudio

/// A timing curve: its picture and its name; below them the curve with its two control points.
struct CurveControl: KeyControl {
  let subject: PanelKey

  var editorHeight: Double? { 148 }
  var isTyped: Bool { true }

  /// The control points; those of a straight curve are at a third and two thirds of its way.
  private func handles(_ values: Parameters) -> (first: Point, second: Point) {
    guard case .curve(.cubicBezier(let bezier)) = subject.entry.value(in: values) else {
      return (Point(1.0 / 3, 1.0 / 3), Point(2.0 / 3, 2.0 / 3))
    }
    return (Point(bezier.x1, bezier.y1), Point(bezier.x2, bezier.y2))
  }

  private func handle(_ part: PanelPart, _ panel: Panel) -> Point {
    let handles = handles(panel.tuning.shown)
    return part == .handle1 ? handles.first : handles.second
  }

  /// Moves a control point, rounded to hundredths.
  private func set(_ handle: PanelPart, to point: Point, _ panel: inout Panel) {
    func hundredths(_ point: Point, _ y: ClosedRange<Double>) -> Point {
      Point(
        (point.x.clamped(to: 0...1) * 100).rounded() / 100, (point.y.clamped(to: y) * 100).rounded() / 100)
    }
    let new = hundredths(point, -2...3)
    let other = hundredths(self.handle(handle == .handle1 ? .handle2 : .handle1, panel), -10...10)
    let (first, second) = handle == .handle1 ? (new, other) : (other, new)
    if let curve = TimingCurve.bezier(first.x, first.y, second.x, second.y) { set(.curve(curve), &panel) }
  }

  // MARK: Areas

  func fieldArea(in frame: Rect) -> Rect { PanelMetrics.besideSwatch(in: frame) }

  /// The unit square: time to the right, progress upwards.
  static func plot(in frame: Rect) -> Rect {
    PanelMetrics.card(in: frame).inset(by: EdgeInsets(top: 34, left: 40, bottom: 34, right: 40))
  }

  static func place(_ handle: Point, in frame: Rect) -> Point {
    let plot = plot(in: frame)
    return Point(plot.x + handle.x * plot.width, plot.maxY - handle.y * plot.height)
  }

  func parts(of line: PanelLine, in frame: Rect, _ values: Parameters) -> [HitArea<PanelPart>] {
    guard line == .editor else {
      return named(frame, (.swatch, PanelMetrics.swatch(in: frame)), (.menu, fieldArea(in: frame)))
    }
    let handles = handles(values)
    return [(PanelPart.handle1, handles.first), (.handle2, handles.second)].map { part, handle in
      let center = Self.place(handle, in: frame)
      return HitArea(
        part, Rect(center: center, size: Size(16, 16)), hit: .circle(center, radius: 16), ringRadius: 10)
    }
  }

  // MARK: Picture

  func draw(_ frame: Rect, isHandled: Bool, _ ink: inout Ink, _ panel: Panel) {
    let swatch = PanelMetrics.swatch(in: frame)
    ink.box(swatch, isHandled ? ink.colors.hovered : ink.colors.field)
    draw(
      value(panel), swatch.inset(by: EdgeInsets(top: 4, left: 7, bottom: 4, right: 7)), 1.25,
      ink.colors.accent, &ink)
    ink.menuButton(name(panel), fieldArea(in: frame), isHandled: isHandled)
  }

  /// The curve's name, or its four numbers.
  private func name(_ panel: Panel) -> String {
    let text = text(panel)
    guard text.hasPrefix("cubic-bezier("), text.hasSuffix(")") else { return text }
    return text.dropFirst("cubic-bezier(".count).dropLast().split(separator: ", ").joined(separator: "  ")
  }

  /// The curve from the lower left to the upper right corner of a rectangle.
  private func draw(_ value: ParameterValue, _ area: Rect, _ width: Double, _ color: Color, _ ink: inout Ink)
  {
    guard case .curve(let curve) = value else { return }
    var path = Path()
    path.move(to: Point(area.minX, area.maxY))
    func point(_ x: Double, _ y: Double) -> Point {
      Point(area.x + x * area.width, area.maxY - y * area.height)
    }
    switch curve {
    case .cubicBezier(let bezier):
      path.cubic(
        to: point(1, 1), control1: point(bezier.x1, bezier.y1), control2: point(bezier.x2, bezier.y2))
    case .linear: path.line(to: point(1, 1))
    }
    ink.shapes.append(.stroke(path, width: width, color))
  }

  func drawEditor(_ item: PanelItem, _ frame: Rect, _ ink: inout Ink, rim: inout Ink, _ panel: Panel) {
    let colors = ink.colors
    let plot = Self.plot(in: frame)
    for share in [0.0, 0.25, 0.5, 0.75, 1] {
      let x = plot.x + share * plot.width
      let y = plot.maxY - share * plot.height
      let color = share == 0 || share == 1 ? colors.other : colors.line
      ink.hairline(Point(x, plot.minY), Point(x, plot.maxY), color)
      ink.hairline(Point(plot.minX, y), Point(plot.maxX, y), color)
    }
    if panel.tuning.isChanged(id) { draw(panel.tuning.savedValue(subject), plot, 1.5, colors.other, &ink) }
    let handles = handles(panel.tuning.shown)
    let (first, second) = (Self.place(handles.first, in: frame), Self.place(handles.second, in: frame))
    ink.line(Point(plot.minX, plot.maxY), first, colors.fill, width: 1)
    ink.line(Point(plot.maxX, plot.minY), second, colors.fill, width: 1)
    draw(value(panel), plot, 2, colors.accent, &ink)
    for place in [first, second] { rim.knob(place, radius: 6, fill: colors.accent) }
  }

  // MARK: Hand

  func press(_ touch: PanelTouch, _ panel: inout Panel) {
    guard [.handle1, .handle2].contains(touch.part) else { return }
    panel.tuning.begin()
    panel.reached = handle(touch.part, panel)
  }

  func drag(_ touch: PanelTouch, by d: Point, _ panel: inout Panel) {
    guard [.handle1, .handle2].contains(touch.part), let frame = touch.frame else { return }
    let reached = panel.reached
    let plot = Self.plot(in: frame)
    let factor = touch.modifiers.contains(.control) ? 0.1 : 1
    let new = Point(reached.x + d.x / plot.width * factor, reached.y - d.y / plot.height * factor)
    panel.reached = new
    set(touch.part, to: new, &panel)
  }

  func handle(_ press: PanelKeyPress, _ panel: inout Panel) {
    guard let part = press.part else { return choose(by: press.direction, &panel) }
    guard let d = press.way else { return }
    set(part, to: handle(part, panel) + Point(d.x, -d.y) * max(0.01 * press.modifiers.factor, 0.01), &panel)
  }
}

extension PanelPart {
  /// The control points.
  static let handle1 = PanelPart(name: "handle", index: 1, resets: true, cursor: .move)
  static let handle2 = PanelPart(name: "handle", index: 2, resets: true, cursor: .move)
}

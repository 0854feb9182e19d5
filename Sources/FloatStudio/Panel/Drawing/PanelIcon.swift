import FloatCore

/// The panel's few icons, drawn as lines.
enum PanelIcon {
  case search, clear, undo, redo, chevron, more
  case disclosure(isOpen: Bool)

  /// The lines of the icon around a point.
  func shapes(at c: Point, _ color: Color) -> [Shape] {
    var path = Path()
    func p(_ x: Double, _ y: Double) -> Point { Point(c.x + x, c.y + y) }
    switch self {
    case .search:
      path.addRoundedRect(RoundedRect(circle: p(-1, -1), radius: 4))
      path.lines([p(2, 2), p(5, 5)])
    case .clear:
      path.lines([p(-2.5, -2.5), p(2.5, 2.5)])
      path.lines([p(2.5, -2.5), p(-2.5, 2.5)])
    case .undo, .redo:
      // An arrow that turns back: head, line, half a turn.
      let k = if case .undo = self { 1.0 } else { -1.0 }
      path.lines([p(-2 * k, -5.5), p(-5 * k, -2.5), p(-2 * k, 0.5)])
      path.lines([p(-5 * k, -2.5), p(1.5 * k, -2.5)])
      path.cubic(to: p(5 * k, 1), control1: p(3.5 * k, -2.5), control2: p(5 * k, -1))
      path.cubic(to: p(1.5 * k, 4.5), control1: p(5 * k, 3), control2: p(3.5 * k, 4.5))
      path.line(to: p(-1 * k, 4.5))
    case .chevron:
      path.lines([p(-3, -2), p(0, -5), p(3, -2)])
      path.lines([p(-3, 2), p(0, 5), p(3, 2)])
    case .more:
      return [-5.0, 0, 5].map { .roundedRect(RoundedRect(circle: p($0, 0), radius: 1.25), .color(color)) }
    case .disclosure(let isOpen):
      if isOpen {
        path.lines([p(-3.5, -1.75), p(0, 1.75), p(3.5, -1.75)])
      } else {
        path.lines([p(-1.75, -3.5), p(1.75, 0), p(-1.75, 3.5)])
      }
    }
    return [.stroke(path, width: 1.25, color)]
  }
}

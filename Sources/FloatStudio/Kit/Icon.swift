import FloatCore

/// The few icons beside the phone, drawn as lines.
package enum Icon {
  case search, clear, undo, redo, chevron, more
  /// The arrow of undo, small enough for the margin before a row's name.
  case revert
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
    case .undo: path = Self.turn(p, size: 1)
    case .redo: path = Self.turn(p, size: 1, to: -1)
    case .revert: path = Self.turn(p, size: 0.75)
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

  /// An arrow that turns back to the left, or with -1 to the right: head, line, half a turn.
  private static func turn(_ p: (Double, Double) -> Point, size k: Double, to side: Double = 1) -> Path {
    var path = Path()
    func q(_ x: Double, _ y: Double) -> Point { p(side * k * x, k * y) }
    path.lines([q(-2, -5.5), q(-5, -2.5), q(-2, 0.5)])
    path.lines([q(-5, -2.5), q(1.5, -2.5)])
    path.cubic(to: q(5, 1), control1: q(3.5, -2.5), control2: q(5, -1))
    path.cubic(to: q(1.5, 4.5), control1: q(5, 3), control2: q(3.5, 4.5))
    path.line(to: q(-1, 4.5))
    return path
  }
}

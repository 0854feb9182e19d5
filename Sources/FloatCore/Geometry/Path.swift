import RealModule

/// An outline of lines, quadratic and cubic Bézier curves, in points; filled by the non-zero rule.
public struct Path: Hashable, Sendable {
  /// One step of the pen.
  ///
  /// A contour begins with a `move`, and each step continues from the last point; an open contour is filled as if it
  /// were closed.
  public enum Element: Hashable, Sendable {
    /// Lifts the pen and begins a contour at a point.
    case move(Point)
    /// A straight line to a point.
    case line(Point)
    /// A quadratic Bézier curve to a point.
    case quad(Point, control: Point)
    /// A cubic Bézier curve to a point; `control1` is the control point next to the start.
    case cubic(Point, control1: Point, control2: Point)
    /// Ends the contour with a straight line back to its start.
    case close
  }

  /// The steps in the order in which they were added; empty for a path without an outline.
  public private(set) var elements: [Element] = []

  /// An empty path to add to.
  public init() {}

  /// The outline of a rounded rectangle: one closed contour, clockwise on screen, with the radii that fit.
  public init(_ shape: RoundedRect) { addRoundedRect(shape) }

  /// A circle: one closed contour of four cubics, clockwise on screen.
  ///
  /// The centre and the radius are in points; the contour deviates from the circle by at most 3e-4 of the radius.
  public init(circle center: Point, radius: Double) {
    addRoundedRect(RoundedRect(circle: center, radius: radius))
  }

  /// The part of a circle between two heights: one closed contour, clockwise on screen; empty if no part lies
  /// between them.
  package init(circle center: Point, radius: Double, from top: Double, to bottom: Double) {
    let low = (top - center.y) / radius
    let high = (bottom - center.y) / radius
    guard radius > 0, low < high, low < 1, high > -1 else { return }
    let start = Double.asin(max(low, -1))
    let end = Double.asin(min(high, 1))
    arc(center: center, radius: radius, from: start, to: end)
    arc(center: center, radius: radius, from: Double.pi - end, to: Double.pi - start)
    close()
  }

  /// An open contour of straight lines through some points.
  package init(lines points: [Point]) { lines(points) }

  /// Begins a new contour at a point; an unclosed contour stays open.
  public mutating func move(to p: Point) { elements.append(.move(p)) }
  /// Adds a straight line from the current point.
  public mutating func line(to p: Point) { elements.append(.line(p)) }
  /// Adds a quadratic Bézier curve from the current point.
  public mutating func quad(to p: Point, control: Point) { elements.append(.quad(p, control: control)) }
  /// Adds a cubic Bézier curve from the current point; `control1` is the control point next to the current point.
  public mutating func cubic(to p: Point, control1: Point, control2: Point) {
    elements.append(.cubic(p, control1: control1, control2: control2))
  }
  /// Ends the contour with a straight line back to its start.
  public mutating func close() { elements.append(.close) }

  /// Begins a new contour at the first of some points and continues to the others in straight lines.
  package mutating func lines(_ points: [Point]) {
    for (index, point) in points.enumerated() { if index == 0 { move(to: point) } else { line(to: point) } }
  }

  /// Adds a circular arc as cubics of at most a quarter turn each.
  ///
  /// Angles are in radians, clockwise on screen from +x (y down). The arc starts with a line from the current point, or
  /// with a move when the path is empty; it has no more if an angle is not finite, or for over 1000 turns. The control
  /// length is 4/3·tan(θ/4) of the radius (radial error below 3e-4 of the radius for a quarter turn).
  public mutating func arc(center: Point, radius: Double, from start: Double, to end: Double) {
    let first = center + Point(angle: start) * radius
    if elements.isEmpty { move(to: first) } else { line(to: first) }
    let turns = (end - start) / (Double.pi / 2)
    guard turns.magnitude <= 4000 else { return }
    let count = max(1, Int(turns.magnitude.rounded(.up)))
    let step = (end - start) / Double(count)
    let k = 4.0 / 3.0 * Double.tan(step / 4) * radius
    for i in 0..<count {
      let a = Point(angle: start + Double(i) * step)
      let b = Point(angle: start + Double(i + 1) * step)
      cubic(
        to: center + b * radius, control1: center + a * radius + a.perpendicular * k,
        control2: center + b * radius - b.perpendicular * k)
    }
  }

  /// Adds a closed rounded rectangle, clockwise on screen.
  public mutating func addRoundedRect(_ shape: RoundedRect) {
    let b = shape.rect
    let r = shape.fittedRadii
    let quarter = Double.pi / 2
    func corner(_ center: Point, _ radius: Double, _ from: Double, _ path: inout Path) {
      if radius > 0 {
        path.arc(center: center, radius: radius, from: from, to: from + quarter)
      } else {
        path.line(to: center)
      }
    }
    move(to: Point(b.minX + r.topLeft, b.minY))
    line(to: Point(b.maxX - r.topRight, b.minY))
    corner(Point(b.maxX - r.topRight, b.minY + r.topRight), r.topRight, -quarter, &self)
    line(to: Point(b.maxX, b.maxY - r.bottomRight))
    corner(Point(b.maxX - r.bottomRight, b.maxY - r.bottomRight), r.bottomRight, 0, &self)
    line(to: Point(b.minX + r.bottomLeft, b.maxY))
    corner(Point(b.minX + r.bottomLeft, b.maxY - r.bottomLeft), r.bottomLeft, quarter, &self)
    line(to: Point(b.minX, b.minY + r.topLeft))
    corner(Point(b.minX + r.topLeft, b.minY + r.topLeft), r.topLeft, 2 * quarter, &self)
    close()
  }

  /// Adds another path's elements.
  public mutating func add(_ other: Path) { elements.append(contentsOf: other.elements) }

  /// The path with every point mapped.
  package func mapped(_ f: (Point) -> Point) -> Path {
    var out = Path()
    out.elements = elements.map {
      switch $0 {
      case .move(let p): .move(f(p))
      case .line(let p): .line(f(p))
      case .quad(let p, let c): .quad(f(p), control: f(c))
      case .cubic(let p, let a, let b): .cubic(f(p), control1: f(a), control2: f(b))
      case .close: .close
      }
    }
    return out
  }

  /// The bounding box of all end and control points, which holds the outline; zero for an empty path.
  package var controlBounds: Rect {
    var lo = Point(.infinity, .infinity)
    var hi = Point(-.infinity, -.infinity)
    func take(_ p: Point) {
      lo = Point(min(lo.x, p.x), min(lo.y, p.y))
      hi = Point(max(hi.x, p.x), max(hi.y, p.y))
    }
    for element in elements {
      switch element {
      case .move(let p), .line(let p): take(p)
      case .quad(let p, let c):
        take(p)
        take(c)
      case .cubic(let p, let a, let b):
        take(p)
        take(a)
        take(b)
      case .close: break
      }
    }
    guard lo.x <= hi.x else { return .zero }
    return Rect(lo.x, lo.y, hi.x - lo.x, hi.y - lo.y)
  }
}

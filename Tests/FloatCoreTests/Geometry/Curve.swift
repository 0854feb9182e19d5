@testable import FloatCore

/// One segment of a path as a cubic, with its points and directions.
struct Curve {
  var start: Point
  var control1: Point
  var control2: Point
  var end: Point

  func point(_ t: Double) -> Point {
    let s = 1 - t
    return start * (s * s * s) + control1 * (3 * s * s * t) + control2 * (3 * s * t * t) + end * (t * t * t)
  }

  /// The direction at the start.
  var arriving: Point {
    let candidates = [control1 - start, control2 - start, end - start]
    return candidates.first { $0.length > 1e-9 } ?? .zero
  }

  /// The direction at the end.
  var leaving: Point {
    let candidates = [end - control2, end - control1, end - start]
    return candidates.first { $0.length > 1e-9 } ?? .zero
  }

  /// The segments of every closed contour; those without a length are left out.
  static func contours(of path: Path) -> [[Curve]] {
    var contours: [[Curve]] = []
    var current: [Curve] = []
    var start = Point.zero
    var pen = Point.zero
    func add(_ a: Point, _ b: Point, _ end: Point) {
      let curve = Curve(start: pen, control1: a, control2: b, end: end)
      if pen.distance(to: end) > 1e-9 || pen.distance(to: a) > 1e-9 { current.append(curve) }
      pen = end
    }
    for element in path.elements {
      switch element {
      case .move(let p):
        start = p
        pen = p
      case .line(let p): add(pen + (p - pen) / 3, p - (p - pen) / 3, p)
      case .quad(let p, let c): add(pen + (c - pen) * (2.0 / 3), p + (c - p) * (2.0 / 3), p)
      case .cubic(let p, let a, let b): add(a, b, p)
      case .close:
        add(pen + (start - pen) / 3, start - (start - pen) / 3, start)
        contours.append(current)
        current = []
      }
    }
    return contours
  }
}

import FloatCore

/// Contours of straight lines in pixels, flattened from curves.
struct Polygon {
  struct Contour {
    var points: [Point]
    var isClosed: Bool
  }

  var contours: [Contour] = []

  /// The largest distance of a chord from its curve, in pixels. The error of coverage is at most as large.
  static let tolerance = 0.01

  /// A path's outline in pixels; nil if a coordinate, including a control point's, is infinite or not a number.
  init?(_ path: Path, _ transform: PixelTransform) {
    var points: [Point] = []
    func flush(closed: Bool) {
      if !points.isEmpty { contours.append(Contour(points: points, isClosed: closed)) }
    }
    for element in path.elements {
      switch element {
      case .move(let p):
        flush(closed: false)
        points = [transform.pixels(p)]
      case .line(let p):
        points.append(transform.pixels(p))
      case .quad(let p, let control):
        let end = transform.pixels(p)
        Polygon.addQuad(to: end, control: transform.pixels(control), &points)
      case .cubic(let p, let a, let b):
        let end = transform.pixels(p)
        Polygon.addCubic(to: end, transform.pixels(a), transform.pixels(b), &points)
      case .close:
        flush(closed: true)
        points = points.isEmpty ? [] : [points[0]]
      }
    }
    if points.count > 1 || contours.isEmpty { flush(closed: false) }
    guard contours.allSatisfy({ $0.points.allSatisfy(\.isFinite) }) else { return nil }
  }

  init(contours: [Contour]) {
    self.contours = contours
  }

  /// A rounded rectangle in pixels, with radii that fit, clockwise on screen.
  init(_ shape: RoundedRect) {
    let b = shape.rect
    let r = shape.radii
    let quarter = Double.pi / 2
    var points: [Point] = []
    func corner(_ x: Double, _ y: Double, _ radius: Double, _ from: Double) {
      Polygon.addArc(
        center: Point(x, y), radius: radius, from: from, to: from + quarter, &points)
    }
    corner(b.minX + r.topLeft, b.minY + r.topLeft, r.topLeft, 2 * quarter)
    corner(b.maxX - r.topRight, b.minY + r.topRight, r.topRight, 3 * quarter)
    corner(b.maxX - r.bottomRight, b.maxY - r.bottomRight, r.bottomRight, 0)
    corner(b.minX + r.bottomLeft, b.maxY - r.bottomLeft, r.bottomLeft, quarter)
    contours = [Contour(points: points, isClosed: true)]
  }

  /// Adds the points of an arc, including both ends; a radius of zero adds its centre.
  static func addArc(
    center: Point, radius: Double, from start: Double, to end: Double, _ points: inout [Point]
  ) {
    guard radius > 0 else { return points.append(center) }
    // Sagitta of a chord over the angle a: r·(1 − cos(a/2)) ≈ r·a²/8.
    let step = (8 * tolerance / radius).squareRoot()
    let count = min(max(1, pixel(((end - start).magnitude / step).rounded(.up))), 2048)
    // Rotates by the same angle again and again, which is a hundred times more exact than 1/64 pixel needs.
    let turn = Point(angle: (end - start) / Double(count))
    var arm = Point(angle: start) * radius
    points.reserveCapacity(points.count + count + 1)
    for _ in 0..<count {
      points.append(center + arm)
      arm = Point(arm.x * turn.x - arm.y * turn.y, arm.x * turn.y + arm.y * turn.x)
    }
    points.append(center + Point(angle: end) * radius)
  }

  /// The number of chords for a curve of a degree whose second differences reach `bend` pixels; the error of one chord
  /// is degree·(degree − 1)/8 · bend / count².
  private static func chords(degree: Double, bend: Double) -> Int {
    return min(max(1, pixel((degree * (degree - 1) / 8 * bend / tolerance).squareRoot().rounded(.up))), 512)
  }

  private static func addQuad(to end: Point, control: Point, _ points: inout [Point]) {
    let start = points.last ?? control
    if points.isEmpty { points.append(start) }
    let bend = (start - control * 2 + end).length
    guard bend.isFinite else { return points.append(Point(.nan, .nan)) }
    let count = chords(degree: 2, bend: bend)
    for i in 1...count {
      let t = Double(i) / Double(count)
      let u = 1 - t
      points.append(i == count ? end : start * (u * u) + control * (2 * u * t) + end * (t * t))
    }
  }

  private static func addCubic(to end: Point, _ a: Point, _ b: Point, _ points: inout [Point]) {
    let start = points.last ?? a
    if points.isEmpty { points.append(start) }
    let bend = max((start - a * 2 + b).length, (a - b * 2 + end).length)
    guard bend.isFinite else { return points.append(Point(.nan, .nan)) }
    let count = chords(degree: 3, bend: bend)
    for i in 1...count {
      let t = Double(i) / Double(count)
      let u = 1 - t
      let outer = start * (u * u * u) + end * (t * t * t)
      points.append(i == count ? end : outer + a * (3 * u * u * t) + b * (3 * u * t * t))
    }
  }
}

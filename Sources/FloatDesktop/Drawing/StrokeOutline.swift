import FloatCore
import RealModule

extension Polygon {
  /// The outline of this polygon's lines drawn with a round pen; `width` in pixels.
  ///
  /// Open contours become one outline with round caps, closed ones two (outer and inner). Gentle turns,
  /// which are what flattened curves consist of, get one mitred point a side, so that neighbouring pieces do
  /// not overlap and the coverage stays exact.
  func stroked(width: Double) -> Polygon {
    let half = width / 2
    guard half.isFinite, half > 0 else { return Polygon(contours: []) }
    var out: [Contour] = []
    for contour in contours {
      var points = StrokePen.distinct(contour.points)
      if contour.isClosed, points.count > 1, points[0].distance(to: points[points.count - 1]) < 1e-6 {
        points.removeLast()
      }
      var pen = StrokePen(half: half)
      if points.count == 1 {
        pen.dot(points[0])
        out.append(Contour(points: pen.out, isClosed: true))
      } else if contour.isClosed, points.count > 2 {
        if let sides = StrokePen.gentleSides(points, half: half) {
          out += sides.map { Contour(points: $0, isClosed: true) }
          continue
        }
        pen.side(points, closed: true)
        out.append(Contour(points: pen.out, isClosed: true))
        var inner = StrokePen(half: half)
        inner.side(points.reversed(), closed: true)
        out.append(Contour(points: inner.out, isClosed: true))
      } else if points.count > 1 {
        pen.side(points, closed: false)
        pen.cap(at: points[points.count - 1], from: points[points.count - 2])
        let back = Array(points.reversed())
        pen.side(back, closed: false)
        pen.cap(at: points[0], from: points[1])
        out.append(Contour(points: pen.out, isClosed: true))
      }
    }
    return Polygon(contours: out)
  }
}

/// Walks along a line and leaves the points half a pen's width to its left (as seen along the way, y down).
private struct StrokePen {
  let half: Double
  var out: [Point] = []

  /// The cosine of a gentle turn. Below about 8° a mitre is indistinguishable from an arc: it sticks out by
  /// half·(1/cos(4°) − 1).
  private static let gentle = 0.99

  init(half: Double) { self.half = half }

  static func distinct(_ points: [Point]) -> [Point] {
    var out: [Point] = []
    for p in points where out.last.map({ $0.distance(to: p) > 1e-6 }) ?? true { out.append(p) }
    return out
  }

  private func normal(_ a: Point, _ b: Point) -> Point { Self.normal(a, b) }

  private static func normal(_ a: Point, _ b: Point) -> Point {
    let d = b - a
    return Point(d.y, -d.x) / d.length
  }

  /// Both sides of a closed line of gentle turns, such as a circle, at once; nil where it has others.
  ///
  /// The same points as two walks round it give.
  static func gentleSides(_ points: [Point], half: Double) -> [[Point]]? {
    var outer: [Point] = []
    var inner: [Point] = []
    outer.reserveCapacity(points.count)
    inner.reserveCapacity(points.count)
    var n = normal(points[points.count - 1], points[0])
    for i in points.indices {
      let p = points[i]
      let m = normal(p, points[i + 1 < points.count ? i + 1 : 0])
      let middle = n + m
      let length = middle.length
      guard n.dot(m) > gentle, length > 0 else { return nil }
      let reach = middle * (2 * half / (length * length))
      outer.append(p + reach)
      inner.append(p - reach)
      n = m
    }
    return [outer, inner.reversed()]
  }

  mutating func dot(_ p: Point) {
    Polygon.addArc(center: p, radius: half, from: 0, to: 2 * Double.pi, &out)
  }

  /// A half circle round the end `p` of the line from `q`, clockwise on screen.
  mutating func cap(at p: Point, from q: Point) {
    let n = normal(q, p)
    let start = Double.atan2(y: n.y, x: n.x)
    Polygon.addArc(center: p, radius: half, from: start, to: start + Double.pi, &out)
  }

  mutating func side(_ points: [Point], closed: Bool) {
    let count = points.count
    if !closed { out.append(points[0] + normal(points[0], points[1]) * half) }
    let joins = closed ? 0..<count : 1..<(count - 1)
    for i in joins {
      join(points[(i + count - 1) % count], points[i], points[(i + 1) % count])
    }
    if !closed { out.append(points[count - 1] + normal(points[count - 2], points[count - 1]) * half) }
  }

  private mutating func join(_ a: Point, _ p: Point, _ b: Point) {
    let n = normal(a, p)
    let m = normal(p, b)
    let cosine = n.dot(m)
    let turn = n.x * m.y - n.y * m.x
    let middle = n + m
    let length = middle.length
    if cosine > Self.gentle, length > 0 {
      out.append(p + middle * (2 * half / (length * length)))
    } else if turn > 0 || (turn == 0 && cosine < 0) {
      let start = Double.atan2(y: n.y, x: n.x)
      let angle = Double.atan2(y: turn, x: cosine)
      Polygon.addArc(center: p, radius: half, from: start, to: start + angle, &out)
    } else {
      inner(a, p, b, n, m, middle, length)
    }
  }

  /// The inside of a corner: where the two sides meet, or, when the lines are too short for that, by way of
  /// the corner itself.
  private mutating func inner(
    _ a: Point, _ p: Point, _ b: Point, _ n: Point, _ m: Point, _ middle: Point, _ length: Double
  ) {
    if length > 1e-3 {
      let meeting = middle * (2 * half / (length * length))
      let back = (meeting.dot(meeting) - half * half).squareRoot()
      if back <= min(a.distance(to: p), p.distance(to: b)) { return out.append(p + meeting) }
    }
    out.append(p + n * half)
    out.append(p)
    out.append(p + m * half)
  }
}

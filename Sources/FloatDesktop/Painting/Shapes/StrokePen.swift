import FloatCore
import RealModule

/// A pen that follows a line and records the points half its width to the left (as seen along the way, y down).
struct StrokePen {
  let half: Double
  private(set) var out: [Point] = []
  /// True if the inside of a bend was too short for the pen.
  private(set) var isTangled = false

  /// The cosine of a gentle turn. Below about 8° a mitre is indistinguishable from an arc: it sticks out by
  /// half·(1/cos(4°) − 1).
  private static let gentle = 0.99

  init(half: Double) { self.half = half }

  private static func normal(_ a: Point, _ b: Point) -> Point {
    let d = b - a
    return Point(d.y, -d.x) / d.length
  }

  /// Both sides of a closed line of gentle turns.
  struct Sides {
    var left: [Point] = []
    var right: [Point] = []
    /// True if one of them runs backwards somewhere, and if the inner one does so everywhere.
    var isTangled = false
    var isInsideOut = true
  }

  /// Both sides of a closed line of gentle turns, such as a circle, in one pass; nil if it has other turns.
  ///
  /// The points are the same as those of two passes around it.
  static func gentleSides(_ points: [Point], left: Double, right: Double) -> Sides? {
    var out = Sides()
    out.left.reserveCapacity(points.count)
    out.right.reserveCapacity(points.count)
    var line = points[0] - points[points.count - 1]
    var before = line.length
    var n = Point(line.y, -line.x) / before
    var lastBack = 0.0
    var firstBack = 0.0
    for i in points.indices {
      let p = points[i]
      let next = points[i + 1 < points.count ? i + 1 : 0]
      line = next - p
      let far = line.length
      let m = Point(line.y, -line.x) / far
      let middle = n + m
      let length = middle.length
      let cosine = n.dot(m)
      guard cosine > gentle, length > 0 else { return nil }
      out.left.append(p + middle * (2 * left / (length * length)))
      out.right.append(p - middle * (2 * right / (length * length)))
      // The difference in length between the line and the inside of the turn; positive to the right.
      let turn = n.x * m.y - n.y * m.x
      let back = (turn > 0 ? right : left) * turn / (1 + cosine)
      if i == 0 { firstBack = back } else { out.note(lastBack, back, before) }
      lastBack = back
      before = far
      n = m
    }
    out.note(lastBack, firstBack, before)
    return out
  }

  mutating func dot(_ p: Point) {
    Polygon.addArc(center: p, radius: half, from: 0, to: 2 * Double.pi, &out)
  }

  /// A half circle round the end `p` of the line from `q`, clockwise on screen.
  mutating func cap(at p: Point, from q: Point) {
    let n = Self.normal(q, p)
    let start = Double.atan2(y: n.y, x: n.x)
    Polygon.addArc(center: p, radius: half, from: start, to: start + Double.pi, &out)
  }

  mutating func side(_ points: [Point], closed: Bool) {
    let count = points.count
    if !closed { out.append(points[0] + Self.normal(points[0], points[1]) * half) }
    let joins = closed ? 0..<count : 1..<(count - 1)
    for i in joins {
      join(points[(i + count - 1) % count], points[i], points[(i + 1) % count])
    }
    if !closed { out.append(points[count - 1] + Self.normal(points[count - 2], points[count - 1]) * half) }
  }

  private mutating func join(_ a: Point, _ p: Point, _ b: Point) {
    let n = Self.normal(a, p)
    let m = Self.normal(p, b)
    let cosine = n.dot(m)
    let turn = n.x * m.y - n.y * m.x
    let middle = n + m
    let length = middle.length
    // The inside of a bend takes half·tan(angle/2) of both lines; a line can give half of itself at each end.
    if turn < 0, -turn * half > (1 + cosine) * min(a.distance(to: p), p.distance(to: b)) / 2 {
      isTangled = true
    }
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

  /// Adds the inside of a corner: the point where the two sides meet or, if the lines are too short for that, the way
  /// past the corner itself.
  private mutating func inner(
    _ a: Point, _ p: Point, _ b: Point, _ n: Point, _ m: Point, _ middle: Point, _ length: Double
  ) {
    if length > 1e-3 {
      let meeting = middle * (2 * half / (length * length))
      let back = (meeting.dot(meeting) - half * half).squareRoot()
      if back <= min(a.distance(to: p), p.distance(to: b)) { return out.append(p + meeting) }
    }
    isTangled = true
    out.append(p + n * half)
    out.append(p)
    out.append(p + m * half)
  }

  // MARK: - Pieces

  /// Returns a line as a rectangle per piece, a wedge per turn and half a disc per end, all clockwise on screen.
  static func pieces(_ points: [Point], half: Double, closed: Bool) -> [Polygon.Contour] {
    var out: [Polygon.Contour] = []
    func add(_ corners: [Point]) {
      var area = 0.0
      for i in corners.indices {
        let a = corners[i]
        let b = corners[i + 1 < corners.count ? i + 1 : 0]
        area += (a.x - corners[0].x) * (b.y - corners[0].y) - (b.x - corners[0].x) * (a.y - corners[0].y)
      }
      out.append(Polygon.Contour(points: area < 0 ? corners.reversed() : corners, isClosed: true))
    }
    func wedge(_ p: Point, _ n: Point, angle: Double) {
      var corners = [p]
      let start = Double.atan2(y: n.y, x: n.x)
      Polygon.addArc(center: p, radius: half, from: start, to: start + angle, &corners)
      add(corners)
    }
    var normals: [Point] = []
    for i in 0..<(points.count - 1) {
      let (a, b) = (points[i], points[i + 1])
      let n = normal(a, b)
      normals.append(n)
      add([a + n * half, b + n * half, b - n * half, a - n * half])
    }
    func turn(_ p: Point, _ n: Point, _ m: Point) {
      let angle = Double.atan2(y: n.x * m.y - n.y * m.x, x: n.dot(m))
      // The gap opens on the outside of the turn.
      wedge(p, angle >= 0 ? n : n * -1, angle: angle)
    }
    for i in normals.indices.dropFirst() { turn(points[i], normals[i - 1], normals[i]) }
    guard let first = normals.first, let last = normals.last else { return out }
    if closed {
      turn(points[0], last, first)
    } else {
      wedge(points[0], first * -1, angle: Double.pi)
      wedge(points[points.count - 1], last, angle: Double.pi)
    }
    return out
  }
}

extension StrokePen.Sides {
  /// Takes into account a line that the turns at its two ends shorten, on the right where the values are positive.
  fileprivate mutating func note(_ first: Double, _ second: Double, _ length: Double) {
    let right = max(first, 0) + max(second, 0)
    let left = max(-first, 0) + max(-second, 0)
    if max(left, right) >= length { isTangled = true }
    if first + second < length, first + second > -length { isInsideOut = false }
  }
}

import FloatCore

extension Polygon {
  /// True if no two edges of the polygon's closed contours touch, except neighbours where they meet.
  ///
  /// The coverage of such a polygon is a sum of areas, which is what FreeType measures.
  var isSimple: Bool {
    var edges: [Edge] = []
    for (number, contour) in contours.enumerated() where contour.points.count > 2 {
      let points = Self.distinct(contour.points)
      guard points.count > 2 else { continue }
      if contours.count == 1, Self.isConvex(points) { return true }
      edges.reserveCapacity(edges.count + points.count)
      for i in points.indices {
        let next = i + 1 < points.count ? i + 1 : 0
        edges.append(Edge(points[i], points[next], contour: number, index: i, isLast: next == 0))
      }
    }
    // Not the edges themselves, which are ten words each.
    let fromTop = edges.indices.map { (top: edges[$0].top, index: $0) }.sorted { $0.top < $1.top }
    // First come the edges that reach down to the beginning of the next one.
    var active = [Int](repeating: 0, count: edges.count)
    var count = 0
    for (_, i) in fromTop {
      let edge = edges[i]
      var kept = 0
      for index in 0..<count {
        let j = active[index]
        guard edges[j].bottom >= edge.top else { continue }
        if edges[j].touches(edge) { return false }
        active[kept] = j
        kept += 1
      }
      active[kept] = i
      count = kept + 1
    }
    return true
  }

  /// True for a closed line that turns in one direction only, and exactly once around.
  static func isConvex(_ points: [Point]) -> Bool {
    guard points.count > 2 else { return false }
    var hasLeft = false
    var hasRight = false
    var flips = 0
    var before = points[0] - points[points.count - 1]
    for i in points.indices {
      let d = points[i + 1 < points.count ? i + 1 : 0] - points[i]
      let turn = before.x * d.y - before.y * d.x
      if turn > 1e-9 { hasRight = true }
      if turn < -1e-9 { hasLeft = true }
      // One turn goes from right to left and back once.
      if (before.x > 0) != (d.x > 0) { flips += 1 }
      if turn.magnitude <= 1e-9, before.dot(d) < 0 { return false }
      before = d
    }
    return hasLeft != hasRight && flips <= 2
  }

  /// The distance up to which two points count as one, in pixels: coordinates are rounded to 1/4096, and the direction
  /// of so short a line means nothing.
  static let sameness = 1e-3

  /// Returns points without those at the place of the one before; the last point counts as before the first.
  static func distinct(_ points: [Point]) -> [Point] {
    var out: [Point] = []
    out.reserveCapacity(points.count)
    for p in points where out.last.map({ $0.distance(to: p) > sameness }) ?? true { out.append(p) }
    while out.count > 1, out[0].distance(to: out[out.count - 1]) <= sameness { out.removeLast() }
    return out
  }

  private struct Edge {
    let a: Point
    let b: Point
    let top: Double
    let bottom: Double
    let left: Double
    let right: Double
    let contour: Int
    let index: Int
    /// True for the edge that leads back to its contour's first point.
    let isLast: Bool

    init(_ a: Point, _ b: Point, contour: Int, index: Int, isLast: Bool) {
      self.a = a
      self.b = b
      top = min(a.y, b.y)
      bottom = max(a.y, b.y)
      left = min(a.x, b.x)
      right = max(a.x, b.x)
      self.contour = contour
      self.index = index
      self.isLast = isLast
    }

    private func isNeighbour(_ o: Edge) -> Bool {
      guard contour == o.contour else { return false }
      return abs(index - o.index) == 1 || (isLast && o.index == 0) || (o.isLast && index == 0)
    }

    func touches(_ o: Edge) -> Bool {
      if left > o.right || o.left > right || isNeighbour(o) { return false }
      func side(_ a: Point, _ b: Point, _ p: Point) -> Double {
        (b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x)
      }
      if side(a, b, o.a) * side(a, b, o.b) > 0 { return false }
      return !(side(o.a, o.b, a) * side(o.a, o.b, b) > 0)
    }
  }
}

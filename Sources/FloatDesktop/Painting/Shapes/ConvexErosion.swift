import FloatCore

extension Polygon {
  /// Returns the part of a convex line's inside that is at least a distance away from the line; empty if there is none.
  ///
  /// Where the line bends more tightly than the distance, its inner side would turn inside out; this is the
  /// intersection of all edges' half planes, each moved inwards.
  ///
  /// - Parameters:
  ///   - points: One turn of the line, without consecutive duplicates.
  ///   - turnsRight: True for clockwise on screen.
  static func eroded(_ points: [Point], by distance: Double, turnsRight: Bool) -> [Point] {
    // The lines come in the order of their directions, so that each can make only its neighbours unnecessary.
    var lines: [Edge] = []
    var first = 0
    lines.reserveCapacity(points.count)
    for i in points.indices {
      let next = Edge(
        points[i], points[i + 1 < points.count ? i + 1 : 0], inwards: turnsRight ? distance : -distance)
      while lines.count - first > 1, !next.holds(lines[lines.count - 2].meeting(lines[lines.count - 1])) {
        lines.removeLast()
      }
      while lines.count - first > 1, !next.holds(lines[first].meeting(lines[first + 1])) { first += 1 }
      // Two lines of the same direction are one.
      if let last = lines.last, last.cross(next).magnitude < 1e-9 { continue }
      lines.append(next)
    }
    // An edge that contains the line's beginning is both the first and the last.
    if lines.count - first > 2, lines[lines.count - 1].cross(lines[first]).magnitude < 1e-9 {
      lines.removeLast()
    }
    while lines.count - first > 2, !lines[first].holds(lines[lines.count - 2].meeting(lines[lines.count - 1]))
    {
      lines.removeLast()
    }
    while lines.count - first > 2, !lines[lines.count - 1].holds(lines[first].meeting(lines[first + 1])) {
      first += 1
    }
    let left = lines[first...]
    guard left.count > 2, var before = left.last else { return [] }
    var out: [Point] = []
    out.reserveCapacity(left.count)
    for edge in left {
      out.append(before.meeting(edge))
      before = edge
    }
    return out
  }

  /// An edge's line, moved to one side.
  private struct Edge {
    let start: Point
    let direction: Point
    /// 1 if the inside is on the right as seen along the line, else −1.
    let side: Double

    init(_ a: Point, _ b: Point, inwards distance: Double) {
      let d = b - a
      direction = d * (1 / d.length)
      start = a + Point(-direction.y, direction.x) * distance
      side = distance < 0 ? -1 : 1
    }

    func cross(_ o: Edge) -> Double { direction.x * o.direction.y - direction.y * o.direction.x }

    func holds(_ p: Point) -> Bool {
      let d = p - start
      return (direction.x * d.y - direction.y * d.x) * side >= 0
    }

    func meeting(_ o: Edge) -> Point {
      let d = o.start - start
      return start + direction * ((d.x * o.direction.y - d.y * o.direction.x) / cross(o))
    }
  }
}

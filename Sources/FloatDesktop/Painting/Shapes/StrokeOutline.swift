import FloatCore

/// The outline of lines drawn with a round pen, and its known properties.
struct StrokeOutline {
  var outline = Polygon(contours: [])
  /// True if the pen is wider than a bend, where the outline turns inside out.
  var isTangled = false
  /// True if the outline cannot cross itself, such as a circle's.
  var isKnownSimple = false
}

extension Polygon {
  /// Returns the outline of this polygon's lines drawn with a round pen; `width` in pixels.
  ///
  /// Open contours become one outline with round caps, closed ones two (outer and inner). Gentle turns, of which
  /// flattened curves consist, get one mitred point on each side, so that neighbouring pieces do not overlap and the
  /// coverage stays exact.
  ///
  /// - Parameter beyond: The distance beyond half the width that the line reaches on the outside of one convex contour.
  func stroked(width: Double, beyond: Double = 0) -> StrokeOutline {
    let half = width / 2
    var out = StrokeOutline()
    guard half.isFinite, half > 0 else {
      out.isKnownSimple = true
      return out
    }
    out.isKnownSimple = contours.count == 1
    for contour in contours {
      var points = Polygon.distinct(contour.points)
      if !contour.isClosed, points.count > 1,
        contour.points[contour.points.count - 1].distance(to: points[0]) <= Polygon.sameness
      {
        // An open line that ends where it began has its caps there.
        points.append(contour.points[contour.points.count - 1])
      }
      if points.count == 1 {
        var pen = StrokePen(half: half)
        pen.dot(points[0])
        out.add(pen)
      } else if contour.isClosed, points.count > 2 {
        out.addClosed(points, half: half, beyond: contours.count == 1 ? beyond : 0)
      } else if points.count > 1 {
        var pen = StrokePen(half: half)
        pen.side(points, closed: false)
        pen.cap(at: points[points.count - 1], from: points[points.count - 2])
        let back = Array(points.reversed())
        pen.side(back, closed: false)
        pen.cap(at: points[0], from: points[1])
        out.add(pen)
        if points.count > 2 { out.isKnownSimple = false }
      }
    }
    return out
  }

  /// Returns the stroke as pieces that all run in the same direction: a rectangle for each line, a wedge for each turn,
  /// half a disc for each end. Together they are the stroke, however it overlaps itself.
  func strokePieces(width: Double) -> Polygon {
    let half = width / 2
    var out = Polygon(contours: [])
    guard half.isFinite, half > 0 else { return out }
    for contour in contours {
      let points = Polygon.distinct(contour.points)
      if points.count == 1 {
        var pen = StrokePen(half: half)
        pen.dot(points[0])
        out.contours.append(Contour(points: pen.out, isClosed: true))
        continue
      }
      let isClosed = contour.isClosed && points.count > 2
      var line = points
      if isClosed || contour.points[contour.points.count - 1].distance(to: points[0]) <= Polygon.sameness {
        line.append(points[0])
      }
      out.contours += StrokePen.pieces(line, half: half, closed: isClosed)
    }
    return out
  }

  /// True for one closed contour that keeps a distance from an outline around it.
  func runsInside(_ outline: RoundedRect, at distance: Double) -> Bool {
    guard contours.count == 1, contours[0].isClosed else { return false }
    return contours[0].points.allSatisfy { abs(outline.depth(of: $0) - distance) < 0.02 }
  }
}

extension RoundedRect {
  /// The distance of a point from the outline, inwards; the radii have to fit.
  fileprivate func depth(of p: Point) -> Double {
    let left = p.x - rect.minX
    let right = rect.maxX - p.x
    let top = p.y - rect.minY
    let bottom = rect.maxY - p.y
    func corner(_ r: Double, _ x: Double, _ y: Double) -> Double? {
      x < r && y < r ? r - Point(r - x, r - y).length : nil
    }
    return corner(radii.topLeft, left, top) ?? corner(radii.topRight, right, top)
      ?? corner(radii.bottomRight, right, bottom) ?? corner(radii.bottomLeft, left, bottom)
      ?? min(min(left, right), min(top, bottom))
  }
}

extension StrokeOutline {
  fileprivate mutating func add(_ pen: StrokePen) {
    outline.contours.append(Polygon.Contour(points: pen.out, isClosed: true))
    if pen.isTangled { isTangled = true }
  }

  fileprivate mutating func addClosed(_ points: [Point], half: Double, beyond: Double) {
    let isConvex = Polygon.isConvex(points)
    // Seen along the way, the pen's own side is the left one, which is outside if the line turns right.
    let turnsRight =
      points.indices.reduce(0) { $0 + points[$1].cross(points[$1 + 1 < points.count ? $1 + 1 : 0]) } > 0
    let left = isConvex && turnsRight ? half + beyond : half
    let right = isConvex && !turnsRight ? half + beyond : half
    if let sides = StrokePen.gentleSides(points, left: left, right: right) {
      if isConvex, sides.isInsideOut {
        // The line bends more tightly than the pen's half width all round, so the result is a disc.
        outline.contours.append(
          Polygon.Contour(points: turnsRight ? sides.left : sides.right, isClosed: true))
        return
      }
      if isConvex, sides.isTangled {
        return addConvex(points, turnsRight ? sides.left : sides.right, turnsRight, turnsRight ? right : left)
      }
      for side in [sides.left, sides.right.reversed()] {
        outline.contours.append(Polygon.Contour(points: Array(side), isClosed: true))
      }
      if sides.isTangled { isTangled = true }
    } else {
      var outer = StrokePen(half: left)
      outer.side(points, closed: true)
      var inner = StrokePen(half: right)
      inner.side(points.reversed(), closed: true)
      if isConvex, outer.isTangled || inner.isTangled {
        return addConvex(
          points, turnsRight ? outer.out : inner.out.reversed(), turnsRight, turnsRight ? right : left)
      }
      add(outer)
      add(inner)
    }
    if !isConvex || isTangled { isKnownSimple = false }
  }

  /// Adds a convex line whose bends are too narrow for the pen on the inside.
  private mutating func addConvex(
    _ points: [Point], _ outside: [Point], _ turnsRight: Bool, _ half: Double
  ) {
    outline.contours.append(Polygon.Contour(points: outside, isClosed: true))
    let inside = Polygon.eroded(points, by: half, turnsRight: turnsRight)
    if !inside.isEmpty {
      outline.contours.append(Polygon.Contour(points: inside.reversed(), isClosed: true))
    }
  }
}

extension Point {
  fileprivate func cross(_ o: Point) -> Double { x * o.y - y * o.x }
}

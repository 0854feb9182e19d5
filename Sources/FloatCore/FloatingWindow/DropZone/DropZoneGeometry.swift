/// The quarter disc in the screen's bottom-right corner that collects a page or removes the ball.
///
/// Numbers are FloatBallManager's for a radius of 170, scaled with the radius. What is drawn and what is hit
/// are the same shape at every moment, also while the zone slides in.
enum DropZoneGeometry {
  /// How far the zone has slid in while a page is dragged: 0 up to `start`, 1 from `full` on, linear between.
  ///
  /// - Parameters:
  ///   - topX: the left edge of the dragged page, in points.
  ///   - width: the screen's width, in points.
  ///   - start: the part of the width where the zone begins to show (FloatBallManager: 1/6).
  ///   - full: the part of the width where it is fully shown (FloatBallManager: 1/2).
  static func progress(
    topX: Double, width: Double, start: Double = 1.0 / 6, full: Double = 1.0 / 2
  ) -> Double {
    let position = topX / width
    guard position.isFinite else { return 0 }
    guard full > start else { return position >= full ? 1 : 0 }
    let progress = (position - start) / (full - start)
    return progress.isFinite ? min(1, max(0, progress)) : 0
  }

  /// The zone's shape on the screen.
  ///
  /// It comes in diagonally from beyond the corner: outside at progress 0, its square corner on the screen's
  /// at 1. Above 1, as a spring overshoots, it grows instead of leaving the corner. Its top-left corner is the
  /// origin for `Layout`.
  static func outline(screen: Size, radius: Double, progress: Double) -> RoundedRect {
    let p = progress > 0 && progress.isFinite ? progress : 0
    let r = radius > 0 && radius.isFinite ? radius : 0
    let side = r * max(1, p)
    return RoundedRect(
      Rect(screen.width - r * p, screen.height - r * p, side, side),
      radii: CornerRadii(topLeft: side, topRight: 0, bottomRight: 0, bottomLeft: 0))
  }

  /// True when the point lies in the zone as it stands at this progress.
  ///
  /// A point beyond the screen's right or bottom edge counts as the nearest one on the screen, so that a mouse
  /// thrown past the corner of the window still hits. For a zone that is harder to leave than to enter, ask with
  /// the larger radius it is drawn with while highlighted.
  static func contains(_ point: Point, screen: Size, radius: Double, progress: Double) -> Bool {
    guard point.isFinite, progress > 0 else { return false }
    let zone = outline(screen: screen, radius: radius, progress: progress)
    let side = zone.rect.width
    guard side > 0 else { return false }
    // The disc's centre is the shape's bottom-right corner.
    let dx = zone.rect.maxX - min(point.x, screen.width)
    let dy = zone.rect.maxY - min(point.y, screen.height)
    return dx * dx + dy * dy <= side * side
  }

  /// The marks inside the zone, in points from its top-left corner.
  struct Layout: Hashable, Sendable {
    /// The centre of both rings.
    var ringCenter: Point
    /// The outer ring's, which grows with the highlight.
    var outerDiameter: Double
    /// The inner ring's.
    var innerDiameter: Double
    /// The width of both rings' stroke.
    var ringWidth: Double
    /// The top-left end of the slash through the rings, for a zone that removes.
    var slashStart: Point
    /// The slash's end at the bottom right.
    var slashEnd: Point
    /// The middle of the label's line.
    var labelCenter: Point
    /// The width the label has between the arc and the screen's edge.
    var labelWidth: Double
    /// The label's font size.
    var fontSize: Double
  }

  /// The rings and the label for a zone of a radius.
  ///
  /// FloatBallManager, for 170: rings of 38 and 28 across, strokes of 2, centred on (111, 85); the outer one
  /// grows to 44 when the finger is inside; a label of 10 points in a line of 20 that begins at y = 119.
  ///
  /// - Parameters:
  ///   - radius: the zone's, in points; not finite or not above zero counts as zero.
  ///   - highlight: 0 at rest … 1 with the finger inside; an overshoot is followed, never below the inner ring.
  static func layout(radius: Double, highlight: Double = 0) -> Layout {
    let k = (radius > 0 && radius.isFinite ? radius : 0) / 170
    let h = highlight.isFinite ? highlight : 0
    let center = Point(111 * k, 85 * k)
    let outer = max(28, 38 + 6 * h)
    // The slash reaches 1.5 points beyond the outer ring: 41 points long at rest, as the original's icon.
    let reach = (outer + 3) / 2 / 2.0.squareRoot() * k
    return Layout(
      ringCenter: center, outerDiameter: outer * k, innerDiameter: 28 * k, ringWidth: 2 * k,
      slashStart: center - Point(reach, reach), slashEnd: center + Point(reach, reach),
      labelCenter: Point(111 * k, 129 * k), labelWidth: 2 * (170 - 111) * k, fontSize: 10 * k)
  }
}

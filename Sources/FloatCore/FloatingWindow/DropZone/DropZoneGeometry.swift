/// The quarter disc in the screen's bottom-right corner that collects a page or removes the ball.
///
/// The numbers are FloatBallManager's for a radius of 170, scaled with the radius. The drawn shape and the hit shape
/// are the same at every moment, even while the zone slides in.
enum DropZoneGeometry {
  /// How far the zone slides in as a page is dragged: 0 up to `start`, 1 from `full` on, linear between.
  ///
  /// - Parameters:
  ///   - topX: The left edge of the dragged page, in points.
  ///   - width: The screen's width, in points.
  ///   - start: The share of the width at which the zone begins to show (FloatBallManager: 1/6).
  ///   - full: The share of the width at which it is fully shown (FloatBallManager: 1/2).
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
  /// It slides in diagonally from beyond the corner: outside the screen at progress 0, with its square corner on the
  /// screen's at 1. Above 1, as a spring overshoots, it grows and its square corner stays on the screen's.
  ///
  /// - Parameter slide: How far its square corner slides along each axis, in points, if that is more than its radius.
  static func outline(screen: Size, radius: Double, slide: Double = 0, progress: Double) -> RoundedRect {
    let p = progress > 0 && progress.isFinite ? progress : 0
    let r = radius > 0 && radius.isFinite ? radius : 0
    let side = r * max(1, p)
    let away = max(r, slide) * max(0, 1 - p)
    return RoundedRect(
      Rect(screen.width + away - side, screen.height + away - side, side, side),
      radii: CornerRadii(topLeft: side, topRight: 0, bottomRight: 0, bottomLeft: 0))
  }

  /// True if the point lies in the zone at this progress.
  ///
  /// A point beyond the screen's right or bottom edge counts as the nearest one on the screen, so a mouse that is moved
  /// past the corner of the window still hits. To make the zone harder to leave than to enter, pass a larger radius
  /// while the pointer is inside.
  static func contains(
    _ point: Point, screen: Size, radius: Double, slide: Double = 0, progress: Double
  ) -> Bool {
    guard point.isFinite, progress > 0 else { return false }
    let zone = outline(screen: screen, radius: radius, slide: slide, progress: progress)
    let side = zone.rect.width
    guard side > 0 else { return false }
    // The disc's centre is the shape's bottom-right corner.
    let dx = zone.rect.maxX - min(point.x, screen.width)
    let dy = zone.rect.maxY - min(point.y, screen.height)
    return dx * dx + dy * dy <= side * side
  }
}

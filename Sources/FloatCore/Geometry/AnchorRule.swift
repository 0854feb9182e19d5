/// How the disc that a pulled badge leaves at its place shrinks with the distance.
public enum AnchorRule {
  /// The anchor's radius at a distance, in points: `rest − distance / shrink`, never below `minimum`.
  ///
  /// DBBadgeButton divides by 10 and sets no lower limit, so its radius is negative far out; QBadgeView stops at 1.5
  /// and KYCuteView at 6. With a `shrink` that is not above zero the anchor does not shrink. The result is between 0
  /// and `rest`. A `rest` or `minimum` that is not finite counts as zero, as does a distance that is not a number.
  ///
  /// - Parameters:
  ///   - rest: The radius at distance zero, in points.
  ///   - distance: The distance between the centres of the anchor and the badge, in points.
  ///   - shrink: The distance over which the anchor loses a point of radius, in points.
  ///   - minimum: The smallest radius, in points, limited to `rest`.
  public static func radius(
    rest: Double, distance: Double, shrink: Double = 10, minimum: Double = 1.5
  ) -> Double {
    let full = rest.isFinite ? max(0, rest) : 0
    let floor = minimum.isFinite ? min(max(0, minimum), full) : 0
    guard shrink > 0 else { return full }
    let radius = full - max(0, distance) / shrink
    return radius.isFinite ? max(floor, radius) : floor
  }

  /// The scale at which the pulled badge is drawn: its radius less `shrink` times the distance, divided by its radius.
  ///
  /// PPDragDropBadgeView takes 0.05 of the distance. The badge stops shrinking at `breakDistance` and keeps at least
  /// half its size; a `rest` that is not above zero, or a distance or `shrink` that is not a number, gives 1.
  public static func pulledScale(
    rest: Double, distance: Double, shrink: Double, breakDistance: Double
  ) -> Double {
    guard rest > 0, shrink > 0 else { return 1 }
    let scale = 1 - shrink * min(max(0, distance), breakDistance) / rest
    return scale.isFinite ? min(1, max(0.5, scale)) : 1
  }
}

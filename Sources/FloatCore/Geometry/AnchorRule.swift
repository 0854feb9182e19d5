/// How the disc a badge leaves behind shrinks while the badge is pulled away.
public enum AnchorRule {
  /// The anchor's radius at a distance, in points: `rest − distance / shrink`, never below `minimum`.
  ///
  /// DBBadgeButton divides by 10 and sets no lower limit, so its radius turns negative far out; QBadgeView
  /// stops at 1.5 and KYCuteView at 6. A `shrink` that is not above zero means the anchor does not shrink.
  /// The result is never above `rest` and never negative; anything not a number gives `minimum`.
  ///
  /// - Parameters:
  ///   - rest: the radius at distance zero, in points.
  ///   - distance: between the anchor's and the badge's centres, in points.
  ///   - shrink: points of distance a point of radius costs.
  ///   - minimum: the smallest radius, in points; no more than `rest` is used.
  public static func radius(
    rest: Double, distance: Double, shrink: Double = 10, minimum: Double = 1.5
  ) -> Double {
    let full = rest.isFinite ? max(0, rest) : 0
    let floor = minimum.isFinite ? min(max(0, minimum), full) : 0
    guard shrink > 0 else { return full }
    let radius = full - max(0, distance) / shrink
    return radius.isFinite ? max(floor, radius) : floor
  }

  /// How large the pulled badge is drawn, as a part of its size: its radius less the distance times `shrink`.
  ///
  /// PPDragDropBadgeView takes 0.05 of the distance. From `breakDistance` on it gets no smaller, and it keeps half
  /// its size; a `rest` that is not above zero, and anything not a number, gives 1.
  public static func pulledScale(
    rest: Double, distance: Double, shrink: Double, breakDistance: Double
  ) -> Double {
    guard rest > 0, shrink > 0 else { return 1 }
    let scale = 1 - shrink * min(max(0, distance), breakDistance) / rest
    return scale.isFinite ? min(1, max(0.5, scale)) : 1
  }
}

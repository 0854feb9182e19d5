/// What decides, when a dragged page is let go, whether it goes or stays.
package enum FinishRule: String, Hashable, Sendable, CaseIterable {
  /// Where it would be a little later: distance plus velocity times the lookahead, beyond the fraction.
  case projected
  /// The larger of the distance and velocity times the lookahead reaches the fraction.
  ///
  /// FloatBallManager asks for more than the fraction (0.35 s), SuspensionEntrance for that much (0.3 s); the
  /// two differ for a release on the very point only.
  case maxDistanceOrVelocity = "max-distance-or-velocity"
  /// Above the velocity its direction alone decides, below it the distance beyond the fraction.
  ///
  /// ZDPushAnimatedTransition's, whose plain "or" finishes also on a flick back.
  case percentOrVelocity = "percent-or-velocity"

  /// True when the page goes.
  ///
  /// - Parameters:
  ///   - distance: how far the page is out, in points.
  ///   - velocity: outwards, in points per second.
  ///   - extent: the screen's length along the motion, in points.
  ///   - fraction: the part of the extent that decides.
  ///   - lookahead: in seconds.
  ///   - threshold: the velocity from which on direction decides, in points per second.
  func finishes(
    distance: Double, velocity: Double, extent: Double, fraction: Double, lookahead: Double, threshold: Double
  ) -> Bool {
    let limit = fraction * extent
    switch self {
    case .projected: return distance + velocity * lookahead > limit
    case .maxDistanceOrVelocity: return max(distance, velocity * lookahead) >= limit
    case .percentOrVelocity: return velocity.magnitude > threshold ? velocity > 0 : distance > limit
    }
  }
}

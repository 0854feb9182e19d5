/// The rule by which a dragged page that is let go leaves or stays.
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
}

/// A finish rule with its numbers, as the keys of `navigation` and of `modal` give them.
package struct FinishCondition: Hashable, Sendable {
  var rule: FinishRule
  /// The share of the screen's length along the motion that decides.
  var fraction: Double
  /// How far ahead the release is projected, in seconds.
  var lookahead: Double
  /// The velocity above which the direction decides, in points per second.
  var velocity: Double

  /// How far ahead the rule looks, in seconds; nil for one that does not project.
  package var projection: Double? { rule == .percentOrVelocity ? nil : lookahead }

  /// True when the page leaves.
  ///
  /// - Parameters:
  ///   - distance: How far the page is out, in points.
  ///   - speed: Outwards, in points per second.
  ///   - extent: The screen's length along the motion, in points.
  func isMet(distance: Double, speed: Double, extent: Double) -> Bool {
    let limit = fraction * extent
    switch rule {
    case .projected: return distance + speed * lookahead > limit
    case .maxDistanceOrVelocity: return max(distance, speed * lookahead) >= limit
    case .percentOrVelocity: return speed.magnitude > velocity ? speed > 0 : distance > limit
    }
  }

  /// True for a release whose velocity alone carries the page beyond the fraction.
  package func isFlick(speed: Double, extent: Double) -> Bool { speed * lookahead > fraction * extent }
}

/// The rule that decides whether a released page leaves or stays.
package enum FinishRule: String, Hashable, Sendable, CaseIterable {
  /// The projected position decides: distance plus velocity times the lookahead, beyond the fraction.
  case projected
  /// The larger of the distance and the velocity times the lookahead must reach the fraction.
  ///
  /// FloatBallManager requires more than the fraction (0.35 s), SuspensionEntrance at least the fraction (0.3 s);
  /// the two differ only for a release exactly on it.
  case maxDistanceOrVelocity = "max-distance-or-velocity"
  /// Above the velocity only its direction decides, below it the distance beyond the fraction.
  ///
  /// This is ZDPushAnimatedTransition's rule, whose plain "or" also finishes on a flick back.
  case percentOrVelocity = "percent-or-velocity"
}

/// The condition for a released page to leave: a rule with its numbers, which are keys of `navigation` and `modal`.
package struct FinishCondition: Hashable, Sendable {
  package var rule: FinishRule
  /// The share of the screen's length along the motion that decides.
  package var fraction: Double
  /// How far ahead the release is projected, in seconds.
  package var lookahead: Double
  /// The velocity above which the direction decides, in points per second.
  package var velocity: Double

  /// How far ahead the rule looks, in seconds; nil for a rule that does not project.
  package var projection: Double? { rule == .percentOrVelocity ? nil : lookahead }

  /// True if the page leaves.
  ///
  /// - Parameters:
  ///   - distance: How far out the page is, in points.
  ///   - speed: The outward speed, in points per second.
  ///   - extent: The screen's length along the motion, in points.
  func isMet(distance: Double, speed: Double, extent: Double) -> Bool {
    let limit = fraction * extent
    switch rule {
    case .projected: return distance + speed * lookahead > limit
    case .maxDistanceOrVelocity: return max(distance, speed * lookahead) >= limit
    case .percentOrVelocity: return speed.magnitude > velocity ? speed > 0 : distance > limit
    }
  }

  /// True if the velocity of a release alone carries the page beyond the fraction.
  package func isFlick(speed: Double, extent: Double) -> Bool { speed * lookahead > fraction * extent }
}

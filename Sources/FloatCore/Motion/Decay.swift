import RealModule

/// A flick that runs out along one axis: an exponential decay of velocity, evaluated at any time.
///
/// Positions are in points, velocities in pt/s, times in seconds since the release. All results are finite for
/// finite input.
public struct Decay: Hashable, Sendable {
  /// The position at the release, in points.
  public let origin: Double
  /// The velocity at the release, in pt/s.
  public let initialVelocity: Double
  /// How quickly the velocity runs out.
  public let rate: DecelerationRate

  /// A decay; an origin or velocity that is not finite counts as zero.
  public init(from origin: Double, velocity: Double, rate: DecelerationRate = .normal) {
    self.origin = origin.isFinite ? origin : 0
    initialVelocity = velocity.isFinite ? velocity : 0
    self.rate = rate
  }

  /// The position at which it comes to rest: the origin plus the exact projection.
  public var finalValue: Double { Self.finite(origin + rate.project(velocity: initialVelocity)) }

  /// The position after `t` seconds; bit for bit the origin for `t` ≤ 0 or not a number.
  public func value(at t: Double) -> Double {
    guard t > 0 else { return origin }
    return Self.finite(origin + initialVelocity * rate.travel(at: t))
  }

  /// The velocity after `t` seconds; bit for bit the initial one for `t` ≤ 0 or not a number.
  public func velocity(at t: Double) -> Double {
    guard t > 0 else { return initialVelocity }
    return initialVelocity * rate.remaining(at: t)
  }

  /// The time at which it passes a position, in seconds, or nil if it never does.
  ///
  /// Zero when it starts there. Nil for the final value, which it only approaches. With ``velocity(at:)`` at that
  /// time, a scroll hands its velocity over to the spring at the bound.
  public func time(toReach position: Double) -> Double? {
    if position == origin { return 0 }
    let share = (position - origin) / rate.project(velocity: initialVelocity)
    guard share > 0, share < 1 else { return nil }
    return -Double.log(onePlus: -share) / rate.exponent
  }

  /// The time at which its speed has fallen to `velocity` (pt/s), in seconds: ln(|v₀|/v)/k.
  ///
  /// Zero when it starts no faster than that. A `velocity` below 1e-12 or not a number counts as 1e-12.
  public func timeToRest(below velocity: Double = RestThreshold.points.velocity) -> Double {
    let limit = velocity > 1e-12 ? velocity : 1e-12
    guard initialVelocity.magnitude > limit else { return 0 }
    return (Double.log(initialVelocity.magnitude) - Double.log(limit)) / rate.exponent
  }

  /// The time at which it is near and slow enough to be snapped to ``finalValue``, in seconds.
  public func settlingTime(threshold: RestThreshold = .points) -> Double {
    rate.settlingTime(speed: initialVelocity.magnitude, threshold: threshold)
  }

  private static func finite(_ x: Double) -> Double {
    min(max(x, -.greatestFiniteMagnitude), .greatestFiniteMagnitude)
  }
}

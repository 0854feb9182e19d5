import RealModule

/// How quickly a flick slows down: the share of its velocity that is left after each millisecond.
///
/// v(t) = v₀·d^(1000 t) with t in seconds. The names and numbers are `UIScrollView`'s.
public struct DecelerationRate: Hashable, Sendable {
  /// The share d left after a millisecond.
  public let perMillisecond: Double
  /// The rate of the exponential, k = −1000 ln d, in 1/s: 2.002 for `.normal`.
  public let exponent: Double

  /// A rate; `perMillisecond` is clamped to 0.5…0.9999, and not a number counts as 0.5.
  public init(_ perMillisecond: Double) {
    let d = perMillisecond > 0.5 ? min(perMillisecond, 0.9999) : 0.5
    self.perMillisecond = d
    exponent = -1000 * Double.log(d)
  }

  /// 0.998 per millisecond, the rate of scroll views.
  public static let normal = DecelerationRate(0.998)

  /// How far a thing that moves at `velocity` (unit per second) will still run, in the value's unit: −v/(1000 ln d).
  ///
  /// For 1000 pt/s at `.normal` that is 499.4998 points. (v/1000)·d/(1 − d), as shown in "Designing Fluid Interfaces"
  /// (WWDC 2018), gives 499.
  public func project<V: VectorArithmetic>(velocity: V) -> V { velocity * (1 / exponent) }

  /// The distance after `t` seconds per unit of initial velocity, in seconds: (1 − e^(−kt))/k; 0 for `t` ≤ 0.
  func travel(at t: Double) -> Double { t > 0 ? -Double.expMinusOne(-exponent * t) / exponent : 0 }

  /// The share of the velocity left after `t` seconds: e^(−kt); 1 for `t` ≤ 0.
  func remaining(at t: Double) -> Double { t > 0 ? Double.exp(-exponent * t) : 1 }

  /// The time in which a thing at `velocity` runs a distance, in seconds; nil if it never does.
  ///
  /// Zero for no distance. Nil for the whole projection, which the thing only approaches.
  func time(toRun distance: Double, velocity: Double) -> Double? {
    if distance == 0 { return 0 }
    let share = distance / project(velocity: velocity)
    guard share > 0, share < 1 else { return nil }
    return -Double.log(onePlus: -share) / exponent
  }

  /// The time in which a speed falls to another, in seconds: ln(speed/limit)/k.
  ///
  /// Zero for a speed that is no higher than that. A limit below 1e-12 or not a number counts as 1e-12.
  func time(from speed: Double, downTo limit: Double) -> Double {
    let limit = limit > 1e-12 ? limit : 1e-12
    guard speed > limit else { return 0 }
    return (Double.log(speed) - Double.log(limit)) / exponent
  }

  /// The time after which a motion at `speed` stays within the threshold, in seconds; finite and not negative.
  func settlingTime(speed: Double, threshold: RestThreshold) -> Double {
    // The distance left is speed/k, so both limits can be expressed as limits of the speed.
    time(from: speed, downTo: min(threshold.velocity, threshold.value * exponent))
  }
}

import RealModule

/// How quickly a flick runs out: the share of its velocity that is left after each millisecond.
///
/// v(t) = v₀·d^(1000 t) with t in seconds. The names and numbers are `UIScrollView`'s.
public struct DecelerationRate: Hashable, Sendable {
  /// The share d left after a millisecond.
  public let perMillisecond: Double
  /// The rate of the exponential, k = −1000 ln d, in 1/s: 2.002 for `.normal`, 10.05 for `.fast`.
  public let exponent: Double

  /// A rate; `perMillisecond` is clamped to 0.5…0.9999, and not a number counts as 0.5.
  public init(_ perMillisecond: Double) {
    let d = perMillisecond > 0.5 ? min(perMillisecond, 0.9999) : 0.5
    self.perMillisecond = d
    exponent = -1000 * Double.log(d)
  }

  /// 0.998 per millisecond, the rate of scroll views.
  public static let normal = DecelerationRate(0.998)
  /// 0.99 per millisecond, the rate of paging.
  public static let fast = DecelerationRate(0.99)

  /// The two published formulas for how far a flick runs; they differ by 0.1 % at `.normal`, 0.5 % at `.fast`.
  public enum Projection: Hashable, Sendable {
    /// −v/(1000 ln d), the limit of the decay itself: 499.4998 pt for 1000 pt/s at `.normal`.
    case exact
    /// (v/1000)·d/(1 − d), shown in "Designing Fluid Interfaces" (WWDC 2018): 499 pt for 1000 pt/s.
    case wwdc
  }

  /// How far something moving at `velocity` (unit per second) will still run, in the value's unit.
  ///
  /// With the default form this is exactly the point at which a ``Decay`` ends.
  public func project<V: VectorArithmetic>(velocity: V, _ form: Projection = .exact) -> V {
    switch form {
    case .exact: velocity * (1 / exponent)
    case .wwdc: velocity * (perMillisecond / (1 - perMillisecond) / 1000)
    }
  }

  /// The distance after `t` seconds per unit of initial velocity, in seconds: (1 − e^(−kt))/k; 0 for `t` ≤ 0.
  func travel(at t: Double) -> Double {
    t > 0 ? -Double.expMinusOne(-exponent * t) / exponent : 0
  }

  /// The share of the velocity left after `t` seconds: e^(−kt); 1 for `t` ≤ 0.
  func remaining(at t: Double) -> Double {
    t > 0 ? Double.exp(-exponent * t) : 1
  }

  /// The time after which a motion at `speed` stays within the threshold, in seconds; finite and not negative.
  func settlingTime(speed: Double, threshold: RestThreshold) -> Double {
    // The distance left is speed/k, so both limits can be expressed as limits of the speed.
    let limit = min(threshold.velocity, threshold.value * exponent)
    guard speed > limit else { return 0 }
    return (Double.log(speed) - Double.log(limit)) / exponent
  }
}

import RealModule

extension Spring {
  /// What remains of a displacement x₀ and a velocity v₀ after some time: four numbers that are the same for every
  /// axis.
  ///
  /// x(t) = x₀·`xx` + v₀·`xv` and v(t) = x₀·`vx` + v₀·`vv`, with x measured from the target.
  package struct Coefficients: Hashable, Sendable {
    /// The share of the displacement that is left; it has no unit and is 1 at the start.
    package var xx: Double
    /// The distance covered per unit of initial velocity, in seconds.
    package var xv: Double
    /// The velocity gained per unit of displacement, in 1/s.
    package var vx: Double
    /// The share of the initial velocity that is left; it has no unit and is 1 at the start.
    package var vv: Double
  }

  /// The closed form of the motion after `t` seconds.
  ///
  /// With S = sin(ω_d t)/ω_d (t at critical damping, sinh above it) and C = cos(ω_d t) or cosh:
  /// x = e^(−αt)(x₀ C + (v₀ + α x₀) S), v = e^(−αt)(v₀ C − (α v₀ + ω₀² x₀) S), α = ζω₀. All three cases are one
  /// analytic function of ζ and are computed so that no digits cancel where they meet. A `t` below zero or not a
  /// number counts as zero, where the result is exactly 1, 0, 0, 1; once everything is below the smallest
  /// representable number all four are zero. Always finite.
  package func coefficients(at t: Double) -> Coefficients {
    guard t > 0 else { return Coefficients(xx: 1, xv: 0, vx: 0, vv: 1) }
    let fade = decayRate * t
    // e^−745 is the smallest positive number; returning here also keeps infinite angles out of cos and sin.
    guard fade < 745 else { return Coefficients(xx: 0, xv: 0, vx: 0, vv: 0) }
    let e = Double.exp(-fade)
    let c: Double
    let s: Double
    if dampingRatio < 1 {
      let angle = split * t
      c = e * Double.cos(angle)
      // An angle that underflows to zero (ζ within 1e-16 of 1 and a tiny t) has the limit t.
      s = angle > 0 ? e * Double.sin(angle) / split : e * t
    } else if split > 0 {
      // Exponentials instead of cosh and sinh, which overflow. e^(−2·split·t) − 1 keeps all digits as split → 0.
      let m = Double.expMinusOne(-2 * split * t)
      c = e * (1 + m / 2)
      s = e * (-m / (2 * split))
    } else {
      c = e
      s = e * t
    }
    let a = halfDamping * s
    return Coefficients(xx: c + a, xv: s, vx: -angularFrequency * angularFrequency * s, vv: c - a)
  }

  /// The position after `t` seconds of something pulled by this spring.
  ///
  /// - Parameters:
  ///   - from: The position at time zero, which is returned bit for bit for `t` ≤ 0 or not a number.
  ///   - to: The target.
  ///   - initialVelocity: In the value's unit per second, absolute (UIKit's is relative to the distance).
  ///   - t: Seconds since the start.
  /// - Returns: A finite value for finite input; the target where numbers near 1e308 would overflow.
  public func value<V: VectorArithmetic>(from: V, to: V, initialVelocity: V = .zero, at t: Double) -> V {
    guard t > 0 else { return from }
    let k = coefficients(at: t)
    let x = to + ((from - to) * k.xx + initialVelocity * k.xv)
    return x.isFinite ? x : to
  }

  /// The velocity after `t` seconds, in the value's unit per second.
  ///
  /// Exactly `initialVelocity` for `t` ≤ 0 or not a number; zero where numbers near 1e308 would overflow.
  public func velocity<V: VectorArithmetic>(from: V, to: V, initialVelocity: V = .zero, at t: Double) -> V {
    guard t > 0 else { return initialVelocity }
    let k = coefficients(at: t)
    let v = (from - to) * k.vx + initialVelocity * k.vv
    return v.isFinite ? v : .zero
  }
}

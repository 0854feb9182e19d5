import RealModule

extension Spring {
  /// A time after which the motion stays within `threshold` for good, in seconds.
  ///
  /// This is an analytic upper bound from the envelopes of position and velocity, so it also holds for motions that
  /// cross the target earlier; it is not the earliest such time. Zero when the motion never leaves the threshold.
  /// Always finite and not negative.
  /// - Parameters:
  ///   - distance: From the target to the start, in the value's unit. Vectors count by their length.
  ///   - initialVelocity: In that unit per second.
  ///   - threshold: The tolerance, by default ``RestThreshold/points``.
  public func settlingTime<V: VectorArithmetic>(
    distance: V, initialVelocity: V = .zero, threshold: RestThreshold = .points
  ) -> Double {
    let x = distance
    let v = initialVelocity
    let w2 = angularFrequency * angularFrequency
    // Position and velocity both have the form e^(−αt)(a·C + b·S) of `coefficients(at:)`.
    var position = time(
      start: x.clampedMagnitude, drift: (v + x * halfDamping).clampedMagnitude, limit: threshold.value)
    var velocity = time(
      start: v.clampedMagnitude, drift: (v * halfDamping + x * w2).clampedMagnitude, limit: threshold.velocity
    )
    if dampingRatio > 1, split > 0 {
      // Far above critical damping, bounding the two exponentials separately is much tighter.
      let fast = halfDamping + split
      let p = Self.finite((v + x * fast).clampedMagnitude / (2 * split))
      let q = Self.finite((v + x * decayRate).clampedMagnitude / (2 * split))
      position = min(position, time(slow: p, fast: q, limit: threshold.value))
      velocity = min(
        velocity,
        time(slow: Self.finite(decayRate * p), fast: Self.finite(fast * q), limit: threshold.velocity))
    }
    return max(position, velocity)
  }

  /// The settling duration as `CASpringAnimation` defines it, in seconds.
  ///
  /// This is the time until the envelope of a motion from rest has fallen to 0.001 of the distance: below critical
  /// damping ln((|A| + |B|)/0.001)/(ζω₀) with A = 1, B = ζω₀/ω_d, which gives the documented 2.85 s for mass 1,
  /// stiffness 100, damping 5. That grows without bound as ζ nears 1, so from ζ ≈ 0.994 on the envelope 1 + ζω₀t
  /// takes over, and above critical damping the slower exponential.
  public var settlingDuration: Double {
    let epsilon = 0.001
    let general = time(start: 1, drift: halfDamping, limit: epsilon)
    guard dampingRatio < 1, split > 0 else { return general }
    let classic = Double.log((1 + halfDamping / split) / epsilon) / halfDamping
    return min(classic, Self.linearEnvelopeTime(a: 1, b: halfDamping, rate: halfDamping, limit: epsilon))
  }

  /// The solution u of (1 + u) e^(−u) = ε, for ε in 0…0.5: 9.2334 for 0.001.
  static func criticalSettlingPhase(epsilon: Double) -> Double {
    linearEnvelopeTime(a: 1, b: 1, rate: 1, limit: epsilon)
  }

  /// When e^(−αt)(a·C(t) + b·S(t)) falls below the limit for good, for components of lengths a and b.
  private func time(start a: Double, drift b: Double, limit: Double) -> Double {
    let linear = Self.linearEnvelopeTime(a: a, b: b, rate: decayRate, limit: limit)
    guard split > 0 else { return linear }
    let amplitude: Double
    if dampingRatio < 1 {
      // |a cos + (b/ω_d) sin|, in any number of dimensions.
      let swing = b / split
      amplitude = Self.finite((a * a + swing * swing).squareRoot())
    } else {
      // C e^((slow − α)t) = (1 + E)/2 and S e^(…) = (1 − E)/2·split with E in 0…1: largest at an end.
      amplitude = max(a, Self.finite(a / 2 + b / (2 * split)))
    }
    return min(linear, Self.exponentialTime(amplitude, rate: decayRate, limit: limit))
  }

  /// When slow·e^(−slow rate·t) + fast·e^(−fast rate·t) falls below the limit, computed as each term below half of it.
  private func time(slow: Double, fast: Double, limit: Double) -> Double {
    max(
      Self.exponentialTime(slow, rate: decayRate, limit: limit / 2),
      Self.exponentialTime(fast, rate: halfDamping + split, limit: limit / 2))
  }

  private static func exponentialTime(_ amplitude: Double, rate: Double, limit: Double) -> Double {
    guard amplitude > limit else { return 0 }
    return slack * (Double.log(amplitude) - Double.log(limit)) / rate
  }

  /// When (a + b·t) e^(−rate·t) falls below the limit for good; valid near and at critical damping, where |sin(ω_d
  /// t)/ω_d| ≤ t.
  private static func linearEnvelopeTime(a: Double, b: Double, rate: Double, limit: Double) -> Double {
    let peak = b > a * rate ? finite(b / rate) * Double.exp(a * rate / b - 1) : a
    guard peak > limit else { return 0 }
    let logLimit = Double.log(limit)
    // t e^(−rate·t/2) ≤ 2/(e·rate) gives a first bound to the right of the last crossing. The logarithm of the
    // envelope is concave, so Newton's steps descend from there and never pass the crossing: every iterate is itself
    // a bound.
    var t = 2 * (Double.log(finite(a + 2 * b / (Double.exp(1) * rate))) - logLimit) / rate
    for _ in 0..<32 {
      let height = finite(a + b * t)
      let next = t - (Double.log(height) - logLimit - rate * t) / (b / height - rate)
      guard next < t else { break }
      // Quadratic convergence: after a step this small the next one would be below rounding.
      let done = t - next < 1e-7 * t
      t = next
      if done { break }
    }
    return max(0, slack * t)
  }

  /// Covers the rounding of the logarithms above, so that a bound stays a bound.
  private static let slack = 1 + 1e-12

  private static func finite(_ x: Double) -> Double { min(x, .greatestFiniteMagnitude) }
}

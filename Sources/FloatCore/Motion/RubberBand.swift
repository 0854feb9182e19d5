/// The resistance past the end of a scroll: what is shown for how far the finger has gone beyond it.
///
/// f(x) = x·d·c/(d + c·|x|): slope c at the end, never more than the dimension d. A pure function of the
/// overshoot, as in `UIScrollView`, so that going out and back is the same path. Points in, points out.
public struct RubberBand: Hashable, Sendable {
  /// The size of the viewport along the axis, in points; the offset approaches it.
  public let dimension: Double
  /// The slope at the end, 0…1.
  public let coefficient: Double

  /// A band. A negative dimension or one that is not a number counts as zero, which shows no overshoot at all.
  /// The coefficient is clamped to 1e-6…1; 0.55 is UIKit's, widely published.
  public init(dimension: Double, coefficient: Double = 0.55) {
    self.dimension = dimension > 0 ? min(dimension, 1e12) : 0
    self.coefficient = coefficient > 1e-6 ? min(coefficient, 1) : 1e-6
  }

  /// The offset shown for an overshoot, both in points, with the overshoot's sign.
  public func offset(for overshoot: Double) -> Double {
    let x = Self.limited(overshoot)
    guard dimension > 0 else { return 0 }
    return coefficient * x / (1 + coefficient * x.magnitude / dimension)
  }

  /// The overshoot that shows an offset: the inverse, for a finger that catches a bounce.
  ///
  /// Offsets at or beyond the dimension, which nothing shows, count as 1 − 1e-9 of it.
  public func overshoot(for offset: Double) -> Double {
    guard dimension > 0, !offset.isNaN else { return 0 }
    let share = min(offset.magnitude / dimension, 1 - 1e-9)
    let x = share * dimension / (coefficient * (1 - share))
    return offset < 0 ? -x : x
  }

  /// The derivative c·d²/(d + c·|x|)² of the offset at an overshoot, between 0 and the coefficient.
  ///
  /// A release at v pt/s of the finger leaves the content moving at v times this.
  public func slope(at overshoot: Double) -> Double {
    guard dimension > 0 else { return 0 }
    let resistance = 1 + coefficient * Self.limited(overshoot).magnitude / dimension
    return coefficient / (resistance * resistance)
  }

  /// A position shown for a finger's position: itself inside the bounds, resisted outside. In points.
  public func position(_ raw: Double, in bounds: ClosedRange<Double>) -> Double {
    let held = min(max(raw, bounds.lowerBound), bounds.upperBound)
    return held + offset(for: raw - held)
  }

  /// The finger's position for a position shown: the inverse of ``position(_:in:)``. In points.
  public func rawPosition(_ shown: Double, in bounds: ClosedRange<Double>) -> Double {
    let held = min(max(shown, bounds.lowerBound), bounds.upperBound)
    return held + overshoot(for: shown - held)
  }

  /// Overshoots beyond 1e100 pt change nothing and would overflow.
  private static func limited(_ x: Double) -> Double {
    x.isNaN ? 0 : min(max(x, -1e100), 1e100)
  }
}

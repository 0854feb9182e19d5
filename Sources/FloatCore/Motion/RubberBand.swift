/// The resistance beyond the end of a scroll: the offset shown for the distance of the finger beyond the end.
///
/// f(x) = x·d·c/(d + c·|x|): slope c at the end, never more than the dimension d. It is a pure function of the
/// overshoot, as in `UIScrollView`, so moving out and moving back follow the same path. Points in, points out.
public struct RubberBand: Hashable, Sendable {
  /// The size of the viewport along the axis, in points; the offset approaches it.
  public let dimension: Double
  /// The slope at the end, 0…1.
  public let coefficient: Double

  /// A rubber band for a viewport of a size along the axis, in points.
  ///
  /// A negative dimension or one that is not a number counts as zero, which shows no overshoot at all. The
  /// coefficient is clamped to 1e-6…1; 0.55 is UIKit's, widely published.
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

  /// The overshoot that is shown as an offset: the inverse of ``offset(for:)``, for a finger that catches a bounce.
  ///
  /// Offsets at or beyond the dimension are never shown and count as 1 − 1e-9 of it.
  public func overshoot(for offset: Double) -> Double {
    guard dimension > 0, !offset.isNaN else { return 0 }
    let share = min(offset.magnitude / dimension, 1 - 1e-9)
    let x = share * dimension / (coefficient * (1 - share))
    return offset < 0 ? -x : x
  }

  /// The derivative c·d²/(d + c·|x|)² of the offset at an overshoot, between 0 and the coefficient.
  ///
  /// If a finger at v pt/s releases the content, it moves on at v times this slope.
  public func slope(at overshoot: Double) -> Double {
    guard dimension > 0 else { return 0 }
    let resistance = 1 + coefficient * Self.limited(overshoot).magnitude / dimension
    return coefficient / (resistance * resistance)
  }

  /// How far the shown position moves for each point of the finger, at a shown position: 1 inside the bounds.
  func slope(shown: Double, in bounds: ClosedRange<Double>) -> Double {
    let beyond = shown - shown.clamped(to: bounds)
    return beyond == 0 ? 1 : slope(at: overshoot(for: beyond))
  }

  /// The position shown for a finger's position, in points: the same inside the bounds, resisted outside.
  public func position(_ raw: Double, in bounds: ClosedRange<Double>) -> Double {
    let held = min(max(raw, bounds.lowerBound), bounds.upperBound)
    return held + offset(for: raw - held)
  }

  /// The finger's position for a position shown, in points: the inverse of ``position(_:in:)``.
  public func rawPosition(_ shown: Double, in bounds: ClosedRange<Double>) -> Double {
    let held = min(max(shown, bounds.lowerBound), bounds.upperBound)
    return held + overshoot(for: shown - held)
  }

  /// Overshoots beyond 1e100 pt change nothing and would overflow.
  private static func limited(_ x: Double) -> Double { x.isNaN ? 0 : x.clamped(to: -1e100...1e100) }
}

/// A quantity that can be animated: it can be added, subtracted and scaled, and has a length.
///
/// The name is SwiftUI's. Values are in the unit that the conforming type documents (points, radians, progress);
/// a velocity of the same type is in that unit per second. Operations follow IEEE arithmetic and never trap.
public protocol VectorArithmetic: Equatable, Sendable {
  /// The value that leaves every value unchanged when added.
  static var zero: Self { get }
  /// The sum, component by component.
  static func + (a: Self, b: Self) -> Self
  /// The difference, component by component: the displacement from the second to the first.
  static func - (a: Self, b: Self) -> Self
  /// Every component times a number without a unit.
  static func * (a: Self, k: Double) -> Self
  /// The sum of the squares of all components; infinite when a component is beyond about 1e154.
  var magnitudeSquared: Double { get }
  /// True when no component is infinite or not a number.
  var isFinite: Bool { get }
}

extension VectorArithmetic {
  /// The Euclidean length, always finite: one that cannot be represented counts as the largest number.
  var clampedMagnitude: Double {
    let length = magnitudeSquared.squareRoot()
    return length.isFinite ? length : .greatestFiniteMagnitude
  }
}

extension Double: VectorArithmetic {
  /// The number times itself.
  public var magnitudeSquared: Double { self * self }
}

extension Double {
  /// The nearest number of a range; not a number stays as it is.
  @inlinable package func clamped(to range: ClosedRange<Double>) -> Double {
    Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }
}

/// Two quantities animated as one, so that they share one motion and one end.
///
/// Nest pairs for more than two. The rest threshold applies to the length over all components, so keep quantities of
/// one unit together, or scale them to a common unit.
public struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>: VectorArithmetic {
  /// The first quantity, in its own unit.
  public var first: First
  /// The second quantity, in its own unit.
  public var second: Second

  /// A pair of quantities, each in its own unit.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// Zero in both parts.
  public static var zero: Self { Self(.zero, .zero) }

  /// The sum of both parts' squared magnitudes.
  public var magnitudeSquared: Double { first.magnitudeSquared + second.magnitudeSquared }

  /// True when both parts are finite.
  public var isFinite: Bool { first.isFinite && second.isFinite }

  /// The sums of the first parts and of the second parts.
  public static func + (a: Self, b: Self) -> Self { Self(a.first + b.first, a.second + b.second) }
  /// The differences of the first parts and of the second parts.
  public static func - (a: Self, b: Self) -> Self { Self(a.first - b.first, a.second - b.second) }
  /// Both parts times the same factor.
  public static func * (a: Self, k: Double) -> Self { Self(a.first * k, a.second * k) }
}

extension AnimatablePair: Hashable where First: Hashable, Second: Hashable {}

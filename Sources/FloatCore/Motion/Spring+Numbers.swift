/// The numbers by which other systems describe a spring.
extension Spring {
  /// The duration from which UIKit's block animations make this spring, in seconds; nil above critical damping, which
  /// they do not have.
  ///
  /// It is the time by which a motion from rest has come within a thousandth of its distance, and inverts
  /// ``init(settlingDuration:dampingRatio:epsilon:)``.
  public var uiKitDuration: Double? {
    guard dampingRatio <= 1 else { return nil }
    // The frequency is inversely proportional to the duration.
    return Spring(settlingDuration: 1, dampingRatio: dampingRatio).angularFrequency / angularFrequency
  }

  /// How far a motion from rest swings beyond its target, as a share of its distance; 0 from critical damping on.
  public var overshoot: Double {
    guard dampingRatio < 1 else { return 0 }
    return max(0, value(from: 0, to: 1, at: Double.pi / split) - 1)
  }
}

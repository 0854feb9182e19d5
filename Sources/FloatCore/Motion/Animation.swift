/// How a value gets to a new target.
public enum Animation: Hashable, Sendable {
  /// By a spring, which keeps the velocity it finds, until it is within the threshold of rest.
  case spring(Spring, RestThreshold = .points)
  /// Along a curve in a fixed time, in seconds; a duration below zero or not finite counts as zero.
  case curve(TimingCurve, duration: Double)
  /// At once.
  case none
}

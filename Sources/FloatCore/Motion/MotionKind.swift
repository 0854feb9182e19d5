/// How something gets to its place: by a spring, or along a curve in a fixed time.
public enum MotionKind: String, Hashable, Sendable, CaseIterable {
  /// By a spring: it keeps the velocity it is let go with, and takes as long as that needs.
  case spring
  /// Along a named curve in a fixed time, as UIKit's block animations do; it starts with the curve's own slope.
  case curve
}

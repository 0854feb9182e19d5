/// The docked ball's outline.
public enum BallShape: String, Hashable, Sendable, CaseIterable {
  case circle
  /// Rounded on the side away from the edge only.
  case halfCapsule = "half-capsule"
}

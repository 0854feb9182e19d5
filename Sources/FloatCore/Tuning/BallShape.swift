/// The docked ball's outline.
public enum BallShape: String, Hashable, Sendable, CaseIterable {
  /// Round all over; `circle` in files.
  case circle
  /// Rounded on the side away from the edge only.
  case halfCapsule = "half-capsule"
}

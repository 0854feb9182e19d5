/// What happens to a badge that was torn off and is let go far from its place.
public enum TearPolicy: String, Hashable, Sendable, CaseIterable {
  /// It bursts, and what it counts is read.
  case burst
  /// It stays where it was let go, until it is dragged again (DBBadgeButton).
  case stay
  /// It springs back.
  case `return`
}

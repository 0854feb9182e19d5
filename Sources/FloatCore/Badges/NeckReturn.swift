/// How long a badge that springs back keeps its neck.
public enum NeckReturn: String, Hashable, Sendable, CaseIterable {
  /// Until it is home, also while it swings past its place.
  case untilHome = "until-home"
  /// Not at all (DBBadgeButton).
  case none
  /// Until it first passes its place.
  case untilPassing = "until-passing"
}

/// Which pages may be collected.
public enum CollectionRule: String, Hashable, Sendable, CaseIterable {
  /// Those of a kind, or with an id, on the list (FloatBallManager's monitored classes).
  case listed
  /// Those that declare it themselves (SuspensionEntrance's protocol).
  case declared
  /// Those on the list that do not decline.
  case listedAndNotDeclined = "listed-and-not-declined"
}

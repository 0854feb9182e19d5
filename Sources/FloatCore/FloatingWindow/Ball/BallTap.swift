/// What a tap on the ball does.
public enum BallTap: String, Hashable, Sendable, CaseIterable {
  /// One page opens at once, several open the list.
  case pageOrList = "page-or-list"
  /// The list opens, also for one page (SuspensionEntrance).
  case list
}

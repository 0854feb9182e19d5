/// What a long press on the ball does.
public enum BallLongPress: String, Hashable, Sendable, CaseIterable {
  /// Opens the list; the release chooses (SuspensionEntrance).
  case list
  /// Nothing: it is a slow tap.
  case none
}

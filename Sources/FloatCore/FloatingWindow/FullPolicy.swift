/// What happens when one more page is dragged into a ball that is full.
public enum FullPolicy: String, Hashable, Sendable, CaseIterable {
  /// The zone is grey, the page goes back, and a notice says why; a tap on it opens the list (SuspensionEntrance).
  case refuse
  /// As `refuse`, and the list opens at once, to make room (WMZFloatView).
  case manage
  /// The oldest page makes room, and a notice says so (FloatBallManager, which says nothing).
  case replace
  /// There is no zone (JXWeChatFloatView).
  case ignore
}

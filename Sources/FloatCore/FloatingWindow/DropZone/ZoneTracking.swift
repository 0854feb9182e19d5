/// What decides how far the drop zone is in while a page is dragged.
public enum ZoneTracking: String, Hashable, Sendable, CaseIterable {
  /// The share of the width that the page is out, between a start and an end (FloatBallManager, JXWeChatFloatView).
  case fraction
  /// The points it was dragged; some of the zone is there from the start (SuspensionEntrance).
  case distance
}

/// When the ball comes into sight for a page that is let go into it.
public enum BallAppearance: String, Hashable, Sendable, CaseIterable {
  /// As the page arrives: its shape turns into the ball.
  case arrival
  /// At the release: it is at its dock while the page shrinks into it (FloatBallManager, SuspensionEntrance,
  /// JXWeChatFloatView).
  case release
}

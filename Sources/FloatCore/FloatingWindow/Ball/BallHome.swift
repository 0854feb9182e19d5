/// Where the ball is docked before anybody moves it.
public enum BallHome: String, Hashable, Sendable, CaseIterable {
  /// At `ball.home.fraction` of its range.
  case fraction
  /// So that it ends where the grown zone begins (FloatBallManager).
  case aboveZone = "above-zone"
  /// Its middle half-way down the screen (SuspensionEntrance, JXWeChatFloatView).
  case screenMiddle = "screen-middle"
}

/// What the ball shows inside.
public enum BallContent: String, Hashable, Sendable, CaseIterable {
  /// The icons of its pages.
  case icons
  /// A chain link, whatever it holds (FloatBallManager).
  case link
  /// Nothing (JXWeChatFloatView).
  case none
}

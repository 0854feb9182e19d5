/// How a ball that was let go in the red zone goes.
public enum BallRemoval: String, Hashable, Sendable, CaseIterable {
  /// Its middle falls into the corner, and it fades and gets smaller.
  case fall
  /// It slides out past the corner, whole and opaque (FloatBallManager).
  case slide
  /// It fades where it is (JXWeChatFloatView).
  case fade
}

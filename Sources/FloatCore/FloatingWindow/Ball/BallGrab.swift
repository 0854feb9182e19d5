/// What of the ball is under the pointer that drags it.
public enum BallGrab: String, Hashable, Sendable, CaseIterable {
  /// Where it was pressed.
  case offset
  /// Its middle, which glides there when the drag begins (JXWeChatFloatView).
  case center
}

/// What moves a pointer: a mouse is steady and exact, a finger wobbles and hides its target.
public enum PointerKind: String, Hashable, Sendable, CaseIterable {
  /// A mouse, a trackpad or a pen: slops are as they are set.
  case mouse
  /// A finger: slops are multiplied by ``GestureSettings/touchSlopScale``.
  case touch
}

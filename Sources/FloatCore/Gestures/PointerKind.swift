/// What moves a pointer: a mouse is steady and exact, a finger wobbles and hides its target.
public enum PointerKind: String, Hashable, Sendable, CaseIterable {
  case mouse
  case touch
}

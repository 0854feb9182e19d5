/// The left or the right edge of the screen.
public enum Edge: String, Hashable, Sendable, CaseIterable {
  case left
  case right
}

/// The left or the right edge of the screen.
public enum Edge: String, Hashable, Sendable, CaseIterable {
  /// The edge at x = 0; `left` in files.
  case left
  /// The edge at x = the screen's width; `right` in files.
  case right
}

/// The shape of a page that grows out of the ball, where it fills the screen.
public enum MorphEnd: String, Hashable, Sendable, CaseIterable {
  /// Round corners whose centres lie in the screen's corners, the shape reaching as far beyond the screen.
  case overscan
  /// The screen itself with square corners.
  case square
}

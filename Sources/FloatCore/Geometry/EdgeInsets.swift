/// Distances from the four edges of a rectangle, in points; positive is inwards.
public struct EdgeInsets: Hashable, Sendable {
  /// Down from the top edge.
  public var top: Double
  /// To the right from the left edge.
  public var left: Double
  /// Up from the bottom edge.
  public var bottom: Double
  /// To the left from the right edge.
  public var right: Double

  /// Insets in points, 0 where nothing is said.
  public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// No inset at any edge.
  public static let zero = EdgeInsets()
}

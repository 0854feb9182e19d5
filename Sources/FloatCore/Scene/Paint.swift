/// What a shape is filled with.
public enum Paint: Hashable, Sendable {
  /// One colour all over.
  case color(Color)
  /// A linear gradient between two points of the layer, in points; beyond its ends the end colours go on.
  case linearGradient(from: Point, to: Point, Color, Color)
}

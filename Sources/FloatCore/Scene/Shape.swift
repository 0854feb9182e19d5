/// One thing to draw, in the coordinates of its layer: points, y down, straight alpha, clockwise angles.
public enum Shape: Hashable, Sendable {
  /// A rectangle; its edges are snapped to whole pixels by the painter.
  case rect(Rect, Color)
  /// A rounded rectangle, antialiased at sub-pixel positions.
  case roundedRect(RoundedRect, Paint)
  /// A filled path, antialiased at sub-pixel positions.
  case fill(Path, Paint)
  /// A stroked path with round joins and caps; the width is in points.
  case stroke(Path, width: Double, Color)
  /// A line of exactly one device pixel, horizontal or vertical.
  case hairline(from: Point, to: Point, Color)
  /// One line of text.
  case text(TextRun)
  /// A picture or an icon.
  case image(ImageRun)
}

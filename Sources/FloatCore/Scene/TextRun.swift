/// One line of text at a place.
public struct TextRun: Hashable, Sendable {
  public enum Weight: String, Hashable, Sendable, CaseIterable {
    case regular
    case medium
    case semibold
    case bold
  }

  public enum Alignment: Hashable, Sendable {
    case leading
    case center
    case trailing
  }

  public var text: String
  /// The baseline's point that the alignment names, in layer coordinates.
  public var baseline: Point
  /// The font size in points.
  public var size: Double
  public var weight: Weight
  public var color: Color
  public var alignment: Alignment
  /// The width the text is cut to, with an ellipsis at its end; infinite where it need not be cut.
  public var maxWidth: Double

  public init(
    _ text: String, baseline: Point, size: Double, weight: Weight = .regular, color: Color,
    alignment: Alignment = .leading, maxWidth: Double = .infinity
  ) {
    self.text = text
    self.baseline = baseline
    self.size = size
    self.weight = weight
    self.color = color
    self.alignment = alignment
    self.maxWidth = maxWidth
  }
}

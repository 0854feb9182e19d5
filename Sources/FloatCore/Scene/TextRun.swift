/// One line of text at a place.
public struct TextRun: Hashable, Sendable {
  /// How heavy the letters are; the raw values are the styles' names.
  public enum Weight: String, Hashable, Sendable, CaseIterable {
    /// 400 in CSS's numbers.
    case regular
    /// 500 in CSS's numbers.
    case medium
    /// 600 in CSS's numbers.
    case semibold
    /// 700 in CSS's numbers.
    case bold
  }

  /// Which point of the line lies on the baseline's point; lines run from left to right.
  public enum Alignment: Hashable, Sendable {
    /// The line begins there and runs to the right.
    case leading
    /// The middle of the line lies there.
    case center
    /// The line ends there.
    case trailing
  }

  /// What is written: one line, without line breaks. An empty text draws nothing.
  public var text: String
  /// The baseline's point that the alignment names, in layer coordinates.
  public var baseline: Point
  /// The font size in points.
  public var size: Double
  /// How heavy the letters are.
  public var weight: Weight
  /// The letters' colour; emoji keep their own colours and take only its alpha.
  public var color: Color
  /// Which point of the line lies on the baseline's point.
  public var alignment: Alignment
  /// The width the text is cut to, with an ellipsis at its end; infinite where it need not be cut.
  public var maxWidth: Double

  /// A line of text.
  ///
  /// - Parameters:
  ///   - text: Without line breaks.
  ///   - baseline: The baseline's point that the alignment names, in layer coordinates.
  ///   - size: The font size, in points; not finite or not above zero draws nothing.
  ///   - weight: How heavy the letters are.
  ///   - color: The letters' colour.
  ///   - alignment: Which point of the line lies on the baseline's point.
  ///   - maxWidth: The width it is cut to, in points; infinite does not cut.
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

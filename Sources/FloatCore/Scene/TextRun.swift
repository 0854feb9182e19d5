/// One line of text at a position.
public struct TextRun: Hashable, Sendable {
  /// The weight of the letters; the raw values are the names of the styles.
  public enum Weight: String, Hashable, Sendable, CaseIterable {
    /// 400 in CSS.
    case regular
    /// 500 in CSS.
    case medium
    /// 600 in CSS.
    case semibold
    /// 700 in CSS.
    case bold
  }

  /// Which point of the line lies on the ``TextRun/baseline`` point; lines run from left to right.
  public enum Alignment: Hashable, Sendable {
    /// The line begins at the point and runs to the right.
    case leading
    /// The middle of the line is at the point.
    case center
    /// The line ends at the point.
    case trailing
  }

  /// The text: one line, without line breaks. An empty text draws nothing.
  public var text: String
  /// The point on the baseline that the alignment refers to, in layer coordinates.
  public var baseline: Point
  /// The font size in points.
  public var size: Double
  /// The weight of the letters.
  public var weight: Weight
  /// The colour of the letters; emoji keep their own colours and take only its alpha.
  public var color: Color
  /// Which point of the line lies on the ``baseline`` point.
  public var alignment: Alignment
  /// The width the text is cut to, with an ellipsis at its end; infinite for no cut.
  public var maxWidth: Double

  /// A line of text.
  ///
  /// - Parameters:
  ///   - text: Without line breaks.
  ///   - baseline: The point on the baseline that the alignment refers to, in layer coordinates.
  ///   - size: The font size, in points; nothing is drawn if it is not finite or not above zero.
  ///   - weight: The weight of the letters.
  ///   - color: The colour of the letters.
  ///   - alignment: Which point of the line lies on `baseline`.
  ///   - maxWidth: The width it is cut to, in points; infinite does not cut.
  public init(
    _ text: String, baseline: Point, size: Double, weight: Weight = .regular, color: Color,
    alignment: Alignment = .leading, maxWidth: Double = .infinity
  ) {
    (self.text, self.baseline, self.size, self.weight) = (text, baseline, size, weight)
    (self.color, self.alignment, self.maxWidth) = (color, alignment, maxWidth)
  }
}

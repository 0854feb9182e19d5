package import FloatCore

/// Numbers that change in place.
package enum NumberText {
  /// A time to the millisecond: "4.183 s".
  package static func seconds(_ time: Double) -> String { DecimalText.fixed(max(0, time), 3) + " s" }

  /// The text, shortened to a width with an ellipsis in its middle if it is too long.
  package static func shortened(_ text: String, to width: Double, size: Double, weight: TextRun.Weight)
    -> String
  {
    let count = text.count
    let texts = (0..<count).lazy.map { left in
      let kept = count - left
      let (head, tail) = (text.prefix((kept + 1) / 2), text.suffix(kept / 2))
      return left == 0 ? text : head.trimmed + "…" + tail.trimmed
    }
    return texts.first { TextMetrics.width($0, size: size, weight: weight) <= width } ?? "…"
  }

  /// A text with digits of equal width, so that the others stay in place while one changes; `end` is the middle of its
  /// right end.
  package static func shapes(_ text: String, endingAt end: Point, size: Double, color: Color) -> [Shape] {
    let digit = (0...9).map { TextMetrics.width(String($0), size: size) }.max() ?? 0
    var x = end.x
    var shapes: [Shape] = []
    for character in text.reversed() {
      let width = character.isNumber ? digit : TextMetrics.width(String(character), size: size)
      if character != " " {
        shapes.write(
          String(character), x: x - width / 2, midY: end.y, size: size, color: color, alignment: .center)
      }
      x -= width
    }
    return shapes
  }
}

extension StringProtocol {
  /// Without the blanks at its ends.
  package var trimmed: String {
    let start = firstIndex { !$0.isWhitespace } ?? endIndex
    let end = self[start...].lastIndex { !$0.isWhitespace }.map { index(after: $0) } ?? start
    return String(self[start..<end])
  }
}

import FloatCore

/// Numbers that change in place.
enum NumberText {
  /// A time to the millisecond: "4.183 s".
  static func seconds(_ time: Double) -> String { DecimalText.fixed(max(0, time), 3) + " s" }

  /// The text, shortened to a width with an ellipsis in its middle if it is too long.
  static func shortened(_ text: String, to width: Double, size: Double, weight: TextRun.Weight) -> String {
    let count = text.count
    let texts = (0..<count).lazy.map { left in
      let kept = count - left
      let (head, tail) = (text.prefix((kept + 1) / 2), text.suffix(kept / 2))
      return left == 0 ? text : head.trimmed + "…" + tail.trimmed
    }
    return texts.first { TextMetrics.width($0, size: size, weight: weight) <= width } ?? "…"
  }

  /// A text with digits of equal width, so that the others stay in place while one changes.
  static func shapes(_ text: String, endingAt end: Point, size: Double, color: Color) -> [Shape] {
    let digit = (0...9).map { TextMetrics.width(String($0), size: size) }.max() ?? 0
    var x = end.x
    return text.reversed().compactMap { character in
      let width = character.isNumber ? digit : TextMetrics.width(String(character), size: size)
      defer { x -= width }
      guard character != " " else { return nil }
      return .text(
        TextRun(
          String(character), baseline: Point(x - width / 2, end.y), size: size, color: color,
          alignment: .center))
    }
  }
}

extension Substring {
  fileprivate var trimmed: String {
    let start = firstIndex { !$0.isWhitespace } ?? endIndex
    let end = self[start...].lastIndex { !$0.isWhitespace }.map { index(after: $0) } ?? start
    return String(self[start..<end])
  }
}

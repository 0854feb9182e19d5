import FloatCore

/// Numbers that change in place.
enum NumberText {
  /// To the millisecond: "4.183 s".
  static func seconds(_ time: Double) -> String {
    let milliseconds = Int((max(0, min(time, 1e9)) * 1000).rounded())
    let rest = String(milliseconds % 1000)
    return "\(milliseconds / 1000).\(String(repeating: "0", count: 3 - rest.count))\(rest) s"
  }

  /// As much of a text as has room, with an ellipsis where something is left out.
  static func shortened(_ text: String, to width: Double, size: Double, weight: TextRun.Weight) -> String {
    func fits(_ text: String) -> Bool { TextMetrics.width(text, size: size, weight: weight) <= width }
    guard !fits(text) else { return text }
    var rest = text[...]
    while !rest.isEmpty, !fits(rest + "…") { rest = rest.dropLast() }
    while rest.last?.isWhitespace == true { rest = rest.dropLast() }
    return rest + "…"
  }

  /// A text whose digits are all equally wide, so that the others stay where they are while one changes.
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

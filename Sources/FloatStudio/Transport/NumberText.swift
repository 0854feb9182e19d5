import FloatCore

/// Numbers that change in place.
enum NumberText {
  /// To the millisecond: "4.183 s".
  static func seconds(_ time: Double) -> String {
    let milliseconds = Int((max(0, min(time, 1e9)) * 1000).rounded())
    let rest = String(milliseconds % 1000)
    return "\(milliseconds / 1000).\(String(repeating: "0", count: 3 - rest.count))\(rest) s"
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

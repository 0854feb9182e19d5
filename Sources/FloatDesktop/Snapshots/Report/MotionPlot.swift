import FloatCore
import FloatFiles

/// Two traces as curves over time, expected and actual, with the largest difference marked.
enum MotionPlot {
  private static let width = 520.0
  private static let height = 150.0
  /// The area of the curves, between the labels.
  private static let area = Rect(52, 10, 458, 114)
  /// Of more numbers, those that differ least are not drawn.
  private static let most = 6

  /// A figure for each number that differs, the largest difference first; empty if none differs at a common moment.
  ///
  /// - Parameter tolerance: The largest allowed difference of a length, in points.
  static func figures(expected: MotionTrace, actual: MotionTrace, tolerance: Double) -> String {
    let differences = MotionTraceComparison(expected: expected, actual: actual, tolerance: tolerance)
      .differences
    let figures = differences.prefix(most).compactMap { difference -> String? in
      guard let before = expected.columns.first(where: { $0.name == difference.name }),
        let after = actual.columns.first(where: { $0.name == difference.name })
      else { return nil }
      return figure(difference, before, after, every: expected.every)
    }
    guard !figures.isEmpty else { return "" }
    let rest = differences.count - figures.count
    return "<div class=\"curves\"><p><span class=\"key expected\"></span>expected "
      + "<span class=\"key actual\"></span>actual"
      + (rest > 0 ? ", and \(rest) more that differ less" : "") + "</p>" + figures.joined() + "</div>"
  }

  private static func figure(
    _ difference: MotionTraceComparison.Difference, _ before: MotionColumn, _ after: MotionColumn,
    every: Double
  ) -> String {
    let values = (before.values + after.values).compactMap(\.self)
    let (low, high) = (values.min() ?? 0, values.max() ?? 0)
    let count = max(before.values.count, after.values.count, 2)
    func place(_ index: Int, _ value: Double) -> Point {
      let share = high > low ? (value - low) / (high - low) : 0.5
      return Point(
        area.x + area.width * Double(index) / Double(count - 1), area.maxY - area.height * share)
    }
    let (p, q) = (
      place(difference.index, difference.expected), place(difference.index, difference.actual)
    )
    let time = MotionTraceText.milliseconds(Double(difference.index) * every)
    let end = MotionTraceText.milliseconds(Double(count - 1) * every)
    let name = MarkupText.escaped(difference.name)
    let words =
      "\(before.text(difference.actual)) at \(time) ms, expected \(before.text(difference.expected))"
    var text = "<figure class=\"curve\"><figcaption><b>\(name)</b> \(words)</figcaption>"
    text += "<svg viewBox=\"0 0 \(number(width)) \(number(height))\" role=\"img\" "
    text += "aria-label=\"\(name): \(words)\">"
    text += "<path class=\"axis\" d=\"M\(point(Point(area.x, area.y)))V\(number(area.maxY))"
    text += "H\(number(area.maxX))\"/>"
    text += label(before.text(high), Point(area.x - 6, area.y + 4), "end")
    text += label(before.text(low), Point(area.x - 6, area.maxY + 4), "end")
    text += label("0", Point(area.x, area.maxY + 17), "start")
    text += label("\(end) ms", Point(area.maxX, area.maxY + 17), "end")
    text += curve(before.values, "expected", place) + curve(after.values, "actual", place)
    text += "<path class=\"gap\" d=\"M\(point(p))L\(point(q))\"/>"
    for (place, kind) in [(p, "expected"), (q, "actual")] {
      text += "<circle class=\"\(kind)\" cx=\"\(number(place.x))\" cy=\"\(number(place.y))\" r=\"3.5\"/>"
    }
    return text + "</svg></figure>"
  }

  /// The curve of some values, with a gap where there is none.
  private static func curve(
    _ values: [Double?], _ kind: String, _ place: (Int, Double) -> Point
  ) -> String {
    var path = ""
    var isDrawing = false
    for (index, value) in values.enumerated() {
      if let value { path += (isDrawing ? "L" : "M") + point(place(index, value)) }
      isDrawing = value != nil
    }
    return "<path class=\"\(kind)\" d=\"\(path)\"/>"
  }

  private static func label(_ text: String, _ p: Point, _ anchor: String) -> String {
    "<text x=\"\(number(p.x))\" y=\"\(number(p.y))\" text-anchor=\"\(anchor)\">\(text)</text>"
  }

  private static func point(_ p: Point) -> String { "\(number(p.x)) \(number(p.y))" }
  private static func number(_ value: Double) -> String { DecimalText.text((value * 10).rounded() / 10) }
}

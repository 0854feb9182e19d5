import Testing

@testable import FloatSnapshots

extension MotionTrace {
  /// The values of some columns, in one phase.
  static func of(_ columns: KeyValuePairs<String, [Double?]>, every: Double = 0.02) -> MotionTrace {
    MotionTrace(
      every: every, rest: nil, columns: columns.map { MotionColumn(name: $0.key, values: $0.value) },
      phases: (columns.first?.value ?? []).map { _ in "p" })
  }
}

@Suite struct MotionPlotTests {
  private func trace(_ name: String, _ values: [Double?]) -> MotionTrace { .of([name: values]) }

  @Test func the_curves_of_a_number_have_its_largest_difference_marked() {
    let text = MotionPlot.figures(
      expected: trace("ball.x", [0, 100, 100]), actual: trace("ball.x", [0, 50, 90, 100]), tolerance: 0.1)
    // 458 points wide from 52, with four moments; 114 high from 10.
    #expect(text.contains("<path class=\"expected\" d=\"M52 124L204.7 10L357.3 10\"/>"), "\(text)")
    #expect(text.contains("<path class=\"actual\" d=\"M52 124L204.7 67L357.3 21.4L510 10\"/>"), "\(text)")
    #expect(text.contains("<path class=\"gap\" d=\"M204.7 10L204.7 67\"/>"), "\(text)")
    #expect(text.contains("50.00 at 20 ms, expected 100.00"), "\(text)")
    #expect(text.contains(">60 ms</text>"))
  }

  @Test func a_curve_has_a_gap_where_there_is_no_value() {
    let text = MotionPlot.figures(
      expected: trace("ball.x", [0, nil, 10, 10]), actual: trace("ball.x", [5, 5, 5, 5]), tolerance: 0.1)
    #expect(text.contains("<path class=\"expected\" d=\"M52 124M357.3 10L510 10\"/>"), "\(text)")
  }

  @Test func a_name_is_no_markup() {
    let text = MotionPlot.figures(
      expected: trace("row:<b>\"&.offset", [0, 1]), actual: trace("row:<b>\"&.offset", [0, 9]), tolerance: 0.1
    )
    #expect(text.contains("row:&lt;b&gt;&quot;&amp;.offset"), "\(text)")
    #expect(!text.contains("<b>\""))
  }

  @Test func equal_traces_have_no_curves() {
    let one = trace("ball.x", [0, 1])
    #expect(MotionPlot.figures(expected: one, actual: one, tolerance: 0).isEmpty)
  }
}

import FloatPages
import FloatStudio
import Foundation
import Testing

@testable import FloatCore
@testable import FloatFiles
@testable import FloatPainting
@testable import FloatReplay
@testable import FloatSnapshots
@testable import FloatTestSupport

@Suite struct MotionTraceTests {
  /// A trace of a push with a spring of `response` seconds.
  private func trace(response: Double = 0.35, every: Double = 0.02) throws -> MotionTrace {
    var parameters = Parameters.builtIn
    try parameters.set("navigation.response", to: "\(Int(response * 1000))ms")
    let steps: [ScenarioStep] = [
      .hand(.tap(.element("row:chat-1"))), .trace("push", over: nil, every: every, tolerance: 0.1),
    ]
    let prototype = Prototype(parameters: parameters)
    let timeline = try ScenarioRunner.timeline(
      of: steps.map { Placed($0, at: SourcePosition(line: 1, column: 1)) }, from: prototype)
    let mark = try #require(timeline.marks.first)
    guard case .trace(let plan) = mark.kind else { throw CommandFailure(.usage, "no trace") }
    var player = Player(mark.prototype, inputs: mark.inputs)
    return MotionTrace.record(plan, with: &player)
  }

  @Test func the_text_reads_back() throws {
    let text = MotionTraceText.text(of: try trace())
    let read = try MotionTraceText.parse(text)
    #expect(MotionTraceText.text(of: read) == text)
    #expect(text.contains("transition.progress"))
    #expect(!text.contains("zone."), "a push has no zone")
    #expect(try MotionTraceComparison(expected: trace(), actual: trace(), tolerance: 0).matches)
  }

  @Test func a_later_rest_is_told_in_milliseconds() throws {
    let before = try trace()
    let after = try trace(response: 0.4)
    let comparison = MotionTraceComparison(expected: before, actual: after, tolerance: 0.1)
    #expect(!comparison.matches)
    #expect(comparison.summary.contains("ms later ("), "\(comparison.summary)")
    #expect(comparison.summary.contains("transition."), "\(comparison.summary)")
  }

  /// The push of the second one is under way when the first has ended: those rows are no difference of a number.
  @Test func the_largest_difference_is_one_of_two_numbers() throws {
    let (before, after) = (try trace(), try trace(response: 0.5))
    let comparison = MotionTraceComparison(expected: before, actual: after, tolerance: 0.1)
    let largest = try #require(comparison.differences.first)
    #expect(largest.index < before.phases.count)
    #expect(
      comparison.summary.contains("; \(largest.name) is ") && !comparison.summary.contains("expected -"),
      "\(comparison.summary)")
    for column in before.columns {
      guard let other = after.columns.first(where: { $0.name == column.name }) else { continue }
      for case (let p?, let q?) in zip(column.values, other.values) {
        #expect(abs(p - q) / column.allowance(0.1) <= largest.excess + 1e-9)
      }
    }
    var gone = before
    gone.columns[0].values[2] = nil
    let absence = MotionTraceComparison(expected: before, actual: gone, tolerance: 0.1)
    #expect(!absence.matches && absence.differences.isEmpty)
    #expect(absence.summary.contains("is - at 40 ms"), "\(absence.summary)")
  }

  @Test func a_difference_is_told_with_the_decimals_of_its_number() {
    func trace(_ progress: Double) -> MotionTrace {
      .of(["ball.x": [0, 10], "transition.progress": [0, progress]])
    }
    let comparison = MotionTraceComparison(expected: trace(0.25), actual: trace(0.5), tolerance: 0.1)
    #expect(comparison.summary == "transition.progress is 0.5000 at 20 ms, expected 0.2500")
  }

  @Test func a_drag_to_the_zone_has_the_zones_numbers() throws {
    let drag = "  - drag: {from: [3, 420], to: [322, 742], over: 300ms, hold: 80ms}\n"
    let names = try trace(Self.article + drag).columns.map(\.name)
    #expect(
      names.filter { $0.hasPrefix("zone.") } == [
        "zone.progress", "zone.progress'", "zone.radius", "zone.radius'",
      ])
  }

  private static let article = """
      - tap: row:chat-1
      - settle
      - tap: row:article-1
      - settle

    """

  /// What moves while a scenario is played with some values.
  private func trace(_ steps: String, _ values: [String: String] = [:]) throws -> MotionTrace {
    var parameters = Parameters.builtIn
    for (key, value) in values { try parameters.set(key, to: value) }
    let scenario = try ScenarioFile.parse(Array("steps:\n\(steps)".utf8), name: "s")
    let timeline = try ScenarioRunner.timeline(of: scenario.steps, from: Prototype(parameters: parameters))
    let plan = TracePlan(start: 0, end: timeline.end, every: 0.02, tolerance: 0.1, isUntilRest: false)
    var player = Player(timeline.start, inputs: timeline.inputs)
    return MotionTrace.record(plan, with: &player)
  }

  /// A torn badge wobbles, and a pressed ball is smaller: each by keys of its own.
  @Test func a_badges_size_and_the_balls_scale_are_seen() throws {
    let tear = "  - {drag: {from: badge:chat-2, to: [200, 500], over: 200ms}}\n  - {wait: 500ms}\n"
    let torn = try trace(tear)
    #expect(torn.columns.contains { $0.name == "badge:chat-2.width" })
    let slower = MotionTraceComparison(
      expected: torn, actual: try trace(tear, ["badge.tear.response": "400ms"]), tolerance: 0.1)
    for name in ["badge:chat-2.width", "badge:chat-2.height"] {
      #expect(slower.differences.map(\.name).contains(name), "\(slower.summary)")
    }
    let collect =
      Self.article + """
          - drag: {from: [3, 420], to: [330, 745], over: 300ms, hold: 80ms, release: true}
          - settle
          - press: ball
          - {wait: 300ms}

        """
    let pressed = try trace(collect)
    let softer = MotionTraceComparison(
      expected: pressed, actual: try trace(collect, ["ball.press.scale": "0.9"]), tolerance: 0.1)
    #expect(softer.differences.map(\.name).contains("ball.scale"), "\(softer.summary)")
  }

  /// docs/formats.md names the columns as `badge:ID.x`, `.y`.
  @Test func every_column_is_told() throws {
    let state = PrototypeState(
      stack: ["a"], transition: .init(kind: .pop, interactive: true, progress: 0.4, topX: 1),
      ball: .init(visible: true), zone: .init(kind: .collect),
      list: .init(open: true, rows: [.init(id: "ID", frame: .zero)]),
      rows: [.init(id: "row:ID", offset: -20, open: true)],
      pagers: [.init(id: "pager:PAGE/NAME", page: 1, offset: 20)],
      sliders: [.init(id: "slider:PAGE/NAME", value: 0.5)],
      badges: [.init(id: "ID", state: .attached, center: .zero, anchor: .zero, anchorRadius: 9)])
    let page = try String(contentsOfFile: Repository.path("docs/formats.md"), encoding: .utf8)
    let rows = page.split(separator: "\n").filter { $0.hasPrefix("| `") }
    for (name, _) in MotionTrace.values(of: state) {
      let dot = try #require(name == "scroll" ? name.endIndex : name.lastIndex(of: "."))
      let isTold = rows.contains { row in
        let cell = row.split(separator: "|")[0]
        return cell.contains("`\(name)`")
          || cell.contains("`\(name[..<dot]).") && cell.contains("\(name[dot...])`")
      }
      #expect(isTold, "\(name)")
    }
  }

  @Test func a_sliders_value_is_a_share_with_four_digits() throws {
    func trace(_ value: Double) -> MotionTrace { .of(["slider:library/volume.value": [0, value]]) }
    let comparison = MotionTraceComparison(expected: trace(0.25), actual: trace(0.2523), tolerance: 0.1)
    #expect(comparison.summary == "slider:library/volume.value is 0.2523 at 20 ms, expected 0.2500")
    #expect(MotionTraceComparison(expected: trace(0.25), actual: trace(0.2508), tolerance: 0.1).matches)
  }

  /// A golden of before fails neither for a column that it lacks nor for its two digits.
  @Test func a_trace_of_version_1_is_compared_by_what_it_has() throws {
    let old = try MotionTraceText.parse(
      """
      floatdesktop trace 1, every 20 ms
      ms  slider:a/b.value  badge:c.x  phase
       0              0.00      10.00  p
      20              0.33      12.00  p

      """)
    #expect(old.version == 1)
    func now(_ value: Double, _ x: Double) -> MotionTrace {
      .of([
        "slider:a/b.value": [0, value], "badge:c.x": [10, x], "badge:c.width": [18, 19],
        "badge:c.width'": [0, 1], "ball.scale": [1, 0.95],
      ])
    }
    #expect(MotionTraceComparison(expected: old, actual: now(1 / 3.0, 12), tolerance: 0.1).matches)
    #expect(!MotionTraceComparison(expected: old, actual: now(1 / 3.0, 13), tolerance: 0.1).matches)
    #expect(!MotionTraceComparison(expected: old, actual: now(0.6, 12), tolerance: 0.1).matches)
    #expect(try MotionTraceText.parse(MotionTraceText.text(of: old)) == old)
  }

  @Test(arguments: [
    "my page", " lead", "tab\there", "two\nlines", "100 %", "%20", "a\u{2003}b", "\u{85}", "页面 一",
    "e\u{301} x", " \u{301}", "\u{301}x", "\r\n",
  ])
  func any_name_reads_back(name: String) throws {
    let trace = MotionTrace(
      every: 0.02, rest: nil, columns: [MotionColumn(name: "row:\(name).offset", values: [0, -20.5, nil])],
      phases: ["a>\(name),push", "a>\(name)", name])
    let text = MotionTraceText.text(of: trace)
    let read = try MotionTraceText.parse(text)
    #expect(read == trace, "\(text)")
    #expect(MotionTraceText.text(of: read) == text)
  }

  @Test(arguments: ["a%", "a%2", "a%zz", "a%+1", "%FF"])
  func what_is_no_written_name_is_refused(name: String) {
    #expect(throws: MotionTraceText.Failure.self) {
      try MotionTraceText.parse("floatdesktop trace 2, every 20 ms\n ms a phase\n 0 1 \(name)\n")
    }
  }

  @Test func the_tolerance_decides() throws {
    let before = try trace()
    var after = before
    let column = try #require(after.columns.firstIndex { $0.name == "transition.x" })
    after.columns[column].values[3] = (before.columns[column].values[3] ?? 0) + 0.4
    #expect(!MotionTraceComparison(expected: before, actual: after, tolerance: 0.3).matches)
    #expect(MotionTraceComparison(expected: before, actual: after, tolerance: 0.5).matches)
  }

  @Test func a_thing_that_no_longer_moves_fails() throws {
    let before = try trace()
    var after = before
    after.columns.removeFirst()
    #expect(!MotionTraceComparison(expected: before, actual: after, tolerance: 100).matches)
    #expect(!MotionTraceComparison(expected: after, actual: before, tolerance: 100).matches)
  }

  @Test func the_velocity_is_that_of_the_position() throws {
    let trace = try trace(every: 0.01)
    let x = try #require(trace.columns.first { $0.name == "transition.x" }).values
    let v = try #require(trace.columns.first { $0.name == "transition.x'" }).values
    // Except for the third derivative, a central difference over 20 ms is the velocity in its middle: within 5 %.
    let i = 6
    let central = ((x[i + 1] ?? 0) - (x[i - 1] ?? 0)) / 0.02
    #expect(abs((v[i] ?? 0) - central) < abs(central) * 0.05)
  }

  @Test(arguments: [
    "", "nonsense", "floatdesktop trace 1, every 20 ms\n", "floatdesktop trace 1, every 20 ms\n ms a phase\n",
    "floatdesktop trace 1, every 20 ms\n ms a phase\n 0 x p\n",
    "floatdesktop trace 1, every 20 ms\n ms a phase\n 0 1\n",
    "floatdesktop trace 1, every 20 ms\n ms a phase\n 0 nan p\n",
    "floatdesktop trace 1, every 0 ms\n ms a phase\n 0 1 p\n",
    "floatdesktop trace 1, every 20 ms\n ms a phase\n [[[[ 1 p\n",
    "floatdesktop trace 1, every 20 ms\n ms a phase\n 0 1 p\n .inf 1 p\n",
    "floatdesktop trace 1, every 20 ms\n ms a phase\n 0 1 p\n 2\u{663} 1 p\n",
    "floatdesktop trace 1, every 20 ms\n ms a phase\n 0 1 p\n 21 1 p\n",
    "floatdesktop trace 1, every 20 ms\n ms a phase\n 20 1 p\n 0 1 p\n",
    "floatdesktop trace 1, every 20 ms\n ms a phase\n 0 0x1 p\n",
    "floatdesktop trace 1, every 20 ms\n ms a phase\n 0 1e0 p\n",
  ])
  func what_is_no_trace_is_refused(text: String) {
    #expect(throws: MotionTraceText.Failure.self) { try MotionTraceText.parse(text) }
  }

  @Test func bytes_that_are_not_utf8_are_named_with_their_line() throws {
    let text = "floatdesktop trace 1, every 20 ms\r\n ms a phase\r\n 0 1 p"
    let failure = #expect(throws: MotionTraceText.Failure.self) {
      try MotionTraceText.parse(Array(text.utf8) + [0xE9, 0x0A])
    }
    #expect(failure?.line == 3 && failure?.reason == "the line is not UTF-8")
    #expect(try MotionTraceText.parse(text + "\u{FFFD}\r\n").phases == ["p\u{FFFD}"])
  }

  @Test(arguments: [0.001, 1.0 / 60, 1.0 / 90, 0.02, 0.0333])
  func every_interval_reads_back(every: Double) throws {
    let trace = MotionTrace.of(["scroll": (0..<900).map { Double($0) }], every: every)
    #expect(try MotionTraceText.parse(MotionTraceText.text(of: trace)).phases.count == 900)
  }
}

extension MotionTraceText {
  fileprivate static func parse(_ text: String) throws(Failure) -> MotionTrace { try parse(Array(text.utf8)) }
}

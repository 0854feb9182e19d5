import FloatCore
import FloatPages
import FloatStudio
import Testing

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
      .tap(.element("row:chat-1")), .trace("push", over: nil, every: every, tolerance: 0.1),
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
  }

  @Test func the_same_motion_matches() throws {
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
      MotionTrace(
        every: 0.02, rest: nil,
        columns: [
          MotionColumn(name: "ball.x", values: [0, 10]),
          MotionColumn(name: "transition.progress", values: [0, progress]),
        ], phases: ["p", "p"])
    }
    let comparison = MotionTraceComparison(expected: trace(0.25), actual: trace(0.5), tolerance: 0.1)
    #expect(comparison.summary == "transition.progress is 0.5000 at 20 ms, expected 0.2500")
  }

  @Test func a_drag_to_the_zone_has_the_zones_numbers() throws {
    let text = """
      steps:
        - tap: row:chat-1
        - settle
        - tap: row:article-1
        - settle
        - drag: {from: [3, 420], to: [322, 742], over: 300ms, hold: 80ms}
      """
    let scenario = try ScenarioFile.parse(Array(text.utf8), name: "s")
    let timeline = try ScenarioRunner.timeline(of: scenario.steps, from: Prototype())
    let plan = TracePlan(start: 0, end: timeline.end, every: 0.02, tolerance: 0.1, isUntilRest: false)
    var player = Player(timeline.start, inputs: timeline.inputs)
    let names = MotionTrace.record(plan, with: &player).columns.map(\.name)
    #expect(
      names.filter { $0.hasPrefix("zone.") } == [
        "zone.progress", "zone.progress'", "zone.radius", "zone.radius'",
      ])
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

  @Test(arguments: [0.001, 1.0 / 60, 1.0 / 90, 0.02, 0.0333])
  func every_interval_reads_back(every: Double) throws {
    let phases = [String](repeating: "p", count: 900)
    let column = MotionColumn(name: "scroll", values: phases.indices.map { Double($0) })
    let trace = MotionTrace(every: every, rest: nil, columns: [column], phases: phases)
    #expect(try MotionTraceText.parse(MotionTraceText.text(of: trace)).phases.count == 900)
  }

  @Test func something_that_never_rests_is_told() {
    let steps: [Placed<ScenarioStep>] = [
      Placed(.tap(.element("row:chat-1")), at: SourcePosition(line: 2, column: 5)),
      Placed(.settle, at: SourcePosition(line: 3, column: 5)),
    ]
    var parameters = Parameters.builtIn
    try? parameters.set("navigation.response", to: "3s")
    try? parameters.set("navigation.damping-ratio", to: "2")
    #expect {
      try ScenarioRunner.timeline(of: steps, from: Prototype(parameters: parameters))
    } throws: { error in
      guard let failure = error as? ScenarioRunner.Failure else { return false }
      return failure.position.line == 3 && failure.reason.contains("still moving after 5 s: the push")
    }
  }
}

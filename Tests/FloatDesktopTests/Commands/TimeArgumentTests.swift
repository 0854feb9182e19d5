import FloatCore
import Testing

@testable import FloatDesktop
@testable import FloatFiles
@testable import FloatReplay
@testable import FloatTestSupport

@Suite struct TimeArgumentTests {
  @Test(arguments: [("1.25", 1.25), ("1.25s", 1.25), ("1250ms", 1.25), ("0", 0), ("1e-3", 0.001)])
  func seconds_and_milliseconds(text: String, seconds: Double) {
    #expect(TimeArgument(argument: text)?.seconds == seconds)
  }

  @Test(arguments: ["", "s", "-1", "inf", "nan", "0x10", "1 s", "1m", "soon", "1,5"])
  func what_is_no_time_is_refused(text: String) {
    #expect(TimeArgument(argument: text) == nil)
  }
}

@Suite struct TimeOrSnapshotArgumentTests {
  private let timeline: Timeline

  init() throws {
    let steps: [ScenarioStep] = [
      .hand(.wait(1.5)), .snapshot("zone"), .hand(.key("Escape")), .hand(.wait(1.5)), .snapshot("docked"),
    ]
    timeline = try ScenarioRunner.timeline(
      of: steps.map { Placed($0, at: SourcePosition(line: 1, column: 1)) }, from: Prototype())
  }

  private func moments(_ words: String...) throws -> [Timeline.Mark] {
    try TimeOrSnapshotArgument.moments(
      words.map { try #require(TimeOrSnapshotArgument(argument: $0)) }, on: timeline)
  }

  @Test func a_time_is_a_time_and_everything_else_is_a_name() throws {
    let moments = try moments("2s", "zone", "1250ms")
    #expect(moments.map(\.prototype.now) == [2, 1.5, 1.25])
    #expect(moments.map(\.name) == ["2.000s", "zone", "1.250s"])
    #expect(moments[1].prototype == timeline.marks[0].prototype)
    #expect(TimeOrSnapshotArgument(argument: "") == nil)
  }

  @Test func a_name_that_is_not_there_says_which_are() throws {
    let failure = #expect(throws: CommandFailure.self) { try moments("zoen") }
    #expect(failure?.code == .usage)
    #expect(failure?.message.contains("zone, docked") == true)
    let name = try #require(TimeOrSnapshotArgument(argument: "zoen"))
    let ofExport = #expect(throws: CommandFailure.self) { try name.seconds(of: "--from", on: timeline) }
    #expect(ofExport?.message.hasPrefix("--from zoen: ") == true)
  }
}

import FloatCore
import Testing

@testable import FloatDesktop
@testable import FloatFiles
@testable import FloatReplay
@testable import FloatTestSupport

@Suite struct SnapshotPlanTests {
  private let plain = Timeline(start: Prototype(), last: Self.at(3))
  private let marked = Timeline(
    start: Prototype(),
    marks: [.init(name: "zone", prototype: Self.at(1)), .init(name: "ball", prototype: Self.at(2))],
    last: Self.at(3))

  /// A prototype at a time, without inputs.
  private static func at(_ time: Double) -> Prototype {
    var prototype = Prototype()
    prototype.advance(to: time)
    return prototype
  }

  /// The files of the pictures, each with its time; `out` is a folder that is there.
  private func plan(_ at: [String], _ outputs: [String], isMarked: Bool = false) throws -> [String] {
    let at = try at.map { try #require(TimeOrSnapshotArgument(argument: $0)) }
    let plan = try SnapshotPlan(at: at, outputs: outputs, timeline: isMarked ? marked : plain) {
      ["out", "out/"].contains($0)
    }
    return plan.shots.map { "\($0.path) \($0.mark.prototype.now)" }
  }

  @Test(
    arguments: [
      // Every time has its file, and a snapshot is taken by its name.
      (["2", "1"], ["b.png", "a.png"], true, ["b.png 2.0", "a.png 1.0"]),
      (["ball", "0.5"], ["b.png", "a.png"], true, ["b.png 2.0", "a.png 0.5"]),
      // Without times the named moments are taken, and without these the end.
      ([], ["a.png", "b.png"], true, ["a.png 1.0", "b.png 2.0"]), ([], ["a.png"], false, ["a.png 3.0"]),
      // A folder takes them all by their names.
      ([], ["out"], true, ["out/zone.png 1.0", "out/ball.png 2.0"]),
      (["ball", "0.5"], ["out/"], true, ["out/ball.png 2.0", "out/0.500s.png 0.5"]),
      (["0.02", "12.3456"], ["out/"], false, ["out/0.020s.png 0.02", "out/12.346s.png 12.3456"]),
      (["1", "1"], ["out/"], false, ["out/1.000s.png 1.0", "out/1.000s.png 1.0"]),
      // One that is not there is made.
      ([], ["new/"], false, ["new/end.png 3.0"]),
      ([], ["some.where/new"], false, ["some.where/new/end.png 3.0"]),
    ] as [([String], [String], Bool, [String])])
  func pictures_have_their_files(at: [String], outputs: [String], isMarked: Bool, shots: [String]) throws {
    #expect(try plan(at, outputs, isMarked: isMarked) == shots)
  }

  /// The names of times have three decimals.
  @Test func of_two_pictures_none_goes_over_the_other() throws {
    #expect(throws: CommandFailure.self) { try plan(["2", "1"], ["a.png", "a.png"], isMarked: true) }
    #expect(throws: CommandFailure.self) { try plan(["1.0001", "1.0002"], ["out/"]) }
  }

  @Test(arguments: [
    (["1", "2"], ["a.png"]), (["1"], ["a.png", "b.png"]), (["1"], ["a.jpg"]), (["1"], ["-"]),
    (["1"], ["a.webp"]),
  ])
  func what_does_not_match_is_wrong_usage(times: [String], outputs: [String]) {
    #expect {
      try plan(times, outputs)
    } throws: {
      ($0 as? CommandFailure)?.code == .usage
    }
  }
}

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

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

  /// The subject of a picture, and its file.
  private struct Shot: Equatable {
    var path: String
    var prototype: Prototype
  }

  private func plan(
    _ times: [Double], _ outputs: [String], _ timeline: Timeline, folders: Set<String> = []
  ) throws -> [Shot] {
    try plan(at: times.map { .time(TimeArgument(seconds: $0)) }, outputs, timeline, folders: folders)
  }

  private func plan(
    at: [TimeOrSnapshotArgument], _ outputs: [String], _ timeline: Timeline, folders: Set<String> = []
  ) throws -> [Shot] {
    try SnapshotPlan(at: at, outputs: outputs, timeline: timeline, isFolder: folders.contains).shots
      .map { Shot(path: $0.path, prototype: $0.mark.prototype) }
  }

  @Test func every_time_has_its_file() throws {
    #expect(
      try plan([2, 1], ["b.png", "a.png"], marked) == [
        .init(path: "b.png", prototype: Self.at(2)), .init(path: "a.png", prototype: Self.at(1)),
      ])
  }

  /// The names of times have three decimals.
  @Test func of_two_pictures_none_goes_over_the_other() throws {
    #expect(throws: CommandFailure.self) { try plan([2, 1], ["a.png", "a.png"], marked) }
    #expect(throws: CommandFailure.self) { try plan([1.0001, 1.0002], ["out/"], plain) }
    #expect(try plan([1, 1], ["out/"], plain).map(\.path) == ["out/1.000s.png", "out/1.000s.png"])
  }

  @Test func a_snapshot_is_taken_by_its_name() throws {
    let at: [TimeOrSnapshotArgument] = [.snapshot("ball"), .time(TimeArgument(seconds: 0.5))]
    #expect(
      try plan(at: at, ["b.png", "a.png"], marked) == [
        .init(path: "b.png", prototype: Self.at(2)), .init(path: "a.png", prototype: Self.at(0.5)),
      ])
    #expect(
      try plan(at: at, ["out/"], marked).map(\.path) == ["out/ball.png", "out/0.500s.png"])
  }

  @Test func without_times_the_named_moments_are_taken() throws {
    #expect(
      try plan([], ["a.png", "b.png"], marked) == [
        .init(path: "a.png", prototype: Self.at(1)), .init(path: "b.png", prototype: Self.at(2)),
      ])
  }

  @Test func without_named_moments_the_end_is_taken() throws {
    #expect(try plan([], ["a.png"], plain) == [.init(path: "a.png", prototype: Self.at(3))])
  }

  @Test func a_folder_takes_them_all_by_their_names() throws {
    #expect(
      try plan([], ["out"], marked, folders: ["out"]) == [
        .init(path: "out/zone.png", prototype: Self.at(1)),
        .init(path: "out/ball.png", prototype: Self.at(2)),
      ])
    #expect(
      try plan([0.02, 12.3456], ["out/"], plain, folders: ["out/"]).map(\.path) == [
        "out/0.020s.png", "out/12.346s.png",
      ])
    #expect(try plan([], ["out/"], plain, folders: ["out/"]).map(\.path) == ["out/end.png"])
  }

  @Test func a_folder_that_is_not_there_is_made() throws {
    #expect(try plan([], ["new/"], plain).map(\.path) == ["new/end.png"])
    #expect(try plan([], ["some.where/new"], plain).map(\.path) == ["some.where/new/end.png"])
  }

  @Test(arguments: [
    ([1.0, 2.0], ["a.png"]), ([1.0], ["a.png", "b.png"]), ([1.0], ["a.jpg"]), ([1.0], ["-"]),
    ([1.0], ["a.webp"]),
  ])
  func what_does_not_match_is_wrong_usage(times: [Double], outputs: [String]) {
    #expect {
      try plan(times, outputs, plain)
    } throws: {
      ($0 as? CommandFailure)?.code == .usage
    }
  }
}

import Testing

@testable import FloatDesktop
@testable import FloatFiles

@Suite struct SnapshotPlanTests {
  private let plain = Timeline(inputs: [], end: 3)
  private let marked = Timeline(
    inputs: [], end: 3, marks: [.init(name: "zone", time: 1, inputCount: 4), .init(name: "ball", time: 2)])

  private func plan(
    _ times: [Double], _ outputs: [String], _ timeline: Timeline, folders: Set<String> = []
  ) throws -> [SnapshotPlan.Shot] {
    try SnapshotPlan(times: times, outputs: outputs, timeline: timeline, isFolder: folders.contains).shots
  }

  @Test func everyTimeHasItsFile() throws {
    #expect(
      try plan([2, 1], ["b.png", "a.png"], marked) == [
        .init(time: 2, path: "b.png"), .init(time: 1, path: "a.png"),
      ])
  }

  @Test func withoutTimesTheNamedMomentsAreTaken() throws {
    #expect(
      try plan([], ["a.png", "b.png"], marked) == [
        .init(time: 1, path: "a.png", inputCount: 4), .init(time: 2, path: "b.png"),
      ])
  }

  @Test func withoutNamedMomentsTheEndIsTaken() throws {
    #expect(try plan([], ["a.png"], plain) == [.init(time: 3, path: "a.png")])
  }

  @Test func aFolderTakesThemAllByTheirNames() throws {
    #expect(
      try plan([], ["out"], marked, folders: ["out"]) == [
        .init(time: 1, path: "out/zone.png", inputCount: 4), .init(time: 2, path: "out/ball.png"),
      ])
    #expect(
      try plan([0.02, 12.3456], ["out/"], plain, folders: ["out/"]).map(\.path) == [
        "out/0.020s.png", "out/12.346s.png",
      ])
    #expect(try plan([], ["out/"], plain, folders: ["out/"]).map(\.path) == ["out/end.png"])
  }

  @Test func aFolderThatIsNotThereIsMade() throws {
    #expect(try plan([], ["new/"], plain).map(\.path) == ["new/end.png"])
    #expect(try plan([], ["some.where/new"], plain).map(\.path) == ["some.where/new/end.png"])
  }

  @Test(arguments: [
    ([1.0, 2.0], ["a.png"]), ([1.0], ["a.png", "b.png"]), ([1.0], ["a.jpg"]), ([1.0], ["-"]),
    ([1.0], ["a.webp"]),
  ])
  func whatDoesNotMatchIsWrongUsage(times: [Double], outputs: [String]) {
    #expect {
      try plan(times, outputs, plain)
    } throws: {
      ($0 as? CommandFailure)?.code == .usage
    }
  }
}

import FloatCore
import Testing

@testable import FloatDesktop

/// The same scenario, the same bytes: however often, in whatever order, alone or among others.
@Suite struct DeterminismTests {
  private static let scenario = """
    steps:
      - tap: row:chat-1
      - settle
      - tap: row:article-1
      - settle
      - drag: {from: [3, 420], to: [322, 742], over: 300ms, hold: 80ms}
      - snapshot: zone
      - release
      - wait: 110ms
      - snapshot: shrink
      - settle
      - snapshot: ball
    """

  private func pictures(
    _ studio: SnapshotStudio, scales: [Double], appearance: Appearance = .light
  ) throws -> [[UInt32]] {
    let scenario = try ScenarioFile.parse(Array(Self.scenario.utf8), name: "s")
    var parameters = Parameters()
    parameters.appearance = appearance
    let prototype = Prototype(parameters: parameters)
    let timeline = try ScenarioRunner.timeline(of: scenario.steps, prototype: prototype)
    var capture = SnapshotCapture(prototype, timeline: timeline, studio: studio, usesTextBoxes: true)
    var pictures: [[UInt32]] = []
    for mark in timeline.marks {
      capture.take(mark, scales: scales) { content, _ in
        guard case .picture(let surface) = content else { return }
        pictures.append(
          (0..<surface.height).flatMap { y in (0..<surface.width).map { surface[$0, y] } })
      }
    }
    return pictures
  }

  @Test func aHundredTimesTheSameBytes() throws {
    let assets = try Assets.locate()
    let expected = try pictures(SnapshotStudio(assets: assets), scales: [0.25])
    #expect(expected.count == 3 && Set(expected).count == 3)
    let studio = SnapshotStudio(assets: assets)
    for round in 0..<99 {
      #expect(try pictures(studio, scales: [0.25]) == expected, "round \(round)")
    }
  }

  @Test func whatWasPaintedBeforeDoesNotShow() throws {
    let assets = try Assets.locate()
    let studio = SnapshotStudio(assets: assets)
    let alone = try pictures(SnapshotStudio(assets: assets), scales: [0.5])
    for scale in [1, 0.3, 0.75, 1.1, 0.4] {
      _ = try pictures(studio, scales: [scale], appearance: .dark)
      #expect(try pictures(studio, scales: [0.5]) == alone)
    }
  }
}

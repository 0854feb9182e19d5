import FloatCore
import FloatPages
import Testing

@testable import FloatFiles
@testable import FloatPainting
@testable import FloatReplay
@testable import FloatSnapshots
@testable import FloatTestSupport

/// A scenario gives the same bytes, however often, in any order, alone or among others.
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
    _ painters: PainterPool, scales: [Double], appearance: Appearance = .light
  ) throws -> [[UInt32]] {
    let scenario = try ScenarioFile.parse(Array(Self.scenario.utf8), name: "s")
    var parameters = Parameters.builtIn
    parameters.appearance = appearance
    let timeline = try ScenarioRunner.timeline(of: scenario.steps, from: Prototype(parameters: parameters))
    return try timeline.marks.flatMap { mark in
      try scales.map { scale in
        let surface = try #require(painters.picture(of: mark, scale: scale, usesTextBoxes: true))
        return (0..<surface.height).flatMap { y in (0..<surface.width).map { surface[$0, y] } }
      }
    }
  }

  @Test func what_was_painted_before_does_not_show() throws {
    let assets = try Assets.locate()
    let painters = PainterPool(assets: assets)
    let alone = try pictures(PainterPool(assets: assets), scales: [0.5])
    #expect(Set(alone).count == 3)
    for scale in [1, 0.3, 0.75, 1.1, 0.4] {
      _ = try pictures(painters, scales: [scale], appearance: .dark)
      #expect(try pictures(painters, scales: [0.5]) == alone)
    }
  }
}

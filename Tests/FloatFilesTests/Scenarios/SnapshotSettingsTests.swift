import FloatCore
import Testing

@testable import FloatFiles

@Suite struct SnapshotSettingsTests {
  private func settings(_ text: String) throws -> SnapshotSettings {
    try SnapshotSettingsReader.parse(Array(text.utf8), name: "matrix.yaml")
  }

  @Test func a_matrix_says_everything() throws {
    let read = try settings(
      """
      scales: [1, 1.5]
      appearances: [light, dark]
      devices: [pixel-7]
      presets: [[], wechat, [jx-float, db-badge]]
      languages: [en, zh-Hans]
      comparison: {precision: 0.99, perceptual-precision: 0.98, antialiasing: ignore}
      text: boxes
      """)
    #expect(
      read
        == SnapshotSettings(
          scales: [1, 1.5], appearances: [.light, .dark], devices: ["pixel-7"],
          presets: [[], ["wechat"], ["jx-float", "db-badge"]], languages: ["en", "zh-Hans"],
          tolerance: PictureTolerance(precision: 0.99, perceptualPrecision: 0.98, ignoresAntialiasing: true),
          usesTextBoxes: true))
  }

  @Test func a_scenario_reads_its_own() throws {
    let scenario = try ScenarioFile.parse(
      Array(
        """
        matrix: {scales: [3]}
        comparison: {precision: 0.5}
        text: fonts
        steps:
          - trace: {name: a, over: 1s, every: 10ms, tolerance: 0.5pt}
          - filmstrip: {name: b, frames: 4}
          - trace: c
        """.utf8), name: "s")
    #expect(
      scenario.settings
        == SnapshotSettings(
          scales: [3], tolerance: PictureTolerance(precision: 0.5), usesTextBoxes: false))
    #expect(
      scenario.steps.map(\.value) == [
        .trace("a", over: 1, every: 0.01, tolerance: 0.5), .filmstrip("b", over: nil, frames: 4),
        .trace("c", over: nil, every: 0.02, tolerance: 0.1),
      ])
  }
}

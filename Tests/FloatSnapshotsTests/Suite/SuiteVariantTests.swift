import FloatCore
import Testing

@testable import FloatFiles
@testable import FloatPainting
@testable import FloatReplay
@testable import FloatSnapshots

@Suite struct SuiteVariantTests {
  @Test func only_what_differs_from_the_scenario_is_in_the_name() {
    let settings = SnapshotSettings(
      appearances: [.light, .dark], devices: ["iphone-x", "pixel-7"], presets: [[], ["a", "b"]],
      languages: ["en", "zh-Hans"])
    let suffixes = SuiteVariant.all(of: Scenario(), settings: settings).map(\.suffix)
    #expect(suffixes.count == 16)
    #expect(Set(suffixes).count == 16)
    #expect(suffixes.first == "")
    #expect(suffixes.last == ".pixel-7.a+b.dark.zh-Hans")
  }

  @Test func the_scenarios_own_choice_has_no_suffix() {
    var scenario = Scenario()
    scenario.appearance = .dark
    let settings = SnapshotSettings(appearances: [.light, .dark])
    #expect(SuiteVariant.all(of: scenario, settings: settings).map(\.suffix) == [".light", ""])
  }

  @Test func the_scale_is_in_every_pictures_name() {
    let scenario = SuiteScenario(
      path: "s.yaml", name: "s", scenario: Scenario(), settings: SnapshotSettings(scales: [1.5, 2]))
    #expect(
      scenario.fileNames(of: .snapshot("a"), SuiteVariant(device: "pixel-7"))
        == ["a.pixel-7@1.5x.png", "a.pixel-7@2x.png"])
    #expect(
      scenario.fileNames(of: .trace("a", over: nil, every: 0.02, tolerance: 0.1), SuiteVariant())
        == ["a.trace.txt"])
  }

  @Test func a_device_of_a_matrix_is_a_name() {
    #expect(SuiteVariant(device: "mine.yaml").choices.device == .name("mine.yaml"))
  }

  @Test func a_shard_is_every_nth() throws {
    let all = Array(0..<10)
    let parts = try (1...3).map { try #require(SuiteShard(part: "\($0)/3")).part(of: all) }
    #expect(parts.flatMap(\.self).sorted() == all)
    #expect(parts[1] == [1, 4, 7])
    for text in ["0/3", "4/3", "1", "1/0", "a/b", "1/2/3", "-1/3"] {
      #expect(SuiteShard(part: text) == nil)
    }
  }
}

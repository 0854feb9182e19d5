import FloatCore
import Testing

@testable import FloatDesktop

@Suite struct SuiteVariantTests {
  @Test func onlyWhatDiffersFromTheScenarioIsInTheName() {
    let settings = SnapshotSettings(
      appearances: [.light, .dark], devices: ["iphone-x", "pixel-7"], presets: [[], ["a", "b"]],
      languages: ["en", "zh-Hans"])
    let suffixes = SuiteVariant.all(of: Scenario(), settings: settings).map(\.suffix)
    #expect(suffixes.count == 16 && Set(suffixes).count == 16)
    #expect(suffixes.first == "")
    #expect(suffixes.last == ".pixel-7.a+b.dark.zh-Hans")
  }

  @Test func theScenariosOwnChoiceHasNoSuffix() {
    let scenario = Scenario(appearance: .dark)
    let settings = SnapshotSettings(appearances: [.light, .dark])
    #expect(SuiteVariant.all(of: scenario, settings: settings).map(\.suffix) == [".light", ""])
  }

  @Test func theScaleIsInEveryPicturesName() {
    let variant = SuiteVariant(appearance: .dark)
    #expect(SuiteScenario.pictureName("a", variant, scale: 1.5) == "a.dark@1.5x.png")
    #expect(SuiteScenario.pictureName("a", SuiteVariant(), scale: 2) == "a@2x.png")
  }

  @Test func aShardIsEveryNth() throws {
    let all = Array(0..<10)
    let parts = try (1...3).map { try #require(SuiteShard(argument: "\($0)/3")).part(of: all) }
    #expect(parts.flatMap(\.self).sorted() == all)
    #expect(parts[1] == [1, 4, 7])
    for text in ["0/3", "4/3", "1", "1/0", "a/b", "1/2/3", "-1/3"] {
      #expect(SuiteShard(argument: text) == nil)
    }
  }
}

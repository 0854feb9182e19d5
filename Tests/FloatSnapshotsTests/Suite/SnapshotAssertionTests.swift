import Testing

@testable import FloatFiles
@testable import FloatSnapshots
@testable import FloatTestSupport

@Suite struct SnapshotAssertionTests {
  private func failures(_ language: String) throws -> [String] {
    let folder = try TemporaryDirectory()
    let text = "steps: [{snapshot: a}]"
    var assertion = SnapshotAssertion(subject: .pictures(scale: 0.25, tolerance: .exact))
    (assertion.language, assertion.usesTextBoxes) = (language, true)
    return assertion.failures(
      of: try ScenarioFile.parse(Array(text.utf8), name: "s"), record: .all,
      file: folder.path + "/Shots.swift",
      name: "push")
  }

  @Test func a_language_that_there_is_not_is_told_with_those_that_there_are() throws {
    let unknown = try failures("de")
    #expect(
      unknown == [
        "the scenario cannot be played: there is no language \"de\"; use one of en, zh-Hans, built-in"
      ])
    let chinese = try failures("zh-Hans")
    #expect(chinese.count == 1)
    #expect(chinese.first?.contains("was recorded") == true, "\(chinese)")
  }
}

import FloatCore
import FloatPages
import Testing

@testable import FloatFiles
@testable import FloatSnapshots
@testable import FloatTestSupport

@Suite struct SnapshotAssertionTests {
  private func failures(_ language: String) throws -> [String] {
    let folder = try TemporaryDirectory()
    let text = "steps: [{snapshot: a}]"
    var assertion = SnapshotAssertion(subject: .pictures(scale: 0.25, tolerance: .exact))
    (assertion.variant.language, assertion.usesTextBoxes) = (language, true)
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

  /// A package of its own pages reads a scenario for them once.
  @Test func a_scenario_keeps_the_pages_that_it_was_read_for() throws {
    var scenario = try ScenarioFile.parse(Array("steps: [{wait: 10ms}]".utf8), name: "s")
    let home = PrototypePages.Page(
      id: "mine", title: "Mine",
      content: .list(.init(rows: [.init(icon: "i", tint: nil, title: "Open", page: "mine")])))
    let pages = PrototypePages(name: "Mine", pages: [home])
    scenario.pages = ScenarioPages(pages)
    let own = try MomentPicture.prototype(of: scenario, at: nil, pages: nil)
    #expect(own.elements.map(\.id) == Prototype(content: pages).elements.map(\.id))
    let demo = try ScenarioFile.parse(Array("steps: [{wait: 10ms}]".utf8), name: "s")
    #expect(demo == scenario)
    #expect(
      try MomentPicture.prototype(of: demo, at: nil, pages: nil).elements.map(\.id) != own.elements.map(\.id))
    // A tap on a row that only they have.
    scenario.steps = try ScenarioFile.parse(Array("steps: [{tap: row:mine}]".utf8), name: "s").steps
    let folder = try TemporaryDirectory()
    let told = SnapshotAssertion(subject: .motion(every: 0.02, tolerance: 0.1)).failures(
      of: scenario, record: .all, file: folder.path + "/Shots.swift", name: "own")
    #expect(told.allSatisfy { !$0.contains("row:mine") }, "\(told)")
  }
}

import Foundation
import Testing

@testable import FloatFiles
@testable import FloatPainting
@testable import FloatSnapshots
@testable import FloatTestSupport

/// Reports for other tools never look better than the run was.
@Suite struct SuiteReportsTests {
  private static let scenario = PushSuite.scenario(scale: 0.25)

  private struct Reg: Codable {
    var failedItems, newItems, deletedItems, passedItems, expectedItems, actualItems, diffItems: [String]
    var expectedDir, actualDir, diffDir: String
  }

  private func reg(_ folder: String) throws -> Reg {
    try JSONDecoder().decode(Reg.self, from: Data(contentsOf: URL(fileURLWithPath: "\(folder)/reg.json")))
  }

  /// The files in a reg.json that are not pictures, opened like reg-cli does, as DIR/ITEM beside it.
  private func missing(_ reg: Reg, in folder: String) -> [String] {
    let files =
      reg.expectedItems.map { "\(reg.expectedDir)/\($0)" } + reg.actualItems.map { "\(reg.actualDir)/\($0)" }
      + reg.diffItems.map { "\(reg.diffDir)/\($0)" }
      + (reg.passedItems + reg.failedItems).flatMap {
        ["\(reg.expectedDir)/\($0)", "\(reg.actualDir)/\($0)"]
      } + reg.deletedItems.map { "\(reg.expectedDir)/\($0)" } + reg.newItems.map { "\(reg.actualDir)/\($0)" }
      + reg.failedItems.map { "\(reg.diffDir)/\($0)" }
    return files.filter { (try? PNGFile.read("\(folder)/\($0)")) == nil }
  }

  @Test func reg_cli_finds_every_picture() throws {
    let folder = try TemporaryDirectory()
    try folder.write(Self.scenario, to: "deep/push.yaml")
    try folder.write(Self.scenario, to: "changed.yaml")
    _ = CommandRun(["test", folder.path, "--record", "all"])
    try folder.write(Self.scenario.replacing("120ms", with: "150ms"), to: "changed.yaml")
    try FileManager.default.copyItem(
      atPath: "\(folder.path)/__Snapshots__/changed/push@0.25x.png",
      toPath: "\(folder.path)/deep/__Snapshots__/push/gone@0.25x.png")
    try folder.write(Self.scenario, to: "new.yaml")
    try folder.write("steps:\n  - tup: ball\n", to: "unreadable.yaml")
    try folder.write(
      "matrix: {appearances: [light, dark]}\nsteps:\n  - tap: row:nowhere\n  - snapshot: x\n",
      to: "deep/unplayable.yaml")
    let out = "\(folder.path)/out/reg"
    let result = try LiveApp.run(["test", folder.path, "--record", "never", "--jobs", "2", "--reg", out])
    #expect(result.code == 65, "\(result)")
    let reg = try reg(out)
    #expect(missing(reg, in: out) == [])
    #expect(
      reg.failedItems == [
        "changed/push@0.25x.png", "changed/rest.trace.png", "deep/unplayable.png", "deep/unplayable.dark.png",
        "unreadable.png",
      ])
    #expect(reg.newItems == ["new/push@0.25x.png", "new/rest.trace.png", "new/conversation@0.25x.png"])
    #expect(reg.deletedItems == ["deep/push/gone@0.25x.png"])
    #expect(
      reg.passedItems == [
        "changed/conversation@0.25x.png", "deep/push/push@0.25x.png", "deep/push/conversation@0.25x.png",
      ])
    let expected = try PNGFile.read("\(out)/expected/changed/push@0.25x.png")
    let actual = try PNGFile.read("\(out)/actual/changed/push@0.25x.png")
    #expect(!expected.hasSamePixels(as: actual))
  }

  @Test func a_run_without_failures_leaves_nothing_of_the_one_before() throws {
    let folder = try TemporaryDirectory()
    try folder.write(Self.scenario, to: "push.yaml")
    let out = "\(folder.path)/reg"
    _ = CommandRun(["test", folder.path, "--record", "never", "--reg", out])
    try folder.write("mine", to: "reg/actual/mine.png")
    _ = CommandRun(["test", folder.path, "--record", "all"])
    try FileManager.default.removeItem(atPath: "\(folder.path)/push.yaml")
    try folder.write("steps:\n  - snapshot: a\n", to: "other.yaml")
    #expect(CommandRun(["test", folder.path, "--record", "all", "--prune", "--reg", out]).code == 0)
    let names = FileManager.default.enumerator(atPath: out)?.allObjects as? [String] ?? []
    #expect(
      names.filter { $0.hasSuffix(".png") }.sorted() == [
        "actual/mine.png", "actual/other/a@2x.png", "expected/other/a@2x.png",
      ])
    #expect(try reg(out).deletedItems.isEmpty)
    let wrong = CommandRun(["test", folder.path, "--reg", "\(out)/reg.json"])
    #expect(wrong.code == 64, "\(wrong)")
    #expect(wrong.errors.contains("--reg takes a folder"), "\(wrong)")
  }

  @Test func the_reason_of_a_broken_scenario_is_in_every_report() throws {
    let folder = try TemporaryDirectory()
    try folder.write("steps:\n  - tup: ball\n", to: "deep/unreadable.yaml")
    try folder.write(
      "matrix: {appearances: [light, dark]}\nsteps:\n  - tap: row:nowhere\n  - snapshot: x\n",
      to: "deep/unplayable.yaml")
    let junit = "\(folder.path)/junit.xml"
    let result = CommandRun(["test", folder.path, "--record", "never", "--junit", junit])
    #expect(result.code == 65, "\(result)")
    let unreadable = "deep/unreadable.yaml:2:5: error: tup: unknown step"
    let unplayable = "deep/unplayable.yaml:3:5: error: no element \"row:nowhere\""
    #expect(result.output.contains(unreadable), "\(result)")
    #expect(result.output.contains(unplayable), "\(result)")
    let document = try String(contentsOfFile: junit, encoding: .utf8)
    // There is a report even when nothing else was written.
    let page = try String(contentsOfFile: "\(folder.path)/__Failures__/report.html", encoding: .utf8)
    for text in [document, page] {
      #expect(text.contains(MarkupText.escaped(unreadable)), "\(text)")
      #expect(text.contains(MarkupText.escaped(unplayable)), "\(text)")
    }
    for name in ["unplayable", "unplayable.dark", "unreadable"] {
      let classname = name.replacing(".dark", with: "")
      #expect(document.contains("<testcase classname=\"deep.\(classname)\" name=\"\(name)\" "), "\(document)")
    }
    #expect(!document.contains("name=\"\""))
    #expect(document.contains("tests=\"3\" failures=\"0\" errors=\"3\" skipped=\"0\""), "\(document)")
  }
}

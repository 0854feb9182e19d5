import Foundation
import Testing

@testable import FloatFiles
@testable import FloatTestSupport

/// A suite made by a stranger stays in its folder, wherever its links lead.
@Suite struct SuiteLinksTests {
  private static let scenario = "text: boxes\nmatrix: {scales: [0.25]}\nsteps:\n  - snapshot: a\n"

  /// A folder with a suite in `s`, and room for other files beside it.
  private func surroundings() throws -> TemporaryDirectory {
    let folder = try TemporaryDirectory()
    try folder.write(Self.scenario, to: "s/s.yaml")
    return folder
  }

  private func link(_ name: String, to target: String, in folder: borrowing TemporaryDirectory) throws {
    let path = "\(folder.path)/\(name)"
    try FileManager.default.createDirectory(
      atPath: Folder.containing(path), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: target)
  }

  private func run(
    _ folder: borrowing TemporaryDirectory, _ arguments: String..., code: Int32? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> CommandRun {
    CommandRun(["test", "\(folder.path)/s"] + arguments, code: code, sourceLocation: sourceLocation)
  }

  private func names(_ folder: String) -> [String] {
    ((FileManager.default.enumerator(atPath: folder)?.allObjects as? [String]) ?? []).sorted()
  }

  @Test func nothing_is_removed_through_a_link_called_failures() throws {
    let folder = try surroundings()
    try folder.write("*", to: "home/.gitignore")
    try folder.write("mine", to: "home/a/report.html")
    try folder.write("mine", to: "home/a/x.actual.png")
    try FileManager.default.createDirectory(
      atPath: "\(folder.path)/home/empty", withIntermediateDirectories: true)
    let before = names("\(folder.path)/home")
    try link("s/__Failures__", to: "../home", in: folder)
    let result = run(folder, "--record", "never", code: 64)
    #expect(result.errors.contains("__Failures__ is a link"), "\(result)")
    #expect(names("\(folder.path)/home") == before)
  }

  @Test(arguments: ["s/__Snapshots__ -> ../victim", "s/__Snapshots__/s -> ../../victim"])
  func no_golden_is_written_through_a_link(link text: String) throws {
    let folder = try surroundings()
    try folder.write("", to: "victim/notes")
    let parts = text.components(separatedBy: " -> ")
    try link(parts[0], to: parts[1], in: folder)
    let result = run(folder, "--record", "all")
    #expect(result.code != 0, "\(result)")
    #expect(result.output.contains("is a link, and a suite writes nothing"), "\(result)")
    try folder.write("old", to: "victim/old@0.25x.png")
    _ = run(folder, "--record", "all", "--prune")
    #expect(names("\(folder.path)/victim") == ["notes", "old@0.25x.png"])
  }

  @Test func no_failure_is_shown_through_a_link() throws {
    let folder = try surroundings()
    try folder.write("", to: "victim/notes")
    #expect(run(folder, "--record", "all").code == 0)
    try folder.write(Self.scenario.replacing("text:", with: "appearance: dark\ntext:"), to: "s/s.yaml")
    try link("s/__Failures__/s", to: "../../victim", in: folder)
    let result = run(folder, code: 1)
    #expect(result.output.contains("is a link"), "\(result)")
    #expect(names("\(folder.path)/victim") == ["notes"])
  }

  @Test(arguments: [
    "s/t.yaml", "s/matrix.yaml", "s/__Snapshots__/s/a@0.25x.png", "s/__Snapshots__/s/m.trace.txt",
  ])
  func nothing_outside_is_read_or_quoted(name: String) throws {
    let folder = try surroundings()
    try folder.write(Self.scenario + "  - trace: {name: m, over: 40ms}\n", to: "s/s.yaml")
    _ = run(folder, "--record", "all")
    try folder.write("secret: word\n", to: "outside")
    _ = try? FileManager.default.removeItem(atPath: "\(folder.path)/\(name)")
    try link(name, to: "\(folder.path)/outside", in: folder)
    let report = "\(folder.path)/report.html"
    let result = run(folder, "--record", "never", "--report", report, code: 65)
    #expect((result.output + result.errors).contains("a link leads out of the suite's folder"), "\(result)")
    let page = try String(contentsOfFile: report, encoding: .utf8)
    #expect(!(result.output + result.errors + page).contains("secret"), "\(result)")
  }

  @Test func a_link_to_a_shared_scenario_inside_is_followed() throws {
    let folder = try surroundings()
    try link("s/deep/t.yaml", to: "../s.yaml", in: folder)
    #expect(run(folder, "--record", "all").code == 0)
    let result = run(folder, code: 0)
    #expect(result.output.contains("2 snapshots of 2 scenarios: 2 match"), "\(result)")
  }

  @Test func a_golden_that_is_a_link_is_replaced_not_followed() throws {
    let folder = try surroundings()
    try folder.write("kept", to: "outside")
    try link("s/__Snapshots__/s/a@0.25x.png", to: "\(folder.path)/outside", in: folder)
    #expect(run(folder, "--record", "all").code == 0)
    #expect(try folder.text("outside") == "kept")
    #expect(run(folder).code == 0)
  }
}

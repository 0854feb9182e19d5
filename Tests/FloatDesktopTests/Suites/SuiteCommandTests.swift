import Foundation
import Testing

@testable import FloatFiles
@testable import FloatTestSupport

/// `floatdesktop test` as people and machines call it.
@Suite struct SuiteCommandTests {
  private func run(
    _ folder: borrowing TemporaryDirectory, _ arguments: String..., environment: [String: String] = [:],
    code: Int32? = nil, sourceLocation: SourceLocation = #_sourceLocation
  ) -> CommandRun {
    CommandRun(
      ["test", folder.path] + arguments, environment: environment, code: code, sourceLocation: sourceLocation)
  }

  /// The suite with its goldens.
  private func recorded() throws -> TemporaryDirectory {
    let folder = try PushSuite.folder("push.yaml")
    _ = run(folder, "--record", "all", code: 0)
    return folder
  }

  @Test func the_first_run_records_and_fails_the_second_compares() throws {
    let folder = try PushSuite.folder("push.yaml")
    let first = run(folder, code: 1)
    #expect(first.errors.isEmpty, "\(first)")
    #expect(first.output.contains("recorded    push/push@0.5x: there was no golden"))
    #expect(
      PushSuite.files(folder.path).keys.filter { $0.contains("__Snapshots__/push/") }.sorted() == [
        "__Snapshots__/push/conversation@0.5x.png", "__Snapshots__/push/push@0.5x.png",
        "__Snapshots__/push/rest.trace.txt",
      ])
    let second = run(folder, code: 0)
    #expect(second.output.contains("3 snapshots of 1 scenario: 3 match"), "\(second)")
  }

  /// As a golden is that a user keeps from a window.
  @Test func a_scenario_is_recorded_beside_one_that_cannot_be_read() throws {
    let folder = try PushSuite.folder("push.yaml")
    try folder.write("floatdesktop: 1\nsteps:\n  - tapp: ball\n  - snapshot: a\n", to: "broken.yaml")
    let result = CommandRun(["test", folder.path + "/push.yaml", "--record", "missing"])
    #expect(result.code <= 1, "\(result)")
    #expect(FileManager.default.fileExists(atPath: folder.path + "/__Snapshots__/push/push@0.5x.png"))
  }

  @Test func on_a_machine_nothing_is_recorded() throws {
    let folder = try PushSuite.folder("push.yaml")
    let result = run(folder, environment: ["CI": "true"], code: 1)
    #expect(result.output.contains("3 missing"), "\(result)")
    #expect(!FileManager.default.fileExists(atPath: "\(folder.path)/__Snapshots__"))
    let forced = run(folder, environment: ["CI": "true", "SNAPSHOT_TESTING_RECORD": "all"], code: 0)
    #expect(forced.output.contains("3 accepted"), "\(forced)")
    #expect(run(folder, environment: ["SNAPSHOT_TESTING_RECORD": "maybe"]).code == 64)
  }

  @Test func a_change_fails_shows_itself_and_can_be_accepted() throws {
    let folder = try recorded()
    // The page comes from farther away, and later.
    let changed = PushSuite.scenario().replacing(
      "steps:", with: "options: {navigation.response: 0.5s}\nsteps:")
    try folder.write(changed, to: "push.yaml")
    let failed = run(folder, code: 1)
    #expect(failed.output.contains("different   push/push@0.5x: "), "\(failed)")
    #expect(failed.output.contains("pixels differ ("))
    #expect(failed.output.contains("different   push/rest.trace: settles "))
    #expect(failed.output.contains("ms later"))
    #expect(failed.output.contains("1 match, 2 differ"))
    let names = Set(PushSuite.files("\(folder.path)/__Failures__").keys)
    #expect(
      names == [
        ".gitignore", "report.html", "push/push@0.5x.expected.png", "push/push@0.5x.actual.png",
        "push/push@0.5x.diff.png", "push/rest.trace.expected.txt", "push/rest.trace.actual.txt",
        "push/rest.trace.diff.txt",
      ])
    let accepted = run(folder, "--record", "failed", code: 0)
    #expect(accepted.output.contains("1 match, 2 accepted"), "\(accepted)")
    #expect(run(folder, "--record", "never").code == 0)
    #expect(!FileManager.default.fileExists(atPath: "\(folder.path)/__Failures__"))
  }

  @Test func other_values_are_tried_without_recording() throws {
    let folder = try PushSuite.folder("push.yaml")
    let none = run(folder, "-o", "navigation.response=0.5s")
    #expect(none.code == 1 && none.output.contains("3 missing"), "\(none)")
    #expect(!FileManager.default.fileExists(atPath: "\(folder.path)/__Snapshots__"))
    _ = run(folder, "--record", "all")
    for jobs in ["1", "2"] {
      let moved = run(folder, "-o", "navigation.response=0.5s", "--jobs", jobs, code: 1)
      #expect(
        moved.output.contains("Tried with navigation.response=0.5s; nothing is recorded.\n"), "\(moved)")
      #expect(moved.output.contains("1 match, 2 differ"), "\(moved)")
      let report = try folder.text("__Failures__/report.html")
      #expect(report.contains("Tried with <code>navigation.response=0.5s</code>"))
      #expect(!report.contains("--record"), "that would accept other values")
    }
    #expect(run(folder, "-o", "morph.shrink.response=600ms").code == 0)
    #expect(run(folder, "--preset", "zd-push").output.contains("Tried with zd-push"))
    #expect(run(folder, "-o", "ball.diameter=70pt", "--record", "failed").code == 64)
    #expect(run(folder, "-o", "ball.diameter").code == 64)
    let unknown = run(folder, "-o", "ball.diametre=70pt", code: 78)
    #expect(unknown.output.isEmpty, "told once, before a scenario is played")
    #expect(run(folder).code == 0)
  }

  @Test func on_github_failures_stand_beside_their_lines() throws {
    let folder = try PushSuite.folder("a,b: 100%.yaml")
    _ = run(folder, "--record", "all")
    #expect(!run(folder, "--github").output.contains("::"))
    try folder.write(
      PushSuite.scenario().replacing("120ms", with: "150ms"), to: "a,b: 100%.yaml")
    try folder.write("steps:\n  - tup: ball\n", to: "bad.yaml")
    let lines = run(folder, "--github").output.split(separator: "\n").filter { $0.hasPrefix("::") }
    let place = "\(folder.path)/a%2Cb%3A 100%25.yaml"
    #expect(lines.count == 3, "\(lines)")
    #expect(
      lines[0].hasPrefix("::error file=\(folder.path)/bad.yaml,line=2,title=scenario cannot be read::tup: "),
      "\(lines)")
    #expect(
      lines[1].hasPrefix("::error file=\(place),line=6,title=a%2Cb%3A 100%25/push@0.5x%3A different::"),
      "\(lines)")
    #expect(lines[1].contains("pixels differ ("), "\(lines)")
    #expect(lines[2].hasPrefix("::error file=\(place),line=7,title="), "\(lines)")
  }

  /// GitHub looks for them there, wherever the suite is and the command was called.
  @Test func its_files_are_named_from_the_repositorys_root() throws {
    let folder = try TemporaryDirectory()
    try folder.write("ref: refs/heads/main\n", to: ".git/HEAD")
    let suite = try folder.write("steps:\n  - tup: ball\n", to: "tests/shots/bad.yaml")
    func line(_ environment: [String: String]) -> String {
      let run = CommandRun(
        ["test", "\(folder.path)/tests/../tests/shots", "--github"], environment: environment)
      return run.output.split(separator: "\n").first.map(String.init) ?? ""
    }
    #expect(suite.hasPrefix(folder.path))
    #expect(line([:]).hasPrefix("::error file=tests/shots/bad.yaml,line=2,"), "\(line([:]))")
    let workspace = line(["GITHUB_WORKSPACE": folder.path + "/tests"])
    #expect(workspace.hasPrefix("::error file=shots/bad.yaml,line=2,"), "\(workspace)")
    let elsewhere = line(["GITHUB_WORKSPACE": folder.path + "/other"])
    #expect(elsewhere.contains("/tests/shots/bad.yaml,line=2,"), "\(elsewhere)")
  }

  @Test func a_summary_is_added_to_what_other_steps_wrote() throws {
    let folder = try PushSuite.folder("push.yaml")
    let summary = try folder.write("before\n", to: "summary.md")
    _ = run(folder, "--record", "all", environment: ["GITHUB_STEP_SUMMARY": summary])
    #expect(try String(contentsOfFile: summary, encoding: .utf8) == "before\n", "only with --github")
    _ = run(folder, "--github", environment: ["GITHUB_STEP_SUMMARY": summary])
    let text = try String(contentsOfFile: summary, encoding: .utf8)
    #expect(text.hasPrefix("before\n### Screenshots: "))
    #expect(text.contains("3 snapshots of 1 scenario: 3 match"))
    _ = run(folder, "--github", environment: ["GITHUB_STEP_SUMMARY": folder.path + "/none/s.md"], code: 73)
  }

  /// Columns are separated by blanks.
  @Test func a_page_whose_name_has_a_blank_can_be_traced() throws {
    let folder = try TemporaryDirectory()
    try folder.write(PicturePages.svg("none"), to: "p/a.svg")
    try folder.write(
      "floatdesktop: 1\npages: {a: {picture: a.svg, hotspots: {h: {frame: all, push: my page}}}, my page: {picture: a.svg}}\n",
      to: "p/prototype.yaml")
    try folder.write("prototype: p\nsteps: [{tap: [180, 400]}, {trace: tr}]\n", to: "s.yaml")
    #expect(run(folder, "--record", "all").code == 0)
    _ = run(folder, code: 0)
  }

  @Test func damaged_goldens_are_bad_data_and_are_not_replaced_unasked() throws {
    let folder = try recorded()
    try folder.write("no picture", to: "__Snapshots__/push/push@0.5x.png")
    try folder.write("no trace", to: "__Snapshots__/push/rest.trace.txt")
    let result = run(folder, code: 65)
    #expect(result.output.contains("push/push@0.5x: the golden cannot be read: this is not a PNG"))
    #expect(result.output.contains("push/rest.trace: the golden cannot be read: line 1"))
    #expect(
      PushSuite.files(folder.path)["__Snapshots__/push/push@0.5x.png"] == Data("no picture".utf8))
    #expect(run(folder, "--record", "failed").code == 0)
    #expect(run(folder).code == 0)
  }

  @Test func stale_goldens_are_reported_and_pruned() throws {
    let folder = try recorded()
    let old = try folder.write("old", to: "__Snapshots__/gone/old@2x.png")
    let notes = try folder.write("mine", to: "__Snapshots__/push/notes.txt")
    let result = run(folder, code: 0)
    #expect(result.output.contains("stale       \(old)\nRemove stale goldens with --prune."), "\(result)")
    #expect(FileManager.default.fileExists(atPath: old))
    let pruned = run(folder, "--prune", code: 0)
    #expect(pruned.output.contains("removed     \(old)"), "\(pruned)")
    #expect(!FileManager.default.fileExists(atPath: "\(folder.path)/__Snapshots__/gone"))
    #expect(FileManager.default.fileExists(atPath: notes))
    #expect(run(folder, "--prune", "--filter", "a").code == 64)
    #expect(run(folder, "--filter", "no-such-name").code == 66)
  }

  @Test func what_cannot_be_written_is_told_and_leaves_nothing() throws {
    let folder = try PushSuite.folder("push.yaml")
    // A file is in the place of the goldens' folder.
    try folder.write("in the way", to: "__Snapshots__")
    let result = run(folder, code: 73)
    #expect(result.output.contains("/__Snapshots__ is not a folder; name another place"))
    let report = run(folder, "--report", "\(folder.path)/__Snapshots__/report.html", code: 73)
    #expect(report.errors.contains("cannot be written"), "\(report)")
    // The results are printed nevertheless.
    #expect(report.output.contains("3 not written"), "\(report)")
  }

  @Test func a_scenario_whose_name_is_no_text_is_told_not_passed_over() throws {
    let folder = try recorded()
    var path = Array("\(folder.path)/caf".utf8CString.dropLast()) + [CChar(bitPattern: 0xE9)]
    path += Array(".yaml".utf8CString)
    let file = open(path, O_WRONLY | O_CREAT | O_CLOEXEC, 0o644)
    try #require(file >= 0)
    close(file)
    let result = run(folder, code: 65)
    #expect(
      result.errors.contains("caf\u{FFFD}.yaml: error: its name is not UTF-8"),
      "\(result)")
    #expect(result.output.contains("3 match"), "\(result)")
  }

  @Test func a_matrix_that_makes_too_much_is_refused_before_anything_is_done() throws {
    let folder = try TemporaryDirectory()
    let devices = DeviceFile.names(folder: Repository.path("Assets/devices")).prefix(32).joined(
      separator: ", ")
    let known = PresetLibrary.names(in: [Repository.path("Assets/presets")])
    let presets = known.flatMap { one in known.map { "[\(one), \($0)]" } }.prefix(32).joined(separator: ", ")
    try folder.write(
      "scales: [\((1...32).map { "\(Double($0) / 10)" }.joined(separator: ", "))]\ndevices: [\(devices)]\n"
        + "presets: [\(presets)]\nappearances: [light, dark]\nlanguages: [en, zh-Hans]\n", to: "matrix.yaml"
    )
    try folder.write("steps:\n" + (1...10).map { "  - snapshot: s\($0)\n" }.joined(), to: "s.yaml")
    let result = run(folder)
    // 32 · 32 · 32 · 2 · 2 · 10.
    #expect(result.code == 65, "\(result)")
    #expect(result.errors.contains("its matrix makes 1310720 pictures"), "\(result)")
  }

  @Test func a_golden_of_another_size_is_never_decoded() throws {
    let folder = try recorded()
    try folder.write(PictureBytes.png(8192, 8192), to: "__Snapshots__/push/push@0.5x.png")
    let result = run(folder, code: 1)
    #expect(
      result.output.contains("push/push@0.5x: the size is 188 × 406, expected 8192 × 8192"), "\(result)")
  }

  /// Behind a pointer of Git LFS is a golden that was not fetched; a run that records would lose it.
  @Test(arguments: ["all", "failed", "missing", "never"])
  func no_mode_writes_over_a_pointer(mode: String) throws {
    let folder = try recorded()
    let pointer = "version https://git-lfs.github.com/spec/v1\noid sha256:00\nsize 12345\n"
    for name in ["push@0.5x.png", "rest.trace.txt"] {
      try folder.write(pointer, to: "__Snapshots__/push/" + name)
    }
    let result = run(folder, "--record", mode, code: 65)
    #expect(
      result.output.components(separatedBy: "is a Git LFS pointer; run \"git lfs pull\"").count == 3,
      "\(result)")
    for name in ["push@0.5x.png", "rest.trace.txt"] {
      #expect(
        try folder.text("__Snapshots__/push/" + name) == pointer)
    }
  }

  @Test(arguments: [
    (
      "steps: [{snapshot: Halfway}, {wait: 50ms}, {snapshot: halfway}]",
      "halfway@2x.png would also be the file of line 1"
    ),
    ("steps: [{tap: row:chat-1}, {trace: A}, {trace: a}]", "a.trace.txt would also be the file of line 1"),
  ])
  func names_that_differ_in_capital_letters_alone_are_one_name(text: String, told: String) throws {
    let folder = try TemporaryDirectory()
    try folder.write(text, to: "a.yaml")
    let result = run(folder, code: 65)
    #expect(
      result.errors.contains(told + " where capital letters do not count; rename one of them"), "\(result)")
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/__Snapshots__"))
  }

  @Test func scenarios_that_differ_in_capital_letters_alone_are_told() throws {
    let folder = try PushSuite.folder("Push.yaml")
    try folder.write("steps: [{wait: 50ms}, {snapshot: other}]", to: "push.yaml")
    let result = run(folder, code: 65)
    #expect(
      result.errors.contains(
        "push.yaml: error: \(folder.path)/Push.yaml has the same name where capital letters do not count; rename one"
      ),
      "\(result)")
  }
}

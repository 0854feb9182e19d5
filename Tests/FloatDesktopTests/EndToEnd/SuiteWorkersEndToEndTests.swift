import Foundation
import Testing

@testable import FloatFiles
@testable import FloatTestSupport

/// The worker processes of a suite.
@Suite struct SuiteWorkersEndToEndTests {
  private func goldens(_ folder: String) -> Int {
    let names = FileManager.default.enumerator(atPath: folder)?.allObjects as? [String] ?? []
    return names.count { $0.hasSuffix("x.png") && !$0.contains("/.") }
  }

  /// The running processes that a process has started.
  private func children(of pid: pid_t) -> [pid_t] {
    let text = (try? String(contentsOfFile: "/proc/\(pid)/task/\(pid)/children", encoding: .utf8)) ?? ""
    return text.split(separator: " ").compactMap { pid_t($0) }
  }

  /// False where the process has ended, even if its parent has not waited for it.
  private func isAlive(_ pid: pid_t) -> Bool {
    guard let text = try? String(contentsOfFile: "/proc/\(pid)/stat", encoding: .utf8),
      let name = text.lastIndex(of: ")")
    else { return false }
    return text[name...].split(separator: " ").dropFirst().first != "Z"
  }

  /// So many of each variant that no worker is done before the test looks again.
  private static let snapshots = 60

  @Test(arguments: [SIGKILL, SIGTERM, SIGHUP])
  func no_worker_outlives_the_run(signal: Int32) throws {
    let folder = try TemporaryDirectory()
    try folder.write(
      """
      text: boxes
      matrix:
        devices: [ipad-mini, iphone-8, iphone-se, iphone-x, pixel-7]
        presets: [db-badge, floatballmanager, jx-float, suspension-entrance, wechat, zd-push]
        appearances: [light, dark]
        languages: [en, zh-Hans]
        scales: [1, 2]
      steps:
        - tap: row:chat-1

      """ + (1...Self.snapshots).map { "  - snapshot: s\($0)\n" }.joined(), to: "s.yaml")
    let run = try ChildProcess(
      LiveApp.program, ["test", folder.path, "--record", "all", "--jobs", "2"],
      environment: ["PATH": "/usr/bin:/bin", "HOME": folder.path], folder: folder.path)
    let workers = try run.wait(for: "two workers at work") {
      let found = children(of: run.pid)
      return found.count == 2 && goldens(folder.path) > 0 ? found : nil
    }
    run.send(signal)
    #expect(try run.waitForEnd() == -signal)
    try Polling.value("the end of both workers") { workers.contains(where: isAlive) ? nil : () }
    // 5 · 6 · 2 · 2 variants at 2 scales.
    #expect(goldens(folder.path) < 240 * Self.snapshots)
  }

  @Test func a_worker_that_nobody_listens_to_stops() throws {
    let folder = try TemporaryDirectory()
    try folder.write(
      "text: boxes\nmatrix: {scales: [0.25], appearances: [light, dark]}\nsteps:\n  - snapshot: a\n",
      to: "s.yaml")
    let pipe = try FloatFiles.Pipe()
    close(pipe.reading)
    defer { close(pipe.writing) }
    let worker = try ChildProcess(
      "bash",
      ["-c", "exec '\(LiveApp.program)' test '\(folder.path)' --record all --worker 1/1 >&3"],
      environment: ["PATH": "/usr/bin:/bin", "HOME": folder.path], folder: folder.path,
      extraOutput: pipe.writing)
    #expect(try worker.waitForEnd() != 0)
    #expect(goldens(folder.path) == 1)
  }

  @Test func a_worker_of_a_run_that_is_over_does_nothing() throws {
    let folder = try TemporaryDirectory()
    try folder.write("text: boxes\nsteps:\n  - snapshot: a\n", to: "s.yaml")
    let arguments = [ChildProgram.own, "test", folder.path, "--record", "all", "--worker", "1/1"]
    #expect(try LiveApp.run(["run-for-parent", "1"] + arguments).code != 0)
    #expect(goldens(folder.path) == 0)
    #expect(try LiveApp.run(["run-for-parent", "\(getpid())"] + arguments).code == 0)
    #expect(goldens(folder.path) == 1)
  }

  @Test func a_folder_may_begin_with_a_dash() throws {
    let folder = try TemporaryDirectory()
    try folder.write(
      "text: boxes\nmatrix: {scales: [0.25], appearances: [light, dark]}\nsteps:\n  - snapshot: a\n",
      to: "-x/s.yaml")
    let run = try ChildProcess.shell(
      "exec '\(LiveApp.program)' test --record all --jobs 2 -- -x", in: folder.path)
    #expect(run.code == 0, "\(run)")
    #expect(run.output.contains("2 accepted"), "\(run)")
  }

  @Test func jobs_shards_and_surroundings_never_change_a_byte() throws {
    let one = try PushSuite.folder("a.yaml", "b/c.yaml", "d.yaml")
    let two = try PushSuite.folder("a.yaml", "b/c.yaml", "d.yaml")
    let parts = try PushSuite.folder("a.yaml", "b/c.yaml", "d.yaml")
    let matrix = "appearances: [light, dark]\nlanguages: [en, zh-Hans]\n"
    try one.write(matrix, to: "matrix.yaml")
    try two.write(matrix, to: "matrix.yaml")
    try parts.write(matrix, to: "matrix.yaml")
    #expect(try LiveApp.run(["test", one.path, "--record", "all", "--jobs", "1"]).code == 0)
    let strange = [
      "LC_ALL": "tr_TR.UTF-8", "TZ": "Asia/Kathmandu", "DISPLAY": ":77", "SDL_VIDEODRIVER": "none",
      "XDG_CONFIG_HOME": "/nowhere",
    ]
    #expect(
      try LiveApp.run(["test", two.path, "--record", "all", "--jobs", "2"], environment: strange).code == 0)
    for shard in ["3/3", "1/3", "2/3"] {
      #expect(
        try LiveApp.run(["test", parts.path, "--record", "all", "--jobs", "2", "--shard", shard]).code == 0)
    }
    let expected = PushSuite.files(one.path)
    // 4 variants of 2 pictures, of 3 scenarios; and a trace for each language, because colours do not move.
    #expect(expected.keys.count { $0.contains("__Snapshots__") && $0.contains("@") } == 24)
    #expect(PushSuite.files(two.path) == expected)
    #expect(PushSuite.files(parts.path) == expected)
    let all = try LiveApp.run(["test", one.path, "--jobs", "2"], code: 0)
    #expect(all.output.contains("30 snapshots of 3 scenarios: 30 match"))
  }
}

import ArgumentParser
import FloatCore
import FloatFiles
import FloatPainting
import FloatSnapshots
import Glibc

/// `floatdesktop test`: a suite of scenarios and their goldens.
struct TestCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "test",
    abstract: "Compare the pictures and traces of all scenarios below a folder with their goldens.",
    discussion: """
      The goldens of push.yaml are in __Snapshots__/push/ beside it: NAME@2x.png for a "snapshot" or "filmstrip" \
      step, NAME.trace.txt for a "trace" step. What differs is shown in __Failures__ below the folder: expected, \
      actual, diff and report.html. A matrix.yaml beside or above a scenario lists scales, appearances, devices, \
      presets and languages for all. Links are not followed out of the folder, and nothing is written through one.

      --record missing, the default, writes goldens that are not there, and these count as failures; "failed" also \
      writes those that differ, "all" every one. Where CI is set the default is "never". SNAPSHOT_TESTING_RECORD \
      names another default.

      Exit codes: 0 everything matches or was recorded as asked, 1 pictures differ, are missing or new, 64 wrong \
      usage, 65 unreadable scenarios or goldens, 66 no such folder or no scenario in it, 73 something could not be \
      written.
      """)

  @Argument(help: ArgumentHelp("The suite's folder, or one scenario.", valueName: "dir"))
  var suite: String

  @Option(help: ArgumentHelp("Which goldens are written: all, failed, missing or never.", valueName: "mode"))
  var record: SnapshotRecord?

  @Option(
    help: ArgumentHelp(
      "Write a report as one HTML file (default: __Failures__/report.html, when something failed).",
      valueName: "file"))
  var report: String?

  @Option(help: ArgumentHelp("Write the outcome as JUnit XML.", valueName: "file"))
  var junit: String?

  @Option(
    help: ArgumentHelp(
      "Put all pictures into this folder as reg-cli and reg-suit show them: expected, actual, diff and reg.json.",
      valueName: "folder"))
  var reg: String?

  @Option(help: ArgumentHelp("Processes at a time (default: one a core).", valueName: "n"))
  var jobs: Int?

  @Option(help: ArgumentHelp("Run a part of the suite, as 2/3: the second of three.", valueName: "i/n"))
  var shard: SuiteShard?

  @Option(help: ArgumentHelp("Run only snapshots whose name has this text in it.", valueName: "text"))
  var filter: [String] = []

  @Flag(help: "Remove goldens that belong to no scenario, snapshot or variant any more.")
  var prune = false

  @Option(
    help: ArgumentHelp("The share of the pixels that must match, 0 to 1 (default: 1).", valueName: "ratio"))
  var precision: Double?

  @Option(
    help: ArgumentHelp(
      "How well a pixel must match, 0 to 1: 1 minus a hundredth of the colour difference CIE94 (default: 1).",
      valueName: "ratio"))
  var perceptualPrecision: Double?

  @Flag(help: "Pass over pixels that only the smoothing of an edge has changed.")
  var ignoreAntialiasing = false

  @Option(
    help: ArgumentHelp("Draw text by fonts, or as boxes, the same on every machine.", valueName: "kind"))
  var text: TextRenderer.Mode?

  @Option(help: .hidden)
  var worker: SuiteShard?

  @Option(help: .hidden)
  var parent: Int32?

  func validate() throws {
    if let jobs, !(1...256 ~= jobs) { throw ValidationError("--jobs must be 1 to 256") }
    for (name, value) in [("--precision", precision), ("--perceptual-precision", perceptualPrecision)] {
      if let value, !(0...1).contains(value) { throw ValidationError("\(name) must be 0 to 1") }
    }
    if let reg, reg.isEmpty || reg.hasSuffix(".json") {
      throw ValidationError(
        "--reg takes a folder, into which reg.json goes with its pictures, not the file \"\(reg)\"")
    }
    if prune, shard != nil || !filter.isEmpty {
      throw ValidationError("--prune looks at the whole suite; leave out --shard and --filter")
    }
  }

  func run() throws {
    if let parent { try WorkerProcess.endWithParent(parent) }
    let mode = try record ?? SnapshotRecord.standard(environment: Environment.value)
    let plan = try SuitePlan(suite)
    let failures = FailureFolder(suite: plan.folder)
    let regFolder = reg.map(RegFolder.init)
    let options = SuiteOptions(
      mode: mode, reg: regFolder, filters: filter, precision: precision,
      perceptualPrecision: perceptualPrecision, ignoresAntialiasing: ignoreAntialiasing ? true : nil,
      usesTextBoxes: text.map { $0 == .boxes })
    let runner = SuiteRunner(plan, options: options, shard: shard)
    if let worker {
      try runner.work(worker)
      return
    }
    for problem in plan.problems { Diagnostics.show(problem.error.diagnostics) }
    try failures.clear()
    regFolder?.clear()
    let start = ScenarioCheck.now
    var outcome = SuiteOutcome(root: suite, scenarioCount: Set(runner.units.map(\.scenario)).count)
    outcome.results = try runner.run(
      jobs: jobs ?? max(sysconf(Int32(_SC_NPROCESSORS_ONLN)), 1), options: workerOptions(mode), suite: suite)
    let seconds = ScenarioCheck.now - start
    if !filter.isEmpty { outcome.scenarioCount = Set(outcome.results.map(\.scenario)).count }
    outcome.problems = plan.problems.map {
      SuiteOutcome.Problem(
        scenario: $0.name, text: $0.error.diagnostics.map(\.summary).joined(separator: "\n"))
    }
    outcome.stale = plan.stale
    if prune { remove(plan.stale, from: plan.folder, &outcome) }
    // What was found is told even where no report can be written.
    for line in outcome.lines(seconds: seconds) { try Output.write(line) }
    try write(outcome, failures, regFolder)
    guard !outcome.results.isEmpty || shard != nil || !outcome.problems.isEmpty else {
      throw CommandFailure(
        .noSuchInput, "no snapshot's name has \"\(filter.joined(separator: "\" or \""))\" in it")
    }
    if let code = outcome.code { throw CommandFailure(code, "") }
  }

  /// The options of a process that plays a part.
  private func workerOptions(_ mode: SnapshotRecord) -> [String] {
    var arguments = ["--record", mode.rawValue]
    if let reg { arguments += ["--reg", reg] }
    if let shard { arguments += ["--shard", "\(shard.index)/\(shard.count)"] }
    for filter in filter { arguments += ["--filter", filter] }
    if let precision { arguments += ["--precision", "\(precision)"] }
    if let perceptualPrecision { arguments += ["--perceptual-precision", "\(perceptualPrecision)"] }
    if ignoreAntialiasing { arguments.append("--ignore-antialiasing") }
    if let text { arguments += ["--text", text.rawValue] }
    return arguments
  }

  private func remove(_ stale: [String], from folder: SuiteFolder, _ outcome: inout SuiteOutcome) {
    var left: [String] = []
    for path in stale {
      guard let reason = folder.remove(path) else { continue }
      Diagnostics.error("\(path): cannot be removed: \(reason)")
      left.append(path)
    }
    outcome.isPruned = left.isEmpty
    if !left.isEmpty { outcome.stale = left }
  }

  private func write(
    _ outcome: SuiteOutcome, _ failures: FailureFolder, _ regFolder: RegFolder?
  ) throws(CommandFailure) {
    do throws(WholeFile.Failure) {
      if let junit { try WholeFile.write(JUnitReport.text(of: outcome), to: junit) }
      try regFolder?.finish(outcome, suite: failures.suite)
      if let report {
        try WholeFile.write(HTMLReport.text(of: outcome), to: report)
      } else if !outcome.failures.isEmpty || !outcome.problems.isEmpty {
        try failures.suite.write(Array(HTMLReport.text(of: outcome).utf8), to: failures.path + "/report.html")
      }
    } catch {
      throw CommandFailure(error)
    }
    failures.ignore()
  }
}

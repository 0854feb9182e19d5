import ArgumentParser
import FloatFiles
import FloatPainting
import FloatReplay
import FloatSnapshots
import Glibc

struct TestCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "test",
    abstract: "Compare the pictures and traces of all scenarios in a folder with their goldens.",
    discussion: """
      The goldens of push.yaml are in __Snapshots__/push/ beside it: NAME@2x.png for a "snapshot" or "filmstrip" \
      step, NAME.trace.txt for a "trace" step. Differences are written to __Failures__ in the folder: expected, actual, \
      diff and report.html. A matrix.yaml beside or above a scenario lists the scales, appearances, devices, presets and \
      languages to run it in. Links that lead out of the folder are not followed, and nothing is written through a link.

      --record missing, the default, writes goldens that do not exist yet and counts them as failures; "failed" also \
      rewrites those that differ, "all" rewrites every one, "never" none. The default is "never" if CI is set, and \
      SNAPSHOT_TESTING_RECORD overrides it.

      -o and --preset try other values on top of the scenarios' own, to see which tests move; nothing is recorded then.

      Exit codes: 0 everything matches or was recorded as requested, 1 goldens differ, are missing or new, 64 wrong \
      usage, 65 unreadable scenarios, goldens or pictures, 66 folder not found or without scenarios, 69 a picture that \
      this machine cannot draw, 73 output cannot be written.
      """)

  @Argument(help: .takes("dir|file", "A folder of scenarios, or one scenario."))
  var suite: String

  @Option(help: .takes("all|failed|missing|never", "Which goldens to write."))
  var record: SnapshotRecord?

  @Option(
    help: .takes(
      "file", "Write an HTML report to this file (default: __Failures__/report.html, if something failed)."))
  var report: String?

  @Option(help: .takes("file", "Write the results to this file as JUnit XML."))
  var junit: String?

  @Option(help: .takes("n", "Number of processes (default: one per core)."))
  var jobs: Int?

  @Option(help: .takes("i/n", "Run one part of the suite: 2/3 is the second of three."))
  var shard: SuiteShard?

  @Option(help: .takes("text", "Run only snapshots whose name contains this text."))
  var filter: [String] = []

  @Flag(help: "Remove goldens that no longer belong to a scenario, snapshot or variant.")
  var prune = false

  @Option(help: .takes("ratio", "Share of pixels that must match, 0 to 1 (default: 1)."))
  var precision: Double?

  @Option(
    help: .takes(
      "ratio",
      "How closely a pixel must match, 0 to 1: 1 minus a hundredth of the CIE94 colour difference (default: 1)."
    ))
  var perceptualPrecision: Double?

  @Flag(help: "Ignore pixels that differ only in antialiasing.")
  var ignoreAntialiasing = false

  @Option(
    help: .takes("fonts|boxes", "Draw text with fonts, or as boxes, which look the same on every machine."))
  var text: TextRenderer.Mode?

  @OptionGroup var layers: ConfigLayerOptions

  @Flag(
    name: .customLong("github"),
    help:
      "Also print each failure as a command for GitHub Actions, which shows it beside the scenario's line, and add a summary to GITHUB_STEP_SUMMARY."
  )
  var isForGitHub = false

  @Option(help: .hidden)
  var worker: SuiteShard?

  func validate() throws {
    if BoundedFile.isStream(suite) {
      throw ValidationError(
        "\(suite): the goldens of a suite lie beside its files; name a folder or a scenario")
    }
    try WrittenFile.check("--junit", junit)
    try WrittenFile.check("--report", report)
    try WrittenFile.refuseSame(("--junit", junit), ("--report", report))
    if let jobs, !(1...256 ~= jobs) { throw ValidationError("--jobs must be 1 to 256") }
    for (name, value) in [("--precision", precision), ("--perceptual-precision", perceptualPrecision)] {
      if let value, !(0...1).contains(value) { throw ValidationError("\(name) must be 0 to 1") }
    }
    if isTrial, let record, record != .never {
      throw ValidationError(
        "-o and --preset try other values, which --record would keep; leave out one of them")
    }
    if prune, shard != nil || !filter.isEmpty {
      throw ValidationError("--prune looks at the whole suite; leave out --shard and --filter")
    }
  }

  /// True if the scenarios are tried with other values than their own.
  private var isTrial: Bool { !layers.preset.isEmpty || !layers.override.isEmpty }

  func run() throws {
    let mode = try isTrial ? .never : record ?? SnapshotRecord.standard(environment: Environment.value)
    let plan = try SuitePlan(suite)
    let failures = plan.folder.failures
    var options = SuiteOptions(mode: mode)
    options.filters = filter
    (options.precision, options.perceptualPrecision) = (precision, perceptualPrecision)
    options.ignoresAntialiasing = ignoreAntialiasing ? true : nil
    options.usesTextBoxes = text.map { $0 == .boxes }
    (options.presets, options.overrides) = (layers.preset, layers.override)
    let runner = SuiteRunner(plan, options: options, shard: shard)
    if let worker {
      try runner.work(worker)
      return
    }
    // A mistake is told once, and not by every scenario.
    if !layers.override.isEmpty {
      let values = ParameterSetup(
        readsUserFiles: false, presets: [], overrides: layers.override, assets: try Assets.locate())
      _ = try values.presetParameters()
    }
    for problem in plan.problems { Diagnostics.show(problem.diagnostics) }
    try failures.clear()
    let start = SystemClock.monotonic
    var outcome = SuiteOutcome(root: suite, scenarioCount: Set(runner.units.map(\.scenario)).count)
    outcome.results = try runner.run(
      jobs: jobs ?? max(sysconf(Int32(_SC_NPROCESSORS_ONLN)), 1), options: workerOptions(mode), suite: suite)
    let seconds = SystemClock.monotonic - start
    if !filter.isEmpty { outcome.scenarioCount = Set(outcome.results.map(\.scenario)).count }
    (outcome.problems, outcome.stale) = (plan.problems, plan.stale)
    outcome.trial = layers.preset + layers.override
    if prune { remove(plan.stale, from: plan.folder, &outcome) }
    // The results are printed even where no report can be written.
    let annotations = isForGitHub ? GitHubAnnotations.lines(of: outcome, plan) : []
    for line in annotations + outcome.lines(seconds: seconds) { try Output.write(line) }
    try write(outcome, failures)
    guard !outcome.results.isEmpty || shard != nil || !outcome.problems.isEmpty else {
      throw CommandFailure(
        .noSuchInput, "no snapshot's name contains \"\(filter.joined(separator: "\" or \""))\"")
    }
    if let code = outcome.code { throw CommandFailure(code, "") }
  }

  /// The options of a worker process.
  private func workerOptions(_ mode: SnapshotRecord) -> [String] {
    var arguments = ["--record", mode.rawValue]
    if let shard { arguments += ["--shard", "\(shard.index)/\(shard.count)"] }
    for filter in filter { arguments += ["--filter", filter] }
    if let precision { arguments += ["--precision", "\(precision)"] }
    if let perceptualPrecision { arguments += ["--perceptual-precision", "\(perceptualPrecision)"] }
    if ignoreAntialiasing { arguments.append("--ignore-antialiasing") }
    if let text { arguments += ["--text", text.rawValue] }
    for preset in layers.preset { arguments += ["--preset", preset] }
    for value in layers.override { arguments += ["-o", value] }
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

  private func write(_ outcome: SuiteOutcome, _ failures: FailureFolder) throws {
    if let junit { try AtomicFile.write(JUnitReport.text(of: outcome), to: junit) }
    if isForGitHub, let path = Environment.value("GITHUB_STEP_SUMMARY") {
      try StepSummary.add(StepSummary.text(of: outcome), to: path)
    }
    if let report {
      try AtomicFile.write(HTMLReport.text(of: outcome), to: report)
    } else if !outcome.failures.isEmpty || !outcome.problems.isEmpty {
      try failures.suite.write(Array(HTMLReport.text(of: outcome).utf8), to: failures.path + "/report.html")
    }
    failures.ignore()
  }
}

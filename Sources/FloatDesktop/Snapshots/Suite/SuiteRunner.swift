package import FloatFiles
import FloatPainting
import FloatReplay

/// Runs a suite, or a part of it, in this process or in several.
package struct SuiteRunner {
  let plan: SuitePlan
  let options: SuiteOptions
  /// The units of this run.
  package let units: [SuiteUnit]

  package init(_ plan: SuitePlan, options: SuiteOptions, shard: SuiteShard? = nil) {
    self.plan = plan
    self.options = options
    units = shard?.part(of: plan.units) ?? plan.units
  }

  /// Runs the units in this process.
  func run() throws(CommandFailure) -> [SnapshotResult] {
    let painters = PainterPool(assets: try Assets.locate())
    return units.flatMap { results(of: $0, painters) }
  }

  /// Runs a worker's part: every `count`-th unit, each reported as soon as it is done.
  package func work(_ part: SuiteShard) throws(CommandFailure) {
    let painters = PainterPool(assets: try Assets.locate())
    for index in part.part(of: Array(units.indices)) {
      try WorkerProcess.tell(WorkerProcess.Report(unit: index, results: results(of: units[index], painters)))
    }
  }

  /// Runs the units in several processes.
  ///
  /// - Parameter options: The command line's options that make a process of this program work as this one would.
  package func run(jobs: Int, options: [String], suite: String) throws(CommandFailure) -> [SnapshotResult] {
    let count = min(jobs, units.count)
    guard count > 1 else { return try run() }
    var workers: [WorkerProcess] = []
    var failure: CommandFailure?
    do throws(CommandFailure) {
      for index in 1...count {
        let part = SuiteShard(index: index, count: count)
        workers.append(try WorkerProcess(part, options: options, suite: suite))
      }
    } catch {
      failure = error
    }
    var found: [Int: [SnapshotResult]] = [:]
    var failures: [String] = []
    for worker in workers {
      let (reports, failure) = worker.finish()
      for report in reports { found[report.unit] = report.results }
      if let failure { failures.append(failure) }
    }
    if let failure { throw failure }
    let silence = failures.first ?? "a worker process did not report its outcome"
    return units.enumerated().flatMap { index, unit in found[index] ?? [broken(unit, silence)] }
  }

  /// The result of a unit without any capture.
  private func broken(_ unit: SuiteUnit, _ message: String) -> SnapshotResult {
    SnapshotResult(
      scenario: plan.scenarios[unit.scenario].name, name: "", variant: unit.variant.suffix, status: .broken,
      message: message)
  }

  /// The results of all captures of a unit, in the order of the steps and the scales.
  private func results(of unit: SuiteUnit, _ painters: PainterPool) -> [SnapshotResult] {
    do throws(CommandFailure) {
      return try play(plan.scenarios[unit.scenario], unit.variant, painters)
    } catch {
      Diagnostics.show(error.problems)
      return [broken(unit, error.reason)]
    }
  }

  private func play(_ whole: SuiteScenario, _ variant: SuiteVariant, _ painters: PainterPool)
    throws(CommandFailure)
    -> [SnapshotResult]
  {
    func wants(_ file: String) -> Bool { options.wants("\(whole.name)/\(Self.withoutExtension(file))") }
    guard
      whole.scenario.steps.contains(where: { whole.fileNames(of: $0.value, variant).contains(where: wants) })
    else { return [] }
    var choices = variant.choices
    choices.usesTextBoxes = options.usesTextBoxes ?? whole.settings.usesTextBoxes
    choices.presets += options.presets
    choices.overrides = options.overrides
    let check = ScenarioCheck(
      painters: painters, goldens: GoldenStore(mode: options.mode, suite: plan.folder),
      scenario: whole.scenario, file: whole.path, name: whole.name, choices: choices)
    return try check.results { timeline in
      timeline.marks.flatMap { mark in
        whole.files(of: mark.name, isTrace: mark.isTrace, variant).filter { wants($0.name) }.map { file in
          ScenarioCheck.Capture(
            mark: mark, scale: file.scale,
            tolerance: options.tolerance(over: whole.settings.tolerance ?? .exact),
            name: Self.withoutExtension(file.name), golden: "\(whole.goldens)/\(file.name)")
        }
      }
    }
  }

  private static func withoutExtension(_ file: String) -> String { String(file.dropLast(4)) }
}

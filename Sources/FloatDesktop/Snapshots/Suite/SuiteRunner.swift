import FloatFiles
import Glibc

/// Runs a suite, or a part of it, in this process or in several.
package struct SuiteRunner {
  let plan: SuitePlan
  let options: SuiteOptions
  /// The units that are this run's.
  package let units: [SuiteUnit]

  package init(_ plan: SuitePlan, options: SuiteOptions, shard: SuiteShard? = nil) {
    self.plan = plan
    self.options = options
    units = shard?.part(of: plan.units) ?? plan.units
  }

  /// One process: this one.
  func run() throws(CommandFailure) -> [SnapshotResult] {
    let worker = try SuiteWorker(plan, options: options)
    return units.flatMap(worker.run)
  }

  /// What a worker process does: every `count`-th unit, each told as soon as it is done.
  package func work(_ part: SuiteShard) throws(CommandFailure) {
    let worker = try SuiteWorker(plan, options: options)
    for index in part.part(of: Array(units.indices)) {
      try WorkerProcess.tell(WorkerProcess.Report(unit: index, results: worker.run(units[index])))
    }
  }

  /// Several processes.
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
    var results: [SnapshotResult] = []
    for (index, unit) in units.enumerated() {
      if let known = found[index] {
        results += known
      } else {
        results.append(
          SnapshotResult(
            scenario: plan.scenarios[unit.scenario].name, name: "", variant: unit.variant.suffix,
            status: .broken, message: failures.first ?? "a worker process did not tell its outcome"))
      }
    }
    return results
  }
}

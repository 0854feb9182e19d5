import FloatCore
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
    var found: [Int: [SnapshotResult]] = [:]
    var failures: [String] = []
    // The compiler has no arrays of what cannot be copied yet, so two at a time do for two, and a list for more.
    try start(from: 0, count: count, options, suite, &found, &failures)
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

  /// Starts a worker, then the others, then waits for it: each lives on the stack of its own call.
  private func start(
    from index: Int, count: Int, _ options: [String], _ suite: String, _ found: inout [Int: [SnapshotResult]],
    _ failures: inout [String]
  ) throws(CommandFailure) {
    guard index < count else { return }
    let worker = try WorkerProcess(SuiteShard(index: index + 1, count: count), options: options, suite: suite)
    var next: CommandFailure?
    do throws(CommandFailure) {
      try start(from: index + 1, count: count, options, suite, &found, &failures)
    } catch {
      next = error
    }
    let (reports, failure) = worker.finish()
    for report in reports { found[report.unit] = report.results }
    if let failure { failures.append(failure) }
    if let next { throw next }
  }
}

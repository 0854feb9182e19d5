import ArgumentParser
import FloatFiles
import FloatReplay

struct BenchCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "bench",
    abstract: "Time every kind of motion, frame by frame, without a window.",
    discussion: """
      Times are CPU times of the whole process: advancing the core, making its scene, and painting, which uses \
      several processors if the frame is large; "wall" is elapsed time. Units are opaque blits of the whole frame, \
      which bypass the cache, and passes, which compose a frame from two pages' pictures and share the cache as \
      frames do. Both are measured in the same run, and the repetitions of all phases alternate. "!" marks a phase \
      that exceeds its budget; the exit code does not depend on it.

      Frames follow one another without a pause, so that all that they need is in the processor's caches; the budgets \
      are for such frames. With --paced they come at 60 Hz, as in a window, and a small frame takes several times \
      as long.

      With --against, this program and the other one run in turns, and each phase's ratio of medians is printed with \
      its spread; the ratio is reliable on busy machines, too.
      """)

  @OptionGroup var prototype: PrototypeOptions

  @Flag(help: "Print JSON instead of a table.")
  var json = false

  @Option(help: .takes("name", "Run only this phase, such as push or ball-drag; may be repeated."))
  var phase: [String] = []

  @Option(help: .takes("n", "How often to run each phase."))
  var repetitions: Int = 5

  @Flag(help: "Pause before each frame, as a window does, so that caches are cold.")
  var paced = false

  @Option(help: .takes("program", "Compare with this build of the program, which runs in turns with it."))
  var against: String?

  func validate() throws {
    guard (1...1000).contains(repetitions) else { throw ValidationError("--repetitions must be 1 to 1000") }
  }

  func run() throws {
    let setup = try prototype.setup(.headless)
    let runner = BenchmarkRunner(setup: setup, assets: try Assets.locate(), isPaced: paced)
    let known = runner.phases.map(\.name) + HourBenchmark.phases.map(\.name)
    if let unknown = phase.first(where: { !known.contains($0) }) {
      throw CommandFailure(
        .usage, "--phase \(unknown): there is no such phase; use one of \(known.joined(separator: ", "))")
    }
    if let against {
      let comparison = try BenchmarkComparison(against: against, rounds: repetitions)
      try Output.write((json ? comparison.json.text() : comparison.table) + "\n")
    } else {
      let report = try report(runner)
      try Output.write((json ? report.json.text() : report.table) + "\n")
    }
  }

  private func report(_ runner: BenchmarkRunner) throws -> BenchmarkReport {
    let wanted = runner.phases.filter { phase.isEmpty || phase.contains($0.name) }
    let scales: [Double] = wanted.isEmpty ? [] : prototype.scale.map { [$0] } ?? [1, 2, 3]
    let motions = try wanted.map { try runner.motion(of: $0) }
    var results = scales.flatMap { scale in wanted.map { BenchmarkRunner.Result(phase: $0, scale: scale) } }
    var blits: [Double: [Double]] = [:]
    var passes: [Double: [Double]] = [:]
    for _ in 0..<repetitions {
      for (s, scale) in scales.enumerated() {
        blits[scale, default: []].append(runner.blit(scale: scale))
        passes[scale, default: []].append(runner.pass(scale: scale))
        for (i, motion) in motions.enumerated() { runner.run(motion, into: &results[s * wanted.count + i]) }
      }
    }
    return BenchmarkReport(
      results: results, hasBudgets: !paced, blits: blits.mapValues { quantile(0.5, of: $0) },
      passes: passes.mapValues { quantile(0.5, of: $0) }, core: phase.isEmpty ? CoreBenchmark.run() : [],
      memory: ProcessMemory.proportionalSetSize(),
      hours: HourBenchmark.phases
        .filter { phase.contains($0.name) || phase.isEmpty && $0 == HourBenchmark.phases[0] }
        .map { HourBenchmark.run(on: runner.start, rate: $0.rate) })
  }
}

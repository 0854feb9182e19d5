import ArgumentParser
import FloatFiles
import FloatPainting

/// `floatdesktop bench`: what a frame costs, in each kind of motion.
struct BenchCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "bench",
    abstract: "Time every kind of motion, frame by frame, without a window.",
    discussion: """
      Times are CPU times of one thread: advancing the core and making its scene, painting, and copying what was repainted. \
      Budgets are in opaque blits of the whole frame, measured in the same run. "!" marks what exceeds its budget; the \
      exit code does not depend on it.
      """)

  @OptionGroup var prototype: PrototypeOptions

  @Flag(help: "Print JSON instead of a table.")
  var json = false

  @Option(
    help: ArgumentHelp("Run only this phase, such as push or ball-drag; may be repeated.", valueName: "name"))
  var phase: [String] = []

  @Option(help: ArgumentHelp("How often to run each phase.", valueName: "n"))
  var repetitions: Int = 5

  func validate() throws {
    guard (1...1000).contains(repetitions) else { throw ValidationError("--repetitions must be 1 to 1000") }
  }

  func run() throws {
    let setup = try prototype.setup(.headless)
    let known = BenchmarkPhase.all.map(\.name)
    if let unknown = phase.first(where: { !known.contains($0) }) {
      throw CommandFailure(
        .usage, "--phase \(unknown): there is no such phase; there are \(known.joined(separator: ", "))")
    }
    var runner = BenchmarkRunner(setup: setup, assets: try Assets.locate())
    runner.repetitions = repetitions
    let scales: [Double] = prototype.scale.map { [$0] } ?? [1, 2, 3]
    var report = BenchmarkReport(results: [], blits: [:], core: [], memory: nil)
    for scale in scales {
      report.blits[scale] = runner.blit(scale: scale)
      for item in BenchmarkPhase.all where phase.isEmpty || phase.contains(item.name) {
        report.results.append(try runner.run(item, scale: scale))
      }
    }
    report.core = phase.isEmpty ? CoreBenchmark.run() : []
    report.memory = ProcessMemory.proportionalSetSize()
    try Output.write((json ? report.json.text() : report.table) + "\n")
  }
}

import ArgumentParser
import FloatCore
import FloatFiles
import FloatReplay

/// Times motion, frame by frame, without a window: `make bench`.
@main
struct Main: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "FloatBench",
    abstract: "Time each kind of motion, frame by frame, without a window.",
    discussion: """
      Times are CPU times of the whole process, which uses several processors for large frames; "wall" is elapsed time, \
      and "core" the part before painting. The unit is an opaque blit of the whole frame, measured between the \
      repetitions. "!" marks a phase over its budget; the exit code does not depend on it.
      """)

  @Option(help: "Run only this phase, such as push or hour; may be repeated.")
  var phase: [String] = []

  @Option(help: "Pixels per point (default: 1, 2 and 3).")
  var scale: Double?

  @Option(help: "The device: its name or its file.")
  var device: String?

  @Option(help: "How often to run each phase.")
  var repetitions = 5

  @Flag(
    help:
      "Pause before each frame, as a window does, so that caches are cold. The budgets are for frames without."
  )
  var paced = false

  @Flag(help: "Print JSON.")
  var json = false

  @Option(help: "Compare with this build of FloatBench, which runs in turns with this one.")
  var against: String?

  func validate() throws {
    guard (1...1000).contains(repetitions), (0.1...8).contains(scale ?? 1) else {
      throw ValidationError("--repetitions takes 1 to 1000, --scale 0.1 to 8")
    }
  }

  func run() throws {
    var choices = PrototypeChoices()
    choices.device = device.map(DeviceChoice.init)
    let setup = try PrototypeSetup(choices, mode: .headless)
    let all = Phase.all(on: setup.device.size)
    let known = all.map(\.name) + Hour.rates.map(\.name)
    if let unknown = phase.first(where: { !known.contains($0) }) {
      throw ValidationError("--phase \(unknown): use one of \(known.joined(separator: ", "))")
    }
    let wanted = all.filter { phase.isEmpty || phase.contains($0.name) }
    if let against {
      guard !wanted.isEmpty else { throw ValidationError("--against compares motions; an hour is none") }
      let rows = try Comparison.rows(against: against, rounds: repetitions, childArguments(wanted))
      return print(Comparison.table(rows))
    }
    let runner = Runner(setup: setup, isPaced: paced)
    let hours = Hour.rates.filter { phase.contains($0.name) || phase.isEmpty && $0.name == "hour" }
    let report = Report(
      phases: try runner.rows(wanted, scales: scale.map { [$0] } ?? [1, 2, 3], repetitions: repetitions),
      hours: hours.map { Hour.run(on: runner.start, rate: $0.rate) })
    print(json ? try report.json : report.table(all, hasBudgets: !paced))
  }

  /// The arguments of one run in a comparison.
  private func childArguments(_ phases: [Phase]) -> [String] {
    var arguments = ["--json", "--repetitions", "1"]
    for phase in phases { arguments += ["--phase", phase.name] }
    if let scale { arguments += ["--scale", "\(scale)"] }
    if let device { arguments += ["--device", device] }
    return paced ? arguments + ["--paced"] : arguments
  }
}

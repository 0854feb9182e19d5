import FloatCore
import FloatFiles
import Glibc

/// Plays units of a suite, one after the other.
final class SuiteWorker {
  private let plan: SuitePlan
  private let options: SuiteOptions
  private let studio: SnapshotStudio

  init(_ plan: SuitePlan, options: SuiteOptions) throws(CommandFailure) {
    self.plan = plan
    self.options = options
    do throws(Assets.NotFound) {
      studio = SnapshotStudio(assets: try Assets.locate())
    } catch {
      throw CommandFailure(.noSuchInput, error.description)
    }
  }

  /// The outcome of every capture of a unit, in the order of the steps and the scales.
  func run(_ unit: SuiteUnit) -> [SnapshotResult] {
    let whole = plan.scenarios[unit.scenario]
    do {
      return try play(whole, unit.variant)
    } catch {
      let reason = (error as? CommandFailure)?.reason ?? "\(error)"
      return [
        SnapshotResult(
          scenario: whole.name, name: "", variant: unit.variant.suffix, status: .broken, message: reason)
      ]
    }
  }

  private func play(_ whole: SuiteScenario, _ variant: SuiteVariant) throws -> [SnapshotResult] {
    let captures = whole.scenario.steps.compactMap { step in
      whole.fileNames(of: step.value, variant)
    }.flatMap { $0 }
    guard captures.contains(where: { options.wants("\(whole.name)/\(Self.withoutExtension($0))") }) else {
      return []
    }
    let source = InputSource(whole.scenario, file: whole.path)
    let setup = try PrototypeSetup(
      try PrototypeOptions.parse(variant.arguments), mode: .headless, source: source)
    let prototype = setup.makePrototype()
    let timeline = try source.timeline(for: prototype)
    var capture = SnapshotCapture(
      prototype, timeline: timeline, studio: studio,
      usesTextBoxes: options.usesTextBoxes ?? whole.settings.usesTextBoxes ?? false)
    let keeper = GoldenKeeper(mode: options.mode, suite: plan.folder, reg: options.reg)
    var results: [SnapshotResult] = []
    for mark in timeline.marks {
      let scales: [Double]
      if case .trace = mark.kind {
        guard whole.takesTraces(variant),
          options.wants("\(whole.name)/\(mark.name)\(variant.suffix).trace")
        else { continue }
        scales = []
      } else {
        scales = whole.scales.filter {
          let file = SuiteScenario.pictureName(mark.name, variant, scale: $0)
          return options.wants("\(whole.name)/\(Self.withoutExtension(file))")
        }
        if scales.isEmpty { continue }
      }
      var start = Self.now
      capture.take(mark, scales: scales) { content, scale in
        let isTrace = if case .trace = content { true } else { false }
        let file =
          isTrace
          ? SuiteScenario.traceName(mark.name, variant)
          : SuiteScenario.pictureName(mark.name, variant, scale: scale)
        let name = Self.withoutExtension(file)
        let golden = "\(whole.goldens)/\(file)"
        var result =
          switch content {
          case .picture(let surface):
            keeper.check(
              surface, scenario: whole.name, name: name, golden: golden,
              tolerance: options.tolerance(over: whole.settings.tolerance ?? .exact))
          case .trace(let trace, let tolerance):
            keeper.check(trace, scenario: whole.name, name: name, golden: golden, tolerance: tolerance)
          case .nothing(let reason):
            SnapshotResult(
              scenario: whole.name, name: name, status: .broken, message: reason, golden: golden)
          }
        let end = Self.now
        result.seconds = end - start
        start = end
        results.append(result)
      }
    }
    return results
  }

  private static func withoutExtension(_ file: String) -> String { String(file.dropLast(4)) }

  /// For the reports' durations; nothing that is compared depends on it.
  static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}

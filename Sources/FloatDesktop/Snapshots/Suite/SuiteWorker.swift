import FloatFiles
import FloatPainting

/// Plays units of a suite one after the other.
final class SuiteWorker {
  private let plan: SuitePlan
  private let options: SuiteOptions
  private let painters: PainterPool

  init(_ plan: SuitePlan, options: SuiteOptions) throws(CommandFailure) {
    self.plan = plan
    self.options = options
    painters = PainterPool(assets: try Assets.locate())
  }

  /// The outcome of every capture of a unit, in the order of the steps and the scales.
  func run(_ unit: SuiteUnit) -> [SnapshotResult] {
    let whole = plan.scenarios[unit.scenario]
    do throws(CommandFailure) {
      return try play(whole, unit.variant)
    } catch {
      return [
        SnapshotResult(
          scenario: whole.name, name: "", variant: unit.variant.suffix, status: .broken, message: error.reason
        )
      ]
    }
  }

  private func play(_ whole: SuiteScenario, _ variant: SuiteVariant) throws(CommandFailure)
    -> [SnapshotResult]
  {
    func wants(_ file: String) -> Bool { options.wants("\(whole.name)/\(Self.withoutExtension(file))") }
    guard
      whole.scenario.steps.contains(where: { whole.fileNames(of: $0.value, variant).contains(where: wants) })
    else { return [] }
    let check = ScenarioCheck(
      painters: painters, goldens: GoldenStore(mode: options.mode, suite: plan.folder, reg: options.reg),
      scenario: whole.scenario, file: whole.path, name: whole.name, variant: variant,
      usesTextBoxes: options.usesTextBoxes ?? whole.settings.usesTextBoxes)
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

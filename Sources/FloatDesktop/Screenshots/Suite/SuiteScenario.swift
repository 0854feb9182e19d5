import FloatCore
import FloatFiles

/// A scenario of a suite and where its goldens are.
struct SuiteScenario {
  /// The file, as it can be opened.
  let path: String
  /// The file below the suite's folder, without its extension: what its snapshots' names begin with.
  let name: String
  let scenario: Scenario
  let settings: SnapshotSettings

  /// The folder of its goldens.
  var goldens: String { "\(WholeFile.folder(of: path))/\(SuitePlan.goldenFolder)/\(baseName)" }

  private var baseName: String { name.split(separator: "/").last.map(String.init) ?? name }

  var scales: [Double] { settings.scales ?? [SnapshotCommand.defaultScale] }
  var variants: [SuiteVariant] { SuiteVariant.all(of: scenario, settings: settings) }

  /// The files of one capture in one variant, one a scale; a trace has one for all of them.
  func fileNames(of step: ScenarioStep, _ variant: SuiteVariant) -> [String] {
    guard let name = step.captureName else { return [] }
    if case .trace = step { return takesTraces(variant) ? [Self.traceName(name, variant)] : [] }
    return scales.map { Self.pictureName(name, variant, scale: $0) }
  }

  /// Colours do not change a motion: traces are taken with the first appearance only.
  func takesTraces(_ variant: SuiteVariant) -> Bool {
    let own = scenario.appearance ?? .light
    let first = settings.appearances?.first ?? own
    return (variant.appearance ?? own) == first
  }

  /// How many pictures and traces there are in all variants, or a few more; reckoned without making a variant.
  var snapshotCount: Int {
    let captures = scenario.steps.count { $0.value.captureName != nil }
    return captures * scales.count * (settings.devices?.count ?? 1) * (settings.presets?.count ?? 1)
      * (settings.appearances?.count ?? 1) * (settings.languages?.count ?? 1)
  }

  static func pictureName(_ name: String, _ variant: SuiteVariant, scale: Double) -> String {
    "\(name)\(variant.suffix)@\(JSON.text(of: scale))x.png"
  }

  static func traceName(_ name: String, _ variant: SuiteVariant) -> String {
    "\(name)\(variant.suffix).trace.txt"
  }
}

import FloatCore
import FloatFiles

package struct SuiteScenario {
  /// The scale where none is asked for: sharp on most of the screens that pictures are looked at.
  package static let defaultScale = 2.0

  /// The file, as it can be opened.
  let path: String
  /// The file below the suite's folder, without its extension: what its snapshots' names begin with.
  let name: String
  let scenario: Scenario
  let settings: SnapshotSettings

  var goldens: String { "\(Folder.containing(path))/\(SuitePlan.goldenFolder)/\(Folder.name(of: name))" }

  var scales: [Double] { settings.scales ?? [Self.defaultScale] }
  var variants: [SuiteVariant] { SuiteVariant.all(of: scenario, settings: settings) }

  /// The files of one capture in one variant, each with its scale; a trace has one for all scales.
  func files(of capture: String, isTrace: Bool, _ variant: SuiteVariant) -> [(name: String, scale: Double)] {
    let base = capture + variant.suffix
    if isTrace { return takesTraces(variant) ? [("\(base).trace.txt", 1)] : [] }
    return scales.map { ("\(base)@\(JSON.text(of: $0))x.png", $0) }
  }

  func fileNames(of step: ScenarioStep, _ variant: SuiteVariant) -> [String] {
    guard let name = step.captureName else { return [] }
    let isTrace = if case .trace = step { true } else { false }
    return files(of: name, isTrace: isTrace, variant).map(\.name)
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
}

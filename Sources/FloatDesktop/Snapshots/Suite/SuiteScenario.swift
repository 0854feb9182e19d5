import FloatCore
import FloatFiles

package struct SuiteScenario {
  /// The default scale, which is sharp on most of the screens where pictures are viewed.
  package static let defaultScale = 2.0

  /// The file's path.
  let path: String
  /// The path below the suite's folder, without its extension; the names of its snapshots begin with it.
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

  /// The files of all captures in all variants, with the places of their steps.
  var allFiles: [(name: String, position: SourcePosition)] {
    let variants = variants
    return scenario.steps.flatMap { step in
      variants.flatMap { fileNames(of: step.value, $0) }.map { ($0, step.position) }
    }
  }

  /// True for the first appearance only, because colours do not change a motion.
  func takesTraces(_ variant: SuiteVariant) -> Bool {
    let own = scenario.appearance ?? .light
    let first = settings.appearances?.first ?? own
    return (variant.appearance ?? own) == first
  }

  /// The number of pictures and traces in all variants, or a few more; computed without creating the variants.
  var snapshotCount: Int {
    let captures = scenario.steps.count { $0.value.captureName != nil }
    return captures * scales.count * (settings.devices?.count ?? 1) * (settings.presets?.count ?? 1)
      * (settings.appearances?.count ?? 1) * (settings.languages?.count ?? 1)
  }
}

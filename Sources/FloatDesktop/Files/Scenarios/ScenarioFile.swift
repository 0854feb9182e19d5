package import FloatCore
import FloatPages

/// Reads scenarios: YAML with `device`, `prototype`, `presets`, `options`, `appearance`, `language`, `matrix`, `comparison`, `text`
/// and `steps`.
///
/// All problems of a file are reported together, in the order of its lines.
package struct ScenarioFile {
  private let problems: Problems
  private var scenario = Scenario()
  /// The parameters whose keys may be set.
  private let defaults: Parameters

  /// Reads a file of at most 256 KiB.
  package static func load(
    path: String, defaults: Parameters = .builtIn, warn: ([Diagnostic]) -> Void = Diagnostics.show
  ) throws(DataError) -> Scenario {
    try parse(
      DataError.bytes(of: path, limit: YAMLLimits.standard.bytes), name: BoundedFile.name(of: path),
      defaults: defaults, warn: warn)
  }

  /// Reads text that is already in memory.
  ///
  /// - Parameters:
  ///   - name: The file's name in messages.
  ///   - defaults: The parameters whose keys may be set.
  ///   - warn: Takes the problems of a scenario that can be used.
  package static func parse(
    _ bytes: [UInt8], name: String, defaults: Parameters = .builtIn, warn: ([Diagnostic]) -> Void = { _ in }
  ) throws(DataError) -> Scenario {
    let root = try Field.root(ofYAML: bytes, file: name)
    var file = ScenarioFile(problems: root.problems, defaults: defaults)
    if let values = root.values(ScenarioSchema.file) { file.read(values) }
    try root.problems.check()
    warn(root.problems.all)
    return file.scenario
  }

  private mutating func read(_ values: Values<ScenarioSchema.File>) {
    scenario.device = values.device.flatMap { $0.placed($0.line()) }
    scenario.prototype = values.prototype.flatMap { $0.placed($0.line()) }
    scenario.language = values.language.flatMap { $0.placed($0.line()) }
    // A single preset needs no list.
    scenario.presets =
      values.presets.map { $0.scalar == nil ? $0.items() : [$0] }?
      .compactMap { $0.placed($0.preset()) } ?? []
    scenario.appearance = values.appearance
    if let options = values.options {
      var parameters = defaults
      scenario.options = options.options(appliedTo: &parameters).map {
        Placed(ConfigurationValue(key: $0.key, value: $0.text), at: $0.position)
      }
    }
    if let matrix = values.matrix { SnapshotSettingsReader.readDimensions(matrix, into: &scenario.settings) }
    SnapshotSettingsReader.readPictures(values.pictures, into: &scenario.settings)
    readSteps(values.steps?.items() ?? [])
  }

  private mutating func readSteps(_ items: [Field]) {
    var names: [String: SourcePosition] = [:]
    for item in items {
      guard let step = ScenarioStepReader.read(item, defaults: defaults) else { continue }
      scenario.steps.append(step)
      guard let name = step.value.captureName else { continue }
      if let first = names[name] {
        problems.report(
          step.position, nil,
          "a snapshot \"\(name)\" is already taken at line \(first.line), column \(first.column)")
      }
      names[name] = names[name] ?? step.position
    }
  }
}

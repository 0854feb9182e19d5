import FloatCore
import FloatPages

/// Reads scenarios: YAML with `device`, `prototype`, `presets`, `options`, `appearance`, `language`, `matrix`, `comparison`, `text`
/// and `steps`.
///
/// All problems of a file are reported together, in the order of its lines.
package struct ScenarioFile {
  /// The top-level keys of a scenario.
  package static let words = [
    "device", "prototype", "presets", "options", "appearance", "language", "matrix", "comparison", "text",
    "steps",
  ]

  private let source: SourceText
  private var problems: [Diagnostic] = []
  private var scenario = Scenario()

  /// The parameters whose keys may be set.
  private let defaults: Parameters

  private init(_ source: SourceText, defaults: Parameters) {
    self.source = source
    self.defaults = defaults
  }

  /// Reads a file of at most 256 KiB.
  package static func load(path: String, defaults: Parameters = .builtIn) throws(DataError) -> Scenario {
    try parse(
      DataError.bytes(of: path, limit: YAMLLimits.standard.bytes), name: BoundedFile.name(of: path),
      defaults: defaults)
  }

  /// Reads text that is already in memory.
  ///
  /// - Parameters:
  ///   - name: The file's name in messages.
  ///   - defaults: The parameters whose keys may be set.
  package static func parse(
    _ bytes: [UInt8], name: String, defaults: Parameters = .builtIn
  ) throws(DataError) -> Scenario {
    var file: ScenarioFile
    do throws(Diagnostic) {
      file = ScenarioFile(try SourceText(bytes, file: name), defaults: defaults)
      file.read(try YAMLReader.read(file.source))
    } catch {
      throw DataError(error)
    }
    guard file.problems.isEmpty else { throw DataError(diagnostics: Diagnostic.sorted(file.problems)) }
    return file.scenario
  }

  private mutating func read(_ root: YAMLNode?) {
    let start = SourcePosition(line: 1, column: 1)
    guard let root else {
      problems.append(source.error(at: start, "the scenario is empty; it needs \"steps:\""))
      return
    }
    guard case .mapping(let pairs, _) = root else {
      problems.append(source.error(at: root.position, "expected \"steps:\" and a list of steps"))
      return
    }
    var seen: [String: SourcePosition] = [:]
    for pair in pairs {
      if let first = seen[pair.key.text] {
        let reason = "given twice, first at line \(first.line), column \(first.column); remove one"
        problems.append(source.error(at: pair.key.position, key: pair.key.text, reason))
        continue
      }
      seen[pair.key.text] = pair.key.position
      do throws(ScenarioProblem) {
        try read(pair)
      } catch {
        problems.append(source.error(at: error.position, key: pair.key.text, error.reason))
      }
    }
    if seen["steps"] == nil {
      problems.append(
        source.error(at: root.position, "\"steps\" is missing; a scenario needs a list of steps"))
    }
  }

  private mutating func read(_ pair: YAMLPair) throws(ScenarioProblem) {
    switch pair.key.text {
    case "device": scenario.device = try ScenarioValue.word(pair.value)
    case "prototype": scenario.prototype = try ScenarioValue.word(pair.value)
    case "language": scenario.language = try ScenarioValue.word(pair.value)
    case "presets":
      // A single preset needs no list.
      if pair.value.scalar != nil {
        scenario.presets = [try ScenarioValue.preset(pair.value)]
      } else {
        scenario.presets = try ScenarioValue.list(pair.value).map { item throws(ScenarioProblem) in
          try ScenarioValue.preset(item)
        }
      }
    case "appearance":
      let appearance: Appearance = try ScenarioValue.choice(pair.value, "appearance")
      scenario.appearance = appearance
    case "options": readOptions(pair.value)
    case "matrix": try SnapshotSettingsReader.readMatrix(pair.value, into: &scenario.settings)
    case "comparison": scenario.settings.tolerance = try SnapshotSettingsReader.tolerance(pair.value)
    case "text": scenario.settings.usesTextBoxes = try SnapshotSettingsReader.usesTextBoxes(pair.value)
    case "steps": try readSteps(pair.value)
    default: throw .unknown(pair.key.text, "word", Self.words, at: pair.key.position)
    }
  }

  private mutating func readOptions(_ node: YAMLNode) {
    let options = ConfigurationFile(name: source.file, source: source, node: node, schema: defaults.schema)
    var parameters = defaults
    // Nothing is kept, because a scenario with an error does not run.
    for var diagnostic in options.apply(to: &parameters) {
      diagnostic.kept = nil
      problems.append(diagnostic)
    }
    scenario.options = options.assignments.map {
      Placed(ConfigurationValue(key: $0.key, value: $0.text), at: $0.position)
    }
  }

  private mutating func readSteps(_ node: YAMLNode) throws(ScenarioProblem) {
    var names: [String: SourcePosition] = [:]
    for item in try ScenarioValue.list(node) {
      do throws(ScenarioProblem) {
        let step = try ScenarioStepReader.read(item, defaults: defaults)
        if let name = step.value.captureName {
          if let first = names[name] {
            throw ScenarioProblem(
              "a snapshot \"\(name)\" is already taken at line \(first.line), column \(first.column)",
              at: step.position)
          }
          names[name] = step.position
        }
        scenario.steps.append(step)
      } catch {
        problems.append(source.error(at: error.position, key: error.step, error.reason))
      }
    }
  }
}

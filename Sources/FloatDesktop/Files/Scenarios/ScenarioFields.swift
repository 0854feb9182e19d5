import FloatCore

/// The named parts of a step, as in `{from: ball, to: [10, 20]}`.
struct ScenarioFields {
  private let position: SourcePosition
  private var values: [String: YAMLNode] = [:]

  /// Throws for parts that are not among `names`, or are given twice.
  init(_ node: YAMLNode, _ names: [String]) throws(ScenarioProblem) {
    guard case .mapping(let pairs, let position) = node else {
      throw ScenarioProblem(
        "takes its parts in braces: \(names.joined(separator: ", "))", at: node.position)
    }
    self.position = position
    for pair in pairs {
      let name = pair.key.text
      guard names.contains(name) else { throw .unknown(name, "part", names, at: pair.key.position) }
      if values[name] != nil {
        throw ScenarioProblem("\"\(name)\" is given twice; remove one", at: pair.key.position)
      }
      if pair.value.scalar?.isMissing ?? false {
        throw ScenarioProblem("\"\(name)\" has no value", at: pair.key.position)
      }
      values[name] = pair.value
    }
  }

  /// The parts of a step.
  init(_ node: YAMLNode, partsOf step: String) throws(ScenarioProblem) {
    try self.init(node, ScenarioStepReader.parts[step] ?? [])
  }

  subscript(name: String) -> YAMLNode? { values[name] }

  func require(_ name: String) throws(ScenarioProblem) -> YAMLNode {
    guard let value = values[name] else { throw ScenarioProblem("\"\(name)\" is missing", at: position) }
    return value
  }

  /// A time in seconds; nil when the part is missing.
  func duration(_ name: String) throws(ScenarioProblem) -> Double? {
    try values[name].map(ScenarioValue.duration)
  }

  func flag(_ name: String) throws(ScenarioProblem) -> Bool? {
    try values[name].map(ScenarioValue.flag)
  }

  func points(_ name: String) throws(ScenarioProblem) -> Double? {
    try values[name].map { value throws(ScenarioProblem) in try ScenarioValue.points(value) }
  }
}

/// The value of a step that takes a word, or one of its parts with a value.
enum ScenarioAction<Action> {
  case word(Action)
  case part(String, YAMLNode)

  /// - Parameters:
  ///   - step: The step's name.
  ///   - parts: The parts, each with an example of how it is written.
  init(
    _ node: YAMLNode, of step: String, words: [(name: String, action: Action)],
    parts: KeyValuePairs<String, String>
  ) throws(ScenarioProblem) {
    let names = parts.map(\.key)
    guard case .mapping(let pairs, let position) = node else {
      let word = try ScenarioValue.word(node)
      if let known = words.first(where: { $0.name == word.value }) {
        self = .word(known.action)
        return
      }
      if let example = parts.first(where: { $0.key == word.value })?.value {
        throw ScenarioProblem("\(word.value) needs a value, as in \(example)", at: word.position)
      }
      throw .unknown(word.value, "action", words.map(\.name) + names, at: word.position)
    }
    let fields = try ScenarioFields(node, names)
    guard pairs.count == 1 else {
      throw ScenarioProblem("one \(step) step does one thing; write two steps", at: position)
    }
    self = .part(pairs[0].key.text, try fields.require(pairs[0].key.text))
  }
}

import FloatCore

/// Reads the action of a `panel` step: a word, or a word with its value.
enum PanelStepReader {
  private static let words: [(name: String, action: ScenarioStep.Panel)] = [
    ("open", .open), ("close", .close), ("undo", .undo), ("redo", .redo), ("flip", .flip),
  ]
  private static let parts: KeyValuePairs = [
    "search": "\"panel: {search: ball}\"", "unfold": "\"panel: {unfold: ball}\"",
    "edit": "\"panel: {edit: ball.diameter}\"", "type": typing, "reset": "\"panel: {reset: ball.diameter}\"",
    "inspect": "\"panel: {inspect: ball}\"", "preset": "\"panel: {preset: soft}\"",
  ]
  private static let typing = "\"panel: {type: {ball.diameter: 60*1.2}}\""

  /// All words and parts, for the documentation.
  static let names = words.map(\.name) + parts.map(\.key)

  static func read(_ node: YAMLNode, _ defaults: Parameters) throws(ScenarioProblem) -> ScenarioStep.Panel {
    if node.scalar?.text == "save" {
      throw ScenarioProblem("a scenario saves nothing; leave the step out", at: node.position)
    }
    switch try ScenarioAction(node, of: "panel", words: words, parts: parts) {
    case .word(let action): return action
    case .part("search", let node): return .search(try words(node))
    case .part("unfold", let node): return .unfold(try ScenarioValue.word(node).value)
    case .part("edit", let node): return .edit(try key(node, defaults))
    case .part("reset", let node): return .reset(try key(node, defaults))
    case .part("preset", let node): return .preset(try words(node))
    case .part("inspect", let node): return .inspect(try ScenarioValue.target(node))
    case .part(_, let node): return .type(try typed(node, defaults))
    }
  }

  /// The words to search for; an empty text ends the search.
  private static func words(_ node: YAMLNode) throws(ScenarioProblem) -> String {
    guard let scalar = node.scalar else { throw ScenarioProblem("takes words", at: node.position) }
    return scalar.text
  }

  private static func key(_ node: YAMLNode, _ defaults: Parameters) throws(ScenarioProblem) -> String {
    let word = try ScenarioValue.word(node, limit: 80)
    try check(word.value, defaults, at: word.position)
    return word.value
  }

  private static func check(
    _ key: String, _ defaults: Parameters, at position: SourcePosition
  ) throws(ScenarioProblem) {
    guard defaults.schema.entry(for: key) == nil else { return }
    throw .unknown(key, "key", defaults.schema.entries.map(\.key), at: position)
  }

  private static func typed(
    _ node: YAMLNode, _ defaults: Parameters
  ) throws(ScenarioProblem) -> [ConfigurationValue] {
    guard case .mapping(let pairs, _) = node, !pairs.isEmpty else {
      throw ScenarioProblem("takes keys and the text to type, as in \(typing)", at: node.position)
    }
    var values: [ConfigurationValue] = []
    for pair in pairs {
      try check(pair.key.text, defaults, at: pair.key.position)
      guard let scalar = pair.value.scalar else {
        throw ScenarioProblem("\(pair.key.text): takes one value", at: pair.value.position)
      }
      values.append(ConfigurationValue(key: pair.key.text, value: scalar.text))
    }
    return values
  }
}

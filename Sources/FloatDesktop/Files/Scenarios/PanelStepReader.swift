import FloatCore

/// Reads what a `panel` step does in the panel: a word, or a word with its value.
enum PanelStepReader {
  private static let words: [(name: String, action: ScenarioStep.Panel)] = [
    ("open", .open), ("close", .close), ("undo", .undo), ("redo", .redo), ("flip", .flip),
  ]
  private static let parts = ["search", "unfold", "edit", "type", "reset", "inspect", "preset"]

  static func read(_ node: YAMLNode, _ defaults: Parameters) throws(ScenarioProblem) -> ScenarioStep.Panel {
    guard case .mapping(let pairs, let position) = node else {
      let word = try ScenarioValue.word(node)
      if let known = words.first(where: { $0.name == word.value }) { return known.action }
      if parts.contains(word.value) {
        throw ScenarioProblem("\(word.value) needs a value, as in \(example(word.value))", at: word.position)
      }
      if word.value == "save" {
        throw ScenarioProblem("a scenario saves nothing; leave the step out", at: word.position)
      }
      throw .unknown(word.value, "action", words.map(\.name) + parts, at: word.position)
    }
    let fields = try ScenarioFields(node, parts)
    guard pairs.count == 1 else {
      throw ScenarioProblem("one panel step does one thing; write two steps", at: position)
    }
    if let search = fields["search"] { return .search(try words(search)) }
    if let group = fields["unfold"] { return .unfold(try ScenarioValue.word(group).value) }
    if let key = fields["edit"] { return .edit(try Self.key(key, defaults)) }
    if let key = fields["reset"] { return .reset(try Self.key(key, defaults)) }
    if let name = fields["preset"] { return .preset(try words(name)) }
    if let target = fields["inspect"] { return .inspect(try ScenarioValue.target(target)) }
    return .type(try typed(try fields.require("type"), defaults))
  }

  private static func example(_ part: String) -> String {
    switch part {
    case "search": "\"panel: {search: ball}\""
    case "preset": "\"panel: {preset: soft}\""
    case "unfold": "\"panel: {unfold: ball}\""
    case "type": "\"panel: {type: {ball.diameter: 60*1.2}}\""
    case "inspect": "\"panel: {inspect: ball}\""
    default: "\"panel: {\(part): ball.diameter}\""
    }
  }

  /// What is looked for; nothing ends that.
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
      throw ScenarioProblem("takes keys and what is typed, as in \(example("type"))", at: node.position)
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

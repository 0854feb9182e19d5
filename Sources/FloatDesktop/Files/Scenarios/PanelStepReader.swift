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

  static func read(_ field: Field, _ defaults: Parameters) -> ScenarioStep.Panel? {
    if field.scalar?.text == "save" {
      field.report("a scenario saves nothing; leave the step out")
      return nil
    }
    return field.action(words: words, parts: parts) { part in
      switch part.name {
      // An empty text ends the search.
      case "search": part.text(allowsEmpty: true).map(ScenarioStep.Panel.search)
      case "unfold": part.line().map(ScenarioStep.Panel.unfold)
      case "edit": key(part, defaults).map(ScenarioStep.Panel.edit)
      case "reset": key(part, defaults).map(ScenarioStep.Panel.reset)
      case "preset": part.text(allowsEmpty: true).map(ScenarioStep.Panel.preset)
      case "inspect": part.target().map(ScenarioStep.Panel.inspect)
      default: typed(part, defaults).map(ScenarioStep.Panel.type)
      }
    }
  }

  private static func key(_ field: Field, _ defaults: Parameters) -> String? {
    guard let key = field.line(limit: 80) else { return nil }
    if defaults.schema.entry(for: key) == nil, let scalar = field.scalar {
      field.problems.reportUnknown(scalar, in: defaults.schema.entries.map(\.key))
    }
    return key
  }

  private static func typed(_ field: Field, _ defaults: Parameters) -> [ConfigurationValue]? {
    guard case .mapping(let pairs, _) = field.node, !pairs.isEmpty else {
      field.report("takes keys and the text to type, as in \(typing)")
      return nil
    }
    let known = defaults.schema.entries.map(\.key)
    return field.fields(known)?.all.compactMap { field in
      field.text(allowsEmpty: true).map { ConfigurationValue(key: field.name, value: $0) }
    }
  }
}

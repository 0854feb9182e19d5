import FloatCore

/// Reads the action of a `panel` step: a word, or a word with its value.
enum PanelStepReader {
  private static let actions: [(name: String, action: ScenarioStep.Panel)] = [
    ("open", .open), ("close", .close), ("undo", .undo), ("redo", .redo), ("flip", .flip),
  ]

  static let words = actions.map(\.name)
  static let keys: [any FileKey] = [
    Key("search", .form(Schema.text(allowsEmpty: true)), "Searches for words; no words end the search."),
    Key("unfold", .form(Schema.line()), "Opens or folds a group."),
    Key("edit", .form(Schema.reference("key")), "Unfolds the editor of a key."),
    Key(
      "type",
      .form(
        Schema.named(
          Schema.text(allowsEmpty: true), names: Schema.reference("key"), [("minProperties", .number(1))])),
      "Types values into their fields."),
    Key("reset", .form(Schema.reference("key")), "Resets a key."),
    Key("inspect", .form(Schema.reference("target")), "Shows the keys behind a thing."),
    Key("preset", .form(Schema.text(allowsEmpty: true)), "Begins to save a preset under a name."),
  ]

  private static let typing = "{ball.diameter: 60*1.2}"

  static func read(_ field: Field, _ defaults: Parameters) -> ScenarioStep.Panel? {
    if field.scalar?.text == "save" {
      field.report("a scenario saves nothing; leave the step out")
      return nil
    }
    return field.action(actions, keys) { part in
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
    } example: { name in
      switch name {
      case "edit", "reset": "ball.diameter"
      case "type": typing
      case "preset": "soft"
      default: "ball"
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
      field.report("takes keys and the text to type, as in \"panel: {type: \(typing)}\"")
      return nil
    }
    let known = defaults.schema.entries.map(\.key)
    return field.fields(known)?.all.compactMap { field in
      field.text(allowsEmpty: true).map { ConfigurationValue(key: field.name, value: $0) }
    }
  }
}

import FloatCore

/// Reads the action of a `panel` step: a word, or a word with its value.
enum PanelStepReader {
  private static let actions: [(name: String, action: ScenarioStep.Panel)] = [
    ("open", .open), ("close", .close), ("undo", .undo), ("redo", .redo), ("flip", .flip),
  ]

  static let words = actions.map(\.name)

  struct Keys: KeyGroup {
    let search = Key("search", TypedKind(), "Searches for words; no words end the search.")
    let unfold = Key("unfold", LineKind(), "Opens or folds a group.")
    let edit = Key("edit", .form(Schema.reference("key")), "Unfolds the editor of a key.")
    let type = Key(
      "type",
      .form(Schema.named(TypedKind().form, names: Schema.reference("key"), ["minProperties": 1])),
      "Types values into their fields.")
    let reset = Key("reset", .form(Schema.reference("key")), "Resets a key.")
    let inspect = Key("inspect", TargetKind(), "Shows the keys behind a thing.")
    let preset = Key("preset", TypedKind(), "Begins to save a preset under a name.")
  }
  static let keys = KeyTable("", Keys())

  /// A text that may be empty.
  struct TypedKind: KeyKind {
    var form: JSON { Schema.text(allowsEmpty: true) }
    func read(_ field: Field) -> String? { field.text(allowsEmpty: true) }
  }

  private static let typing = "{ball.diameter: 60*1.2}"

  static func read(_ field: Field, _ defaults: Parameters) -> ScenarioStep.Panel? {
    if field.scalar?.text == "save" {
      return field.refuse("a scenario saves nothing; leave the step out")
    }
    return field.action(actions, keys) { values in
      if let words = values.search { return .search(words) }
      if let group = values.unfold { return .unfold(group) }
      if let part = values.edit { return key(part, defaults).map { .edit($0) } }
      if let part = values.type { return typed(part, defaults).map { .type($0) } }
      if let part = values.reset { return key(part, defaults).map { .reset($0) } }
      if let target = values.inspect { return .inspect(target) }
      return values.preset.map { .preset($0) }
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
      return field.refuse("takes keys and the text to type, as in \"panel: {type: \(typing)}\"")
    }
    let known = defaults.schema.entries.map(\.key)
    return field.fields(known)?.all.compactMap { field in
      TypedKind().read(field).map { ConfigurationValue(key: field.name, value: $0) }
    }
  }
}

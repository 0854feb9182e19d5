import FloatCore
import FloatPages

/// The JSON Schema of config files, and its parts for the files that hold configuration values.
///
/// It has every spelling of a key, nested and dotted.
package enum ConfigurationSchema {
  package static let fileName = "config.schema.json"

  package static var text: String { Schema.text(of: json) }

  package static var json: JSON {
    Schema.document(
      "FloatDesktop's configuration", object("", \.key, hasKeys: true),
      definitions: ParameterSchema.builtIn.entries.map { ($0.key, value($0)) } + groups(\.key)
        + [(keys, keyGroup), ("keys", Schema.pattern(KeyPattern.text))])
  }

  /// The `options` of a prototype or scenario, which are a config file without the window's keys, and what they refer to.
  ///
  /// Keys of one kind and range share a form, and no key is described, because the schema lies in every prototype's
  /// folder. The config file's schema has a word on each key.
  static var options: [Schema.Member] {
    var forms: [Schema.Member] = []
    for entry in ParameterSchema.builtIn.entries where !forms.contains(where: { $0.key == formName(entry) }) {
      forms.append((formName(entry), Schema.described(formSummary(entry), form(entry))))
    }
    return [("options", object("", formName))] + forms + groups(formName)
  }

  /// Dotted keys with their values, as an input sets them; the forms are those of ``options``.
  static var settings: Schema.Member {
    let appearance = ParameterSchema.appearance
    let properties = ParameterSchema.builtIn.entries.map { ($0.key, Schema.reference(formName($0))) }
    return (
      "set",
      [
        "type": "object", "additionalProperties": false, "minProperties": 1,
        "properties": JSON.object(properties + [(appearance.key, form(appearance))]),
      ]
    )
  }

  /// The names of the keys that a file holds.
  static var names: Schema.Member { ("key", Schema.choice(ParameterSchema.builtIn.entries.map(\.key))) }

  /// The keys that an input may set.
  static var inputs: [ParameterEntry] { ParameterSchema.builtIn.entries + [ParameterSchema.appearance] }

  private static let keys = KeyBindings.group + ".*"

  /// The objects of all groups.
  private static func groups(_ name: (ParameterEntry) -> String) -> [Schema.Member] {
    ParameterSchema.builtIn.groups.map { ($0 + ".*", object($0, name)) }
  }

  /// The object of a group: its keys and groups, by the rest of their names.
  ///
  /// - Parameter name: The name of the definition of a key's values.
  private static func object(
    _ group: String, _ name: (ParameterEntry) -> String, hasKeys: Bool = false
  ) -> JSON {
    let prefix = group.isEmpty ? "" : group + "."
    var properties: [Schema.Member] = []
    for name in ParameterSchema.builtIn.groups where name.hasPrefix(prefix) && name.count > prefix.count {
      properties.append((String(name.dropFirst(prefix.count)), Schema.reference(name + ".*")))
    }
    for entry in ParameterSchema.builtIn.entries where entry.key.hasPrefix(prefix) {
      properties.append((String(entry.key.dropFirst(prefix.count)), Schema.reference(name(entry))))
    }
    if hasKeys {
      properties.append((KeyBindings.group, Schema.reference(keys)))
      for row in KeyBindings.table { properties.append((row.configurationKey, key(row))) }
    }
    return mapping(of: properties)
  }

  private static func mapping(of properties: [Schema.Member]) -> JSON {
    // A group whose keys are all commented out is null.
    ["type": ["object", "null"], "additionalProperties": false, "properties": JSON.object(properties)]
  }

  /// The window's keys.
  private static var keyGroup: JSON { mapping(of: KeyBindings.table.map { ($0.name, key($0)) }) }

  private static func key(_ row: KeyBinding) -> JSON {
    [
      "allOf": [Schema.reference("keys")], "default": KeyBindings.standard.text(of: row.action),
      "description": row.summary,
    ]
  }

  private static func value(_ entry: ParameterEntry) -> JSON {
    let values = ConfigurationText.values(entry).map { " \($0)." } ?? ""
    return .joined(
      form(entry),
      ["default": initial(entry), "description": entry.summary + values + " Source: \(entry.source)."])
  }

  private static func form(_ entry: ParameterEntry) -> JSON {
    switch entry.kind {
    case .number(let unit):
      guard let range = entry.range else { return Schema.text() }
      return unit.suffixes.isEmpty ? Schema.number(range) : Schema.quantity(unit, range)
    case .count:
      return entry.range.map { Schema.count(Int($0.lowerBound)...Int($0.upperBound)) } ?? Schema.text()
    case .flag: return Schema.flag
    case .choice(let names): return Schema.choice(names)
    case .curve:
      let names = entry.curveForms.dropLast().joined(separator: "|")
      let point = [0...1, TimingCurve.swing].map { " *" + Schema.decimal($0) + " *" }.joined(separator: ",")
      return Schema.pattern("^(\(names)|cubic-bezier\\(\(point),\(point)\\))$")
    case .color: return Schema.pattern("^#([0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})$")
    case .text: return Schema.pattern(Schema.oneLine, limit: ParameterEntry.maximumTextLength)
    }
  }

  /// The name of a form in ``options``: its kind, or its range.
  private static func formName(_ entry: ParameterEntry) -> String {
    switch entry.kind {
    case .number, .count:
      let range = entry.rangeText.map { "\($0.lowest)-\($0.highest)" } ?? ""
      // A slash would end a step of the reference's path.
      return (entry.kind == .count ? "count-" : "") + range.split(separator: "/").joined(separator: "-")
    case .flag: return "switch"
    case .choice: return entry.key
    case .curve: return "curve"
    case .color: return "color"
    case .text: return "line"
    }
  }

  private static func formSummary(_ entry: ParameterEntry) -> String {
    entry.rangeText.map { "\($0.lowest) to \($0.highest)." } ?? ""
  }

  private static func initial(_ entry: ParameterEntry) -> JSON {
    switch entry.kind {
    case .flag: .bool(entry.defaultText == "true")
    case .number, .count: DecimalText.number(entry.defaultText).map(JSON.number) ?? .string(entry.defaultText)
    default: .string(entry.defaultText)
    }
  }
}

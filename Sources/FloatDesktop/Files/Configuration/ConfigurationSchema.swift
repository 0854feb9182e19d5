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
      "FloatDesktop's configuration", object("", hasKeys: true),
      definitions: definitions + [(keys, keyGroup), ("keys", Schema.pattern(KeyPattern.text))])
  }

  /// The values of all keys and the objects of all groups.
  static var definitions: [Schema.Member] {
    ParameterSchema.builtIn.entries.map { ($0.key, value($0)) }
      + ParameterSchema.builtIn.groups.map { ($0 + ".*", object($0)) }
  }

  /// The `options` of a prototype or scenario, which are a config file without the window's keys.
  static var options: Schema.Member { ("options", object("")) }

  /// Dotted keys with their values, as an input sets them.
  static var settings: Schema.Member {
    let entries = ParameterSchema.builtIn.entries
    return (
      "set",
      .object([
        ("type", .string("object")), ("additionalProperties", .bool(false)), ("minProperties", .number(1)),
        (
          "properties",
          .object(
            entries.map { ($0.key, Schema.reference($0.key)) }
              + [(ParameterSchema.appearance.key, value(ParameterSchema.appearance))])
        ),
      ])
    )
  }

  /// The names of the keys that a file holds.
  static var names: Schema.Member { ("key", Schema.choice(ParameterSchema.builtIn.entries.map(\.key))) }

  /// The keys that an input may set.
  static var inputs: [ParameterEntry] { ParameterSchema.builtIn.entries + [ParameterSchema.appearance] }

  private static let keys = KeyBindings.group + ".*"

  /// The object of a group: its keys and groups, by the rest of their names.
  private static func object(_ group: String, hasKeys: Bool = false) -> JSON {
    let prefix = group.isEmpty ? "" : group + "."
    var properties: [Schema.Member] = []
    for name in ParameterSchema.builtIn.groups where name.hasPrefix(prefix) && name.count > prefix.count {
      properties.append((String(name.dropFirst(prefix.count)), Schema.reference(name + ".*")))
    }
    for entry in ParameterSchema.builtIn.entries where entry.key.hasPrefix(prefix) {
      properties.append((String(entry.key.dropFirst(prefix.count)), Schema.reference(entry.key)))
    }
    if hasKeys {
      properties.append((KeyBindings.group, Schema.reference(keys)))
      for row in KeyBindings.table { properties.append((row.configurationKey, key(row))) }
    }
    return mapping(of: properties)
  }

  private static func mapping(of properties: [Schema.Member]) -> JSON {
    .object([
      // A group whose keys are all commented out is null.
      ("type", .array([.string("object"), .string("null")])),
      ("additionalProperties", .bool(false)), ("properties", .object(properties)),
    ])
  }

  /// The window's keys.
  private static var keyGroup: JSON { mapping(of: KeyBindings.table.map { ($0.name, key($0)) }) }

  private static func key(_ row: KeyBinding) -> JSON {
    .object([
      ("allOf", .array([Schema.reference("keys")])),
      ("default", .string(KeyBindings.standard.text(of: row.action))), ("description", .string(row.summary)),
    ])
  }

  private static func value(_ entry: ParameterEntry) -> JSON {
    guard case .object(var members) = form(entry) else { return .null }
    var description = entry.summary
    if let values = ConfigurationText.values(entry) { description += " \(values)." }
    members.append(("default", initial(entry)))
    members.append(("description", .string(description + " Source: \(entry.source).")))
    return .object(members)
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
      func number(_ range: ClosedRange<Double>) -> String {
        " *"
          + DecimalPattern.pattern(
            lowest: DecimalText.text(range.lowerBound), highest: DecimalText.text(range.upperBound)) + " *"
      }
      let names = entry.curveForms.dropLast().joined(separator: "|")
      let point = number(0...1) + "," + number(TimingCurve.swing)
      return Schema.pattern("^(\(names)|cubic-bezier\\(\(point),\(point)\\))$")
    case .color: return Schema.pattern("^#([0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})$")
    case .text: return Schema.pattern(Schema.oneLine, limit: ParameterEntry.maximumTextLength)
    }
  }

  private static func initial(_ entry: ParameterEntry) -> JSON {
    switch entry.kind {
    case .flag: .bool(entry.defaultText == "true")
    case .number, .count: DecimalText.number(entry.defaultText).map(JSON.number) ?? .string(entry.defaultText)
    default: .string(entry.defaultText)
    }
  }
}

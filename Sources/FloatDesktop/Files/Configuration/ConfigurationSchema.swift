import FloatCore
import FloatPages

/// The JSON Schema (draft 2020-12) of config files, for editors that check and complete YAML by a schema.
///
/// It has every spelling of a key, nested and dotted. What JSON Schema cannot express, such as the range of a number
/// with a unit, is in the descriptions; the program itself checks more than the schema does.
package enum ConfigurationSchema {
  package static let fileName = "config.schema.json"

  package static var text: String { json.text(pretty: true) + "\n" }

  package static var json: JSON {
    var definitions: [(key: String, value: JSON)] = []
    for entry in ParameterSchema.builtIn.entries { definitions.append((entry.key, value(entry))) }
    for group in ParameterSchema.builtIn.groups { definitions.append((group + ".*", object(group))) }
    definitions.append((KeyBindings.group + ".*", keys))
    guard case .object(let root) = object("") else { return .null }
    return .object(
      [
        ("$schema", .string("https://json-schema.org/draft/2020-12/schema")),
        ("title", .string("FloatDesktop's configuration")),
      ] + root + [("$defs", .object(definitions))])
  }

  /// The object of a group: its keys and groups, by the rest of their names.
  private static func object(_ group: String) -> JSON {
    let prefix = group.isEmpty ? "" : group + "."
    var properties: [(key: String, value: JSON)] = []
    for name in ParameterSchema.builtIn.groups where name.hasPrefix(prefix) && name.count > prefix.count {
      properties.append((String(name.dropFirst(prefix.count)), reference(name + ".*")))
    }
    for entry in ParameterSchema.builtIn.entries where entry.key.hasPrefix(prefix) {
      properties.append((String(entry.key.dropFirst(prefix.count)), reference(entry.key)))
    }
    if group.isEmpty {
      properties.append((KeyBindings.group, reference(KeyBindings.group + ".*")))
      for row in KeyBindings.table { properties.append((row.configurationKey, key(row))) }
    }
    return .object([
      // A group whose keys are all commented out is null.
      ("type", .array([.string("object"), .string("null")])),
      ("additionalProperties", .bool(false)), ("properties", .object(properties)),
    ])
  }

  /// The window's keys.
  private static var keys: JSON {
    .object([
      ("type", .array([.string("object"), .string("null")])), ("additionalProperties", .bool(false)),
      ("properties", .object(KeyBindings.table.map { ($0.name, key($0)) })),
    ])
  }

  private static func key(_ row: KeyBinding) -> JSON {
    .object([
      ("type", .string("string")), ("default", .string(KeyBindings.standard.text(of: row.action))),
      ("description", .string(row.summary)),
    ])
  }

  private static func reference(_ name: String) -> JSON { .object([("$ref", .string("#/$defs/\(name)"))]) }

  /// A choice in all its YAML spellings: a word that other readers take for a switch is accepted as one, too.
  private static func choice(_ name: String) -> [JSON] {
    switch name {
    case "true": [.bool(true), .string(name)]
    case "false": [.bool(false), .string(name)]
    default: [.string(name)]
    }
  }

  private static func value(_ entry: ParameterEntry) -> JSON {
    var members: [(key: String, value: JSON)] = []
    var initial = JSON.string(entry.defaultText)
    switch entry.kind {
    case .number(let unit) where !unit.suffixes.isEmpty:
      members.append(("type", .string("string")))
      let units = unit.suffixes.joined(separator: "|")
      members.append(("pattern", .string("^-?(0|[1-9][0-9]*)(\\.[0-9]+)?(\(units))$")))
    case .number, .count:
      let isWhole = entry.kind == .count
      members.append(("type", .string(isWhole ? "integer" : "number")))
      if let range = entry.range {
        members.append(("minimum", .number(range.lowerBound)))
        members.append(("maximum", .number(range.upperBound)))
      }
      initial = DecimalText.number(entry.defaultText).map(JSON.number) ?? initial
    case .flag:
      members.append(("type", .string("boolean")))
      initial = .bool(entry.defaultText == "true")
    case .choice(let names):
      members.append(("enum", .array(names.flatMap(choice))))
    case .curve:
      members.append(("type", .string("string")))
      let names = entry.curveForms.dropLast().joined(separator: "|")
      let number = " *-?(0|[1-9][0-9]*)(\\.[0-9]+)? *"
      let four = Array(repeating: number, count: 4).joined(separator: ",")
      members.append(("pattern", .string("^(\(names)|cubic-bezier\\(\(four)\\))$")))
    case .color:
      members.append(("type", .string("string")))
      members.append(("pattern", .string("^#([0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})$")))
    case .text:
      members.append(("type", .string("string")))
      members.append(("maxLength", .number(Double(ParameterEntry.maximumTextLength))))
    }
    var description = entry.summary
    if let values = ConfigurationText.values(entry) { description += " \(values)." }
    members.append(("default", initial))
    members.append(("description", .string(description + " Source: \(entry.source).")))
    return .object(members)
  }
}

import FloatCore

/// The parts of JSON Schemas, for editors that check and complete YAML by a schema.
///
/// They are of draft 7, which editors read and whose successors they do not. What a reader refuses by its form alone, a
/// schema refuses; what depends on other values or on other files, and how a number is spelled, only the program
/// checks.
enum Schema {
  typealias Member = (key: String, value: JSON)

  /// A whole schema: the members of its root, and what they refer to.
  static func document(_ title: String, _ root: JSON, definitions: [Member]) -> JSON {
    .joined(
      ["$schema": "http://json-schema.org/draft-07/schema#", "title": title], root,
      ["definitions": JSON.object(definitions)])
  }

  /// The text of a schema, with a definition a line, so that a change is a line.
  static func text(of schema: JSON) -> String {
    func line(_ member: Member) -> String { "\(JSON.string(member.key).text()): \(member.value.text())" }
    let lines = schema.members.map { member in
      guard member.key == "definitions" else { return "  " + line(member) }
      let inner = member.value.members.map { "    " + line($0) }
      return "  \"definitions\": {\n" + inner.joined(separator: ",\n") + "\n  }"
    }
    return "{\n" + lines.joined(separator: ",\n") + "\n}\n"
  }

  // MARK: - Mappings and lists

  static func reference(_ name: String) -> JSON { ["$ref": "#/definitions/\(name)"] }

  /// The mapping of a table of keys.
  static func object(_ keys: [any FileKey], _ more: JSON = [:]) -> JSON {
    let required = keys.filter(\.isRequired).map(\.name)
    let properties = keys.map { ($0.name, described($0.summary, $0.form)) }
    return .joined(
      .compact([
        "type": "object", "additionalProperties": false, "properties": JSON.object(properties),
        "required": required.isEmpty ? nil : required,
      ]), more)
  }

  /// A mapping under names of the writer's choice.
  static func named(_ values: JSON, names: JSON? = nil, _ more: JSON = [:]) -> JSON {
    .joined(.compact(["type": "object", "additionalProperties": values, "propertyNames": names]), more)
  }

  static func list(_ items: JSON, _ more: JSON = [:]) -> JSON {
    .joined(["type": "array", "items": items], more)
  }

  /// A list of exactly these items.
  static func tuple(_ items: [JSON]) -> JSON {
    ["type": "array", "items": items, "minItems": items.count, "maxItems": items.count]
  }

  static func anyOf(_ forms: [JSON]) -> JSON { forms.count == 1 ? forms[0] : ["anyOf": forms] }
  static func allOf(_ forms: [JSON]) -> JSON { ["allOf": forms] }

  /// A form with what it is for. A reference is wrapped, because nothing beside one is read.
  static func described(_ summary: String, _ form: JSON) -> JSON {
    guard case .object(let members) = form, !summary.isEmpty else { return form }
    let isReference = members.contains { $0.key == "$ref" }
    return .joined(["description": summary], isReference ? ["allOf": [form]] : form)
  }

  /// True for mappings that have all of these keys.
  static func requires(_ keys: String...) -> JSON { ["required": keys] }

  /// The rule that forbids two of the keys beside each other.
  static func atMostOne(of keys: [String], besides others: [(String, String)] = []) -> JSON {
    var pairs = others
    for (index, key) in keys.enumerated() { pairs += keys[..<index].map { ($0, key) } }
    return ["not": anyOf(pairs.map { requires($0.0, $0.1) })]
  }

  // MARK: - Values

  static let null: JSON = ["type": "null"]
  static let flag: JSON = ["type": "boolean"]

  /// A text, which other readers may take for a number or a switch.
  static func text(limit: Int? = nil, pattern: String? = nil, allowsEmpty: Bool = false) -> JSON {
    .compact([
      "type": ["string", "number", "boolean"], "minLength": allowsEmpty ? nil : 1, "maxLength": limit,
      "pattern": pattern,
    ])
  }

  /// A text without control characters.
  static func line(limit: Int = 200) -> JSON { text(limit: limit, pattern: oneLine) }

  static let oneLine = "^[^\\u0000-\\u001F\\u007F-\\u009F]*$"

  /// A text of a pattern.
  static func pattern(_ pattern: String, limit: Int? = nil) -> JSON {
    .compact(["type": "string", "pattern": pattern, "maxLength": limit])
  }

  static func number(_ range: ClosedRange<Double>) -> JSON { bounded("number", range) }

  static func count(_ range: ClosedRange<Int>) -> JSON {
    bounded("integer", Double(range.lowerBound)...Double(range.upperBound))
  }

  private static func bounded(_ type: String, _ range: ClosedRange<Double>) -> JSON {
    ["type": type, "minimum": range.lowerBound, "maximum": range.upperBound]
  }

  /// A number with its unit. A text has no range in a schema, so that only the program checks it.
  static func quantity(_ unit: ParameterUnit, _ range: ClosedRange<Double>) -> JSON {
    let suffixes =
      unit.suffixes.count == 1 ? unit.suffixes[0] : "(" + unit.suffixes.joined(separator: "|") + ")"
    return pattern("^" + decimal(range) + suffixes + "$", limit: DecimalText.maximumLength)
  }

  /// The expression of a plain decimal number, which has a sign where the range does.
  static func decimal(_ range: ClosedRange<Double>) -> String {
    (range.lowerBound < 0 ? "-?" : "") + "[0-9]+(\\.[0-9]+)?"
  }

  /// One of a few words, in all their YAML spellings: one that other readers take for a number or a switch is one.
  static func choice(_ names: [String]) -> JSON { ["enum": names.flatMap(spellings)] }

  private static func spellings(_ name: String) -> [JSON] {
    switch name {
    case "true": [.bool(true), .string(name)]
    case "false": [.bool(false), .string(name)]
    default: (Double(name).map { [.number($0)] } ?? []) + [.string(name)]
    }
  }
}

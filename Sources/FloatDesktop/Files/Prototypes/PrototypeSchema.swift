import FloatCore

/// The JSON Schema (draft 2020-12) of `prototype.yaml`, for editors that check and complete YAML by a schema.
///
/// It is made from the reader's own table of keys. The program itself checks more: that pages, tabs and pictures exist,
/// and that hotspots lie on them.
package enum PrototypeSchema {
  /// The schema's file beside a `prototype.yaml`.
  package static let fileName = "prototype.schema.json"

  package static var text: String { json.text(pretty: true) + "\n" }

  private typealias Member = (key: String, value: JSON)

  package static var json: JSON {
    let others = PrototypeMapping.allCases.filter { $0 != .prototype }
    return .object(
      [
        ("$schema", .string("https://json-schema.org/draft/2020-12/schema")),
        ("title", .string("A prototype of FloatDesktop")),
      ] + members(.prototype) + [
        (
          "$defs",
          .object([textDefinition, wordsDefinition] + others.map { ($0.rawValue, .object(members($0))) })
        )
      ])
  }

  // MARK: Mappings

  private static func members(_ mapping: PrototypeMapping) -> [Member] {
    let required = mapping.keys.filter(\.isRequired).map { JSON.string($0.name) }
    let members: [Member] = [
      ("type", .string("object")), ("additionalProperties", mapping.others.map(form) ?? .bool(false)),
      ("properties", .object(mapping.keys.map { ($0.name, described($0)) })),
    ]
    return members + (required.isEmpty ? [] : [("required", .array(required))])
      + (mapping == .page ? pageMembers : [])
  }

  /// The members of a page: a picture, or a layout that decides the content.
  private static var pageMembers: [Member] {
    func requires(_ key: String) -> JSON { .object([("required", .array([.string(key)]))]) }
    let contents = PrototypeMapping.layouts.map { layout -> JSON in
      let isIt = JSON.object([("layout", .object([("const", .string(layout.rawValue))]))])
      // The content may be given once for each language.
      let content = anyOf([reference(layout.rawValue), named(reference(layout.rawValue))])
      return .object([
        ("if", .object([("properties", isIt), ("required", .array([.string("layout")]))])),
        ("then", .object([("properties", .object([("content", content)]))])),
      ])
    }
    return [("oneOf", .array([requires("picture"), requires("layout")])), ("allOf", .array(contents))]
  }

  private static func described(_ key: PrototypeKey) -> JSON {
    guard case .object(let members) = form(key.value) else { return .null }
    return .object([("description", .string(key.summary))] + members)
  }

  // MARK: Values

  /// A text in all its YAML types: YAML may read a word as a number or a switch.
  private static var textDefinition: Member {
    ("text", .object([("type", .array(["string", "number", "boolean"].map(JSON.string)))]))
  }

  private static var wordsDefinition: Member {
    let languages = JSON.object([("type", .string("object")), ("additionalProperties", reference("text"))])
    return ("words", .object([("anyOf", .array([reference("text"), languages]))]))
  }

  private static func form(_ value: PrototypeKey.Value) -> JSON {
    switch value {
    case .text, .page, .tab, .variant: reference("text")
    case .words: reference("words")
    case .paragraphs:
      anyOf([list(reference("words")), named(list(reference("text")))])
    case .flag: .object([("enum", .array([.bool(true), .bool(false)]))])
    case .number(let range):
      .object([
        ("type", .string("number")), ("minimum", .number(range.lowerBound)),
        ("maximum", .number(range.upperBound)),
      ])
    case .numbers(let count):
      .object([
        ("type", .string("array")), ("items", .object([("type", .string("number"))])),
        ("minItems", .number(Double(count))), ("maxItems", .number(Double(count))),
      ])
    case .choice(let names): .object([("enum", .array(names.flatMap(spellings)))])
    case .picture: .object([("type", .string("string"))])
    case .configuration, .content: .object([("type", .string("object"))])
    case .mapping(let mapping): reference(mapping.rawValue)
    case .list(let mapping): list(reference(mapping.rawValue))
    case .named(let mapping): named(reference(mapping.rawValue))
    case .values(let value): named(form(value))
    case .texts: list(reference("text"))
    case .either(let values): anyOf(values.map(form))
    }
  }

  /// A word in all its YAML spellings: one that looks like a number is a number.
  private static func spellings(_ name: String) -> [JSON] {
    (Double(name).map { [.number($0)] } ?? []) + [.string(name)]
  }

  private static func reference(_ name: String) -> JSON { .object([("$ref", .string("#/$defs/\(name)"))]) }

  private static func list(_ items: JSON) -> JSON {
    .object([("type", .string("array")), ("items", items)])
  }

  private static func named(_ values: JSON) -> JSON {
    .object([("type", .string("object")), ("additionalProperties", values)])
  }

  private static func anyOf(_ forms: [JSON]) -> JSON { .object([("anyOf", .array(forms))]) }
}

import FloatCore
import FloatPages

/// The JSON Schema of `prototype.yaml`, made from the reader's own table of keys.
///
/// Only the program knows whether pages, tabs, devices and pictures exist, and whether hotspots lie on them.
package enum PrototypeSchema {
  /// The schema's file beside a `prototype.yaml`.
  package static let fileName = "prototype.schema.json"

  package static var text: String { Schema.text(of: json) }

  package static var json: JSON {
    let others = PrototypeMapping.allCases.filter { $0 != .prototype }
    let placed: [Schema.Member] = [
      (placed(.hotspot), Schema.allOf([mapping(.hotspot), Schema.requires("frame")])),
      (placed(.badge), Schema.allOf([mapping(.badge), Schema.requires("center")])),
    ]
    return Schema.document(
      "A prototype of FloatDesktop", object(.prototype),
      definitions: [
        ("text", Schema.text()), words, picture,
        ("key", Schema.choice(ConfigurationSchema.inputs.map(\.key))),
      ] + placed
        + others.map { ($0.rawValue, object($0)) } + ConfigurationSchema.options)
  }

  // MARK: Mappings

  private static func mapping(_ mapping: PrototypeMapping) -> JSON { Schema.reference(mapping.rawValue) }

  /// The name of a mapping that says where it is, as all do that a form of the page does not only change.
  private static func placed(_ mapping: PrototypeMapping) -> String { "placed-" + mapping.rawValue }

  private static func object(_ mapping: PrototypeMapping) -> JSON {
    guard mapping != .message else { return message }
    let keys = mapping.keys.map { FileKey($0.name, form($0.value), $0.summary, isRequired: $0.isRequired) }
    return Schema.object(keys, limits(mapping))
  }

  /// What a mapping refuses besides unknown keys.
  private static func limits(_ mapping: PrototypeMapping) -> [Schema.Member] {
    let targets = [("page", "present")]
    switch mapping {
    case .page: return pageLimits
    case .themed: return [("minProperties", .number(1))]
    case .hotspot:
      return [
        Schema.atMostOne(
          of: PrototypeKey.actions.filter { $0 != "variant" },
          besides: [("variant", "back"), ("variant", "collect")])
      ]
    case .settingsRow: return [Schema.atMostOne(of: ["toggle", "choice", "value"], besides: targets)]
    case .chat, .contact, .row, .profile: return [Schema.atMostOne(of: [], besides: targets)]
    default: return []
    }
  }

  /// A page is a picture, or has a layout that decides the content.
  private static var pageLimits: [Schema.Member] {
    let contents = PrototypeMapping.layouts.map { layout -> JSON in
      let isIt = JSON.object([("layout", .object([("const", .string(layout.rawValue))]))])
      // The content may be given once for each language.
      let content = Schema.anyOf([mapping(layout), inLanguages(mapping(layout))])
      return .object([
        ("if", .object([("properties", isIt), ("required", .array([.string("layout")]))])),
        ("then", .object([("properties", .object([("content", content)]))])),
      ])
    }
    let needs: [Schema.Member] =
      [("layout", .array([.string("content")])), ("content", .array([.string("layout")]))]
      + PrototypeReader.ofPictures.map { ($0, .array([.string("picture")])) }
    return [
      ("oneOf", .array([Schema.requires("picture"), Schema.requires("layout")])),
      ("dependencies", .object(needs)), ("allOf", .array(contents)),
    ]
  }

  /// A message holds one thing: what somebody says, a time, or an article with its sender.
  private static var message: JSON {
    let keys = PrototypeMapping.message.keys.map { FileKey($0.name, form($0.value), $0.summary) }
    let ofArticles = ["article", "from"]
    let others = keys.filter { !ofArticles.contains($0.name) }
    return Schema.anyOf([
      Schema.object(
        keys.filter { ofArticles.contains($0.name) }, [("required", .array([.string("article")]))]),
      .object([
        ("type", .string("object")), ("minProperties", .number(1)), ("maxProperties", .number(1)),
        ("additionalProperties", Schema.reference("words")),
        (
          "properties",
          .object(
            others.map { ($0.name, Schema.described($0.summary, $0.form)) }
              + ofArticles.map { ($0, .bool(false)) })
        ),
      ]),
    ])
  }

  // MARK: Values

  private static func inLanguages(_ form: JSON) -> JSON {
    Schema.object(
      Language.allCases.map { FileKey($0.rawValue, form, "") }, [("minProperties", .number(1))])
  }

  private static var words: Schema.Member {
    ("words", Schema.anyOf([Schema.reference("text"), inLanguages(Schema.reference("text"))]))
  }

  /// A path that stays in the folder, of a file of a known kind or without an ending.
  private static var picture: Schema.Member {
    let folder = "([^/.][^/]*|\\.|\\.[^/.][^/]*|\\.\\.[^/]+)/+"
    let endings = PictureFormat.endings.map { ending in
      ending.map { $0.isLetter ? "[\($0)\($0.uppercased())]" : String($0) }.joined()
    }
    return (
      "picture",
      Schema.pattern("^(\(folder))*([^/.]+|[^/]*\\.(\(endings.joined(separator: "|"))))$")
    )
  }

  private static func form(_ value: PrototypeKey.Value) -> JSON {
    switch value {
    case .text, .page, .tab, .variant: Schema.reference("text")
    case .identifier: Schema.text(limit: 64, pattern: "^[A-Za-z0-9_-]*$")
    case .words: Schema.reference("words")
    case .paragraphs: Schema.list(Schema.reference("words"))
    case .flag: Schema.flag
    case .number(let range): Schema.number(range)
    case .count(let range): Schema.count(range)
    case .point: Schema.tuple([length, length])
    case .frame: Schema.tuple([length, length, extent, extent])
    case .choice(let names): Schema.choice(names)
    case .picture: Schema.reference("picture")
    case .key: Schema.reference("key")
    case .choosable:
      Schema.choice(ConfigurationSchema.inputs.filter { !$0.choices.isEmpty }.map(\.key))
    case .configuration: Schema.reference("options")
    case .content: .object([("type", .string("object"))])
    case .mapping(let mapping): Self.mapping(mapping)
    case .list(let mapping): Schema.list(Self.mapping(mapping))
    case .listOf(let value): Schema.list(form(value))
    case .named(let mapping): Schema.named(Self.mapping(mapping))
    case .placed(let mapping): Schema.named(Schema.reference(placed(mapping)))
    case .pages:
      Schema.named(mapping(.page), names: Schema.pattern("^[^/:]+$"), [("minProperties", .number(1))])
    case .strings:
      Schema.object(PrototypeReader.stringNames.map { FileKey($0, Schema.reference("words"), "") })
    case .values(let value, let reserved):
      Schema.named(
        form(value), names: reserved.isEmpty ? nil : .object([("not", Schema.choice(reserved))]))
    case .texts: Schema.list(Schema.reference("text"))
    case .either(let values): Schema.anyOf(values.map(form))
    }
  }

  private static let length = Schema.number(-100_000...100_000)
  private static let extent = JSON.object([
    ("type", .string("number")), ("exclusiveMinimum", .number(0)), ("maximum", .number(100_000)),
  ])
}

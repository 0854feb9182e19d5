import FloatCore
import FloatPages

/// The JSON Schema of `prototype.yaml`, made from the reader's own keys.
///
/// Only the program knows whether pages, tabs, devices and pictures exist, and whether hotspots lie on them.
package enum PrototypeSchema {
  /// The schema's file beside a `prototype.yaml`.
  package static let fileName = "prototype.schema.json"

  package static var text: String {
    let hasPlace: [Schema.Member] = [
      (PrototypeKeys.hotspot.name, "frame"), (PrototypeKeys.badge.name, "center"),
    ].map { name, place in
      (placed(name), Schema.allOf([Schema.reference(name), Schema.requires(place)]))
    }
    return Schema.text(
      of: Schema.document(
        "A prototype of FloatDesktop", PrototypeKeys.root.form,
        definitions: [
          ("text", Schema.text()), ("words", words), ("picture", picture),
          ("key", Schema.choice(ConfigurationSchema.inputs.map(\.key))),
        ] + hasPlace + PrototypeKeys.mappings.map(definition) + ConfigurationSchema.options))
  }

  private static func definition(_ mapping: any Mapping) -> Schema.Member {
    (mapping.name, mapping.name == PrototypeKeys.message.name ? message : mapping.form)
  }

  /// The name of a mapping that says where it is, as all do that a form of the page does not only change.
  static func placed(_ name: String) -> String { "placed-" + name }

  // MARK: Rules

  /// A page is a picture, or has a layout that decides the content.
  static var pageRules: JSON {
    let contents = PrototypeKeys.Layout.allCases.map { layout -> JSON in
      let isIt: JSON = ["layout": ["const": layout.rawValue] as JSON]
      // The content may be given once for each language.
      let form = Schema.reference(layout.rawValue)
      let content = Schema.anyOf([form, inLanguages(form)])
      return [
        "if": ["properties": isIt, "required": ["layout"]] as JSON,
        "then": ["properties": ["content": content] as JSON] as JSON,
      ]
    }
    let needs: JSON = ["layout": ["content"], "content": ["layout"]]
    return [
      "oneOf": [Schema.requires("picture"), Schema.requires("layout")],
      "dependencies": JSON.joined(needs, .object(PrototypeKeys.ofPictures.map { ($0, ["picture"]) })),
      "allOf": contents,
    ]
  }

  /// A message holds one thing: words with their sender, a time, or an article with its sender.
  private static var message: JSON {
    let ofArticles = ["article", "from"]
    let keys = PrototypeKeys.message.all
    let others = keys.filter { !ofArticles.contains($0.name) }
    return Schema.anyOf([
      Schema.object(
        keys.filter { ofArticles.contains($0.name) }, ["required": ["article"]]),
      [
        "type": "object", "minProperties": 1, "maxProperties": 1,
        "additionalProperties": Schema.reference("words"),
        "properties": JSON.object(
          others.map { ($0.name, Schema.described($0.summary, $0.form)) }
            + ofArticles.map { ($0, .bool(false)) }),
      ],
    ])
  }

  // MARK: Values

  private static func inLanguages(_ form: JSON) -> JSON {
    Schema.object(
      Language.allCases.map { Key($0.rawValue, .form(form), "") }, ["minProperties": 1])
  }

  private static var words: JSON {
    Schema.anyOf([Schema.reference("text"), inLanguages(Schema.reference("text"))])
  }

  /// A path that stays in the folder, of a file of a known kind or without an ending.
  private static var picture: JSON {
    let folder = "([^/.][^/]*|\\.|\\.[^/.][^/]*|\\.\\.[^/]+)/+"
    let endings = PictureFormat.endings.map { ending in
      ending.map { $0.isLetter ? "[\($0)\($0.uppercased())]" : String($0) }.joined()
    }
    return Schema.pattern("^(\(folder))*([^/.]+|[^/]*\\.(\(endings.joined(separator: "|"))))$")
  }

  static let point = Schema.tuple([length, length])
  static let frame = Schema.tuple([length, length, extent, extent])
  private static let length = Schema.number(-100_000...100_000)
  private static let extent: JSON = ["type": "number", "exclusiveMinimum": 0, "maximum": 100_000]
}

import FloatCore
import FloatPages

/// The keys of scenarios and of `matrix.yaml`, and the JSON Schemas that are made from them.
package enum ScenarioSchema {
  package static var text: String {
    Schema.text(
      of: Schema.document(
        "A scenario of FloatDesktop", Schema.object(file),
        definitions: [
          ("step", step), ("target", place), ConfigurationSchema.names, ConfigurationSchema.settings,
        ] + ConfigurationSchema.options))
  }

  package static var matrixText: String {
    Schema.text(
      of: Schema.document(
        "The matrix of a FloatDesktop suite", Schema.anyOf([Schema.null, Schema.object(suite)]),
        definitions: []))
  }

  // MARK: - The file

  /// The keys of a scenario, in the order of the documentation.
  static let file: [any FileKey] = [
    Key("device", .form(Schema.line()), "The device: a name, or a file."),
    Key("prototype", .form(Schema.line()), "The prototype: a folder, from the scenario's own."),
    Key("presets", .form(presets), "The presets, later ones win."),
    Key("options", .form(Schema.reference("options")), "Configuration values, as in a config file."),
    Key("appearance", .form(Schema.choice(Appearance.allCases.map(\.rawValue))), "Light or dark."),
    Key("language", .form(Schema.line()), "The language of the pages."),
    Key("matrix", .form(Schema.object(dimensions)), "The variants in which the scenario is played."),
    Key("comparison", .form(Schema.object(comparison)), "How pictures are compared."),
    Key("text", .form(Schema.choice(texts)), "Whether letters are drawn, or boxes in their place."),
    Key("steps", .form(Schema.list(Schema.reference("step"))), "What is done, in order.", isRequired: true),
  ]

  /// The keys of a matrix.
  static let dimensions: [any FileKey] = [
    dimension("scales", Schema.number(SnapshotSettingsReader.scales), "Pixels for a point."),
    dimension("appearances", Schema.choice(Appearance.allCases.map(\.rawValue)), "Light and dark."),
    dimension(
      "devices",
      Schema.pattern("^[^/.\\u0000-\\u001F\\u007F-\\u009F][^/\\u0000-\\u001F\\u007F-\\u009F]*$", limit: 64),
      "The names of devices."),
    dimension("presets", presets, "Presets: one name, or several together."),
    dimension("languages", Schema.choice(Language.allCases.map(\.rawValue)), "The languages of the pages."),
  ]

  /// The keys of a `matrix.yaml`.
  static let suite =
    dimensions + [
      Key("comparison", .form(Schema.object(comparison)), "How pictures are compared."),
      Key("text", .form(Schema.choice(texts)), "Whether letters are drawn, or boxes in their place."),
    ]

  static let comparison: [any FileKey] = [
    Key(
      "precision", .form(Schema.number(SnapshotSettingsReader.ratios)),
      "The part of the pixels that must match."),
    Key(
      "perceptual-precision", .form(Schema.number(SnapshotSettingsReader.ratios)),
      "How alike two pixels must be: 1 for equal, 0.98 for equal to the eye."),
    Key("antialiasing", .form(Schema.choice(antialiasing)), "Whether smoothed edges are compared."),
  ]
  static let antialiasing = ["compare", "ignore"]
  static let texts = ["fonts", "boxes"]

  private static func dimension(_ name: String, _ form: JSON, _ summary: String) -> any FileKey {
    Key(
      name,
      .form(
        Schema.list(
          form,
          [
            ("minItems", .number(1)), ("maxItems", .number(Double(SnapshotSettingsReader.most))),
            ("uniqueItems", .bool(true)),
          ])), summary)
  }

  /// A preset's name, which is no file's, or a list of names.
  private static let presets = Schema.anyOf([preset, Schema.list(preset)])
  private static let preset = Schema.allOf([
    Schema.line(limit: 64),
    Schema.pattern("^([A-Za-z0-9]|[^/.][^/]*[A-Za-z0-9])[^/]*$"),
    .object([("not", .object([("pattern", .string("\\.yaml$"))]))]),
  ])

  // MARK: - Steps

  /// The steps, in the order of the documentation.
  static let steps: [any FileKey] = [
    Key("tap", .form(target), "Presses and releases in one place."),
    Key("press", .form(target), "Presses and stays."),
    Key("move", .form(anyTarget("move")), "Moves the pressed pointer in a straight line."),
    Key("release", .form(Schema.null), "Releases the pointer where it is."),
    Key("cancel", .form(Schema.null), "Takes the press back, as a second finger does."),
    Key("drag", .form(object("drag")), "Presses, moves, and releases if asked to."),
    Key("long-press", .form(anyTarget("long-press")), "Presses without moving."),
    Key("context-menu", .form(target), "Clicks with the other mouse button."),
    Key(
      "wheel", .form(object("wheel", [("anyOf", .array([Schema.requires("dx"), Schema.requires("dy")]))])),
      "Turns the wheel."),
    Key("key", .form(Schema.line(limit: 64)), "Presses a key of the phone."),
    Key("wait", .form(duration), "Waits."),
    Key("settle", .form(Schema.null), "Waits until nothing moves."),
    Key("set", .form(Schema.reference("set")), "Changes configuration values."),
    Key("panel", .form(action(PanelStepReader.words, PanelStepReader.keys)), "Does something in the panel."),
    Key("resize", .form(Schema.tuple([side, side])), "Gives the screen another size."),
    Key(
      "clock", .form(action(ClockStepReader.words, ClockStepReader.keys)),
      "Does something to the phone's time."),
    Key("window", .form(Schema.object(WindowStepReader.keys, one)), "Does something in the window."),
    Key("snapshot", .form(captureName), "Compares or draws a picture."),
    Key("trace", .form(anyName("trace")), "Compares the values of what moves."),
    Key("filmstrip", .form(anyName("filmstrip")), "Draws several moments into one picture."),
  ]

  /// The parts of the steps that take them in braces.
  static let parts: [String: [any FileKey]] = [
    "move": [
      Key("to", .form(target), "Where to.", isRequired: true), Key("over", .form(duration), "How long."),
    ],
    "drag": [
      Key("from", .form(target), "Where from.", isRequired: true),
      Key("to", .form(target), "Where to.", isRequired: true), Key("over", .form(duration), "How long."),
      Key("hold", .form(duration), "How long it stays at the end."),
      Key("release", .form(Schema.flag), "Whether it ends with a release."),
    ],
    "long-press": [
      Key("at", .form(target), "Where.", isRequired: true), Key("for", .form(duration), "How long."),
      Key("release", .form(Schema.flag), "Whether it ends with a release."),
    ],
    "wheel": [
      Key("at", .form(target), "Where.", isRequired: true),
      Key("dx", .form(points), "How far to the side, in points."),
      Key("dy", .form(points), "How far down, in points."),
      Key("precise", .form(Schema.flag), "Whether it is a touchpad."),
    ],
    "trace": [
      Key("name", .form(captureName), "The file's name.", isRequired: true),
      Key("over", .form(duration), "How long."),
      Key(
        "every", .form(Schema.quantity(.time, ScenarioStepReader.traceIntervals)),
        "The time between two values."),
      Key(
        "tolerance", .form(points(ScenarioStepReader.traceTolerances)),
        "How far values may differ, in points."),
    ],
    "filmstrip": [
      Key("name", .form(captureName), "The file's name.", isRequired: true),
      Key("over", .form(duration), "How long."),
      Key("frames", .form(Schema.count(ScenarioStepReader.filmstripLengths)), "How many moments."),
    ],
  ]

  /// A step: a word alone, or one word with its value.
  private static var step: JSON {
    let words = ScenarioStepReader.words.map(\.name)
    return Schema.anyOf([
      Schema.choice(words),
      .object([
        ("type", .string("object")), ("additionalProperties", .bool(false)),
        ("minProperties", .number(1)), ("maxProperties", .number(1)),
        ("properties", .object(steps.map { ($0.name, Schema.described($0.summary, $0.form)) })),
      ]),
    ])
  }

  private static func object(_ step: String, _ more: [Schema.Member] = []) -> JSON {
    Schema.object(parts[step] ?? [], more)
  }

  private static func anyTarget(_ step: String) -> JSON { Schema.anyOf([target, object(step)]) }
  private static func anyName(_ step: String) -> JSON { Schema.anyOf([captureName, object(step)]) }

  /// One of a few words, or one key with its value.
  private static func action(_ words: [String], _ keys: [any FileKey]) -> JSON {
    Schema.anyOf([
      Schema.choice(words),
      Schema.object(keys, one),
    ])
  }

  /// Exactly one key.
  private static let one: [Schema.Member] = [("minProperties", .number(1)), ("maxProperties", .number(1))]

  private static let target = Schema.reference("target")
  private static let place = Schema.anyOf([Schema.line(), Schema.tuple([points, points])])
  private static let duration = Schema.quantity(.time, Field.durations)
  private static let points = points(Field.coordinates)
  private static let side = points(ScenarioStepReader.sides)

  private static func points(_ range: ClosedRange<Double>) -> JSON {
    Schema.anyOf([Schema.number(range), Schema.quantity(.points, range)])
  }

  /// A file's name, in the letters of many scripts.
  private static let captureName = Schema.text(
    limit: 80,
    pattern: "^[A-Za-z0-9_\(letters)-][A-Za-z0-9_.\(letters)-]*$")
  private static let letters =
    "\\u00C0-\\u00D6\\u00D8-\\u00F6\\u00F8-\\u02C1\\u0391-\\u03A1\\u03A3-\\u03C9\\u0400-\\u0481\\u048A-\\u052F"
    + "\\u3041-\\u3096\\u30A1-\\u30FA\\u4E00-\\u9FFF\\uAC00-\\uD7A3"
}

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
  static let file: [FileKey] = [
    FileKey("device", Schema.line(), "The device: a name, or a file."),
    FileKey("prototype", Schema.line(), "The prototype: a folder, from the scenario's own."),
    FileKey("presets", presets, "The presets, later ones win."),
    FileKey("options", Schema.reference("options"), "Configuration values, as in a config file."),
    FileKey("appearance", Schema.choice(Appearance.allCases.map(\.rawValue)), "Light or dark."),
    FileKey("language", Schema.line(), "The language of the pages."),
    FileKey("matrix", Schema.object(dimensions), "The variants in which the scenario is played."),
    FileKey("comparison", Schema.object(comparison), "How pictures are compared."),
    FileKey("text", Schema.choice(texts), "Whether letters are drawn, or boxes in their place."),
    FileKey("steps", Schema.list(Schema.reference("step")), "What is done, in order.", isRequired: true),
  ]

  /// The keys of a matrix.
  static let dimensions: [FileKey] = [
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
      FileKey("comparison", Schema.object(comparison), "How pictures are compared."),
      FileKey("text", Schema.choice(texts), "Whether letters are drawn, or boxes in their place."),
    ]

  static let comparison: [FileKey] = [
    FileKey(
      "precision", Schema.number(SnapshotSettingsReader.ratios), "The part of the pixels that must match."),
    FileKey(
      "perceptual-precision", Schema.number(SnapshotSettingsReader.ratios),
      "How alike two pixels must be: 1 for equal, 0.98 for equal to the eye."),
    FileKey("antialiasing", Schema.choice(antialiasing), "Whether smoothed edges are compared."),
  ]
  static let antialiasing = ["compare", "ignore"]
  static let texts = ["fonts", "boxes"]

  private static func dimension(_ name: String, _ form: JSON, _ summary: String) -> FileKey {
    FileKey(
      name,
      Schema.list(
        form,
        [
          ("minItems", .number(1)), ("maxItems", .number(Double(SnapshotSettingsReader.most))),
          ("uniqueItems", .bool(true)),
        ]), summary)
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
  static let steps: [FileKey] = [
    FileKey("tap", target, "Presses and releases in one place."),
    FileKey("press", target, "Presses and stays."),
    FileKey("move", anyTarget("move"), "Moves the pressed pointer in a straight line."),
    FileKey("release", Schema.null, "Releases the pointer where it is."),
    FileKey("cancel", Schema.null, "Takes the press back, as a second finger does."),
    FileKey("drag", object("drag"), "Presses, moves, and releases if asked to."),
    FileKey("long-press", anyTarget("long-press"), "Presses without moving."),
    FileKey("context-menu", target, "Clicks with the other mouse button."),
    FileKey(
      "wheel", object("wheel", [("anyOf", .array([Schema.requires("dx"), Schema.requires("dy")]))]),
      "Turns the wheel."),
    FileKey("key", Schema.line(limit: 64), "Presses a key of the phone."),
    FileKey("wait", duration, "Waits."),
    FileKey("settle", Schema.null, "Waits until nothing moves."),
    FileKey("set", Schema.reference("set"), "Changes configuration values."),
    FileKey("panel", action(PanelStepReader.words, PanelStepReader.keys), "Does something in the panel."),
    FileKey("resize", Schema.tuple([side, side]), "Gives the screen another size."),
    FileKey(
      "clock", action(ClockStepReader.words, ClockStepReader.keys), "Does something to the phone's time."),
    FileKey("window", Schema.object(WindowStepReader.keys, one), "Does something in the window."),
    FileKey("snapshot", captureName, "Compares or draws a picture."),
    FileKey("trace", anyName("trace"), "Compares the values of what moves."),
    FileKey("filmstrip", anyName("filmstrip"), "Draws several moments into one picture."),
  ]

  /// The parts of the steps that take them in braces.
  static let parts: [String: [FileKey]] = [
    "move": [
      FileKey("to", target, "Where to.", isRequired: true), FileKey("over", duration, "How long."),
    ],
    "drag": [
      FileKey("from", target, "Where from.", isRequired: true),
      FileKey("to", target, "Where to.", isRequired: true), FileKey("over", duration, "How long."),
      FileKey("hold", duration, "How long it stays at the end."),
      FileKey("release", Schema.flag, "Whether it ends with a release."),
    ],
    "long-press": [
      FileKey("at", target, "Where.", isRequired: true), FileKey("for", duration, "How long."),
      FileKey("release", Schema.flag, "Whether it ends with a release."),
    ],
    "wheel": [
      FileKey("at", target, "Where.", isRequired: true),
      FileKey("dx", points, "How far to the side, in points."),
      FileKey("dy", points, "How far down, in points."),
      FileKey("precise", Schema.flag, "Whether it is a touchpad."),
    ],
    "trace": [
      FileKey("name", captureName, "The file's name.", isRequired: true),
      FileKey("over", duration, "How long."),
      FileKey(
        "every", Schema.quantity(.time, ScenarioStepReader.traceIntervals), "The time between two values."),
      FileKey(
        "tolerance", points(ScenarioStepReader.traceTolerances), "How far values may differ, in points."),
    ],
    "filmstrip": [
      FileKey("name", captureName, "The file's name.", isRequired: true),
      FileKey("over", duration, "How long."),
      FileKey("frames", Schema.count(ScenarioStepReader.filmstripLengths), "How many moments."),
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
  private static func action(_ words: [String], _ keys: [FileKey]) -> JSON {
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

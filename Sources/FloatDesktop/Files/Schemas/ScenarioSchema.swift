import FloatCore
import FloatPages

/// The keys of scenarios and of `matrix.yaml`, and the JSON Schemas that are made from them.
package enum ScenarioSchema {
  package static var text: String {
    Schema.text(
      of: Schema.document(
        "A scenario of FloatDesktop", file.form,
        definitions: [
          ("step", step), ("target", Schema.anyOf([Schema.line(), PairKind(example: "").form])),
          ("window-target", WindowTargetKind.definition), ConfigurationSchema.names,
          ConfigurationSchema.settings,
        ] + ConfigurationSchema.options))
  }

  package static var matrixText: String {
    Schema.text(
      of: Schema.document(
        "The matrix of a FloatDesktop suite", Schema.anyOf([Schema.null, suite.form]), definitions: []))
  }

  // MARK: - The file

  struct File: KeyGroup {
    let device = Key("device", .form(Schema.line()), "The device: a name, or a file.")
    let prototype = Key(
      "prototype", .form(Schema.line()), "The prototype: a folder, from the scenario's own.")
    let presets = Key("presets", .form(PresetsKind.form), "The presets, later ones win.")
    let options = Key(
      "options", .form(Schema.reference("options")), "Configuration values, as in a config file.")
    let appearance = Key("appearance", .choice(Appearance.self), "Light or dark.")
    let language = Key("language", .form(Schema.line()), "The language of the pages.")
    let matrix = Key("matrix", .part(Dimensions()), "The variants in which the scenario is played.")
    let pictures = Pictures()
    let steps = Key(
      "steps", .form(Schema.list(Schema.reference("step"))), "What is done, in order.", isRequired: true)
  }
  static let file = KeyTable("", File())

  struct Dimensions: KeyGroup {
    let scales = Key("scales", DistinctKind(item: .number(0.1...8)), "Pixels for a point.")
    let appearances = Key("appearances", DistinctKind(item: .choice(Appearance.self)), "Light and dark.")
    let devices = Key("devices", DistinctKind(item: DeviceNameKind()), "The names of devices.")
    let presets = Key("presets", DistinctKind(item: PresetsKind()), "Presets: one name, or several together.")
    let languages = Key(
      "languages", DistinctKind(item: .choice(Language.self)), "The languages of the pages.")
  }

  /// How pictures are drawn and compared.
  struct Pictures: KeyGroup {
    let comparison = Key("comparison", .part(Comparison()), "How pictures are compared.")
    let text = Key("text", .word(["fonts", "boxes"]), "Whether letters are drawn, or boxes in their place.")
  }

  struct Comparison: KeyGroup {
    let precision = Key("precision", .number(0...1), "The part of the pixels that must match.")
    let perceptualPrecision = Key(
      "perceptual-precision", .number(0...1),
      "How alike two pixels must be: 1 for equal, 0.98 for equal to the eye.")
    let antialiasing = Key(
      "antialiasing", .word(["compare", "ignore"]), "Whether smoothed edges are compared.")
  }

  /// The keys of a `matrix.yaml`.
  struct Suite: KeyGroup {
    let dimensions = Dimensions()
    let pictures = Pictures()
  }
  static let suite = KeyTable("", Suite())

  // MARK: - Steps

  /// The steps, in the order of the documentation.
  static let steps: [any FileKey] = [
    hand.tap, Key("press", TargetKind(), "Presses and stays."), hand.move,
    Key("release", .form(Schema.null), "Releases the pointer where it is."),
    Key("cancel", .form(Schema.null), "Takes the press back, as a second finger does."),
    hand.drag, hand.longPress, hand.contextMenu, hand.wheel,
    Key("key", .word(Input.keys), "Presses a key of the phone."),
    Key("wait", DurationKind(), "Waits."),
    Key("settle", .form(Schema.null), "Waits until nothing moves."),
    Key("set", .form(Schema.reference("set")), "Changes configuration values."),
    Key(
      "call", action(CallStepReader.words, CallStepReader.keys.all),
      "Asks the phone for something, as a program does."),
    Key("panel", action(PanelStepReader.words, PanelStepReader.keys.all), "Does something in the panel."),
    Key("resize", size, "Gives the screen another size."),
    Key(
      "clock", action(ClockStepReader.words, ClockStepReader.keys.all), "Does something to the phone's time."),
    Key("window", action(WindowStepReader.words, WindowStepReader.keys.all), "Does something in the window."),
    Key("snapshot", CaptureNameKind(), "Compares or draws a picture."),
    Key("trace", trace, "Compares the values of what moves."),
    Key("filmstrip", filmstrip, "Draws several moments into one picture."),
  ]

  /// The width and height of a screen, in points.
  static let size = PairKind(part: PointsKind(range: 1...10_000), example: "[390, 844]")
  static let over = Key("over", DurationKind(), "How long.")
  static let release = Key("release", .flag, "Whether it ends with a release.")
  private static let name = Key("name", CaptureNameKind(), "The file's name.", isRequired: true)

  static let hand = HandKeys<TargetKind>()

  struct Trace: KeyGroup {
    let name = ScenarioSchema.name
    let over = ScenarioSchema.over
    let every = Key(
      "every", DurationKind(range: 0.001...HandPace.maximumDuration), "The time between two values.")
    let tolerance = Key(
      "tolerance", PointsKind(range: 0...RecordingReader.maximumPlace),
      "How far values may differ, in points.")
  }
  static let trace = OpenKind(CaptureNameKind(), Trace())

  struct Filmstrip: KeyGroup {
    let name = ScenarioSchema.name
    let over = ScenarioSchema.over
    let frames = Key("frames", CountKind(range: 2...24), "How many moments.")
  }
  static let filmstrip = OpenKind(CaptureNameKind(), Filmstrip())

  /// A step: a word alone, or one word with its value.
  private static var step: JSON {
    let words = ScenarioStepReader.words.map(\.name)
    return Schema.anyOf([
      Schema.choice(words),
      .joined(
        ["type": "object", "additionalProperties": false], one,
        ["properties": JSON.object(steps.map { ($0.name, Schema.described($0.summary, $0.form)) })]),
    ])
  }

  /// One of a few words, or one key with its value.
  private static func action(_ words: [String], _ keys: [any FileKey]) -> FieldKind {
    .form(Schema.anyOf([Schema.choice(words), Schema.object(keys, one)]))
  }

  /// Exactly one key.
  private static let one: JSON = ["minProperties": 1, "maxProperties": 1]
}

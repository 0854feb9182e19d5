import FloatCore

/// Reads the variants of a scenario or of a folder of scenarios, and the way their pictures are compared.
package enum SnapshotSettingsReader {
  /// Reads a `matrix.yaml`: the dimensions, `comparison` and `text`.
  package static func load(path: String) throws(DataError) -> SnapshotSettings {
    try parse(DataError.bytes(of: path, limit: YAMLLimits.standard.bytes), name: path)
  }

  package static func parse(_ bytes: [UInt8], name: String) throws(DataError) -> SnapshotSettings {
    let root = try Field.root(ofYAML: bytes, file: name)
    var settings = SnapshotSettings.inherited
    if !root.isMissing, let values = root.values(ScenarioSchema.suite) {
      readDimensions(values.dimensions, into: &settings)
      readPictures(values.pictures, into: &settings)
    }
    try root.problems.check()
    return settings
  }

  static func readPictures(
    _ values: Values<ScenarioSchema.Pictures>, into settings: inout SnapshotSettings
  ) {
    if let parts = values.comparison {
      settings.tolerance = PictureTolerance(
        precision: parts.precision ?? 1, perceptualPrecision: parts.perceptualPrecision ?? 1,
        ignoresAntialiasing: parts.antialiasing == "ignore")
    }
    settings.usesTextBoxes = values.text.map { $0 == "boxes" }
  }

  static func readDimensions(
    _ values: Values<ScenarioSchema.Dimensions>, into settings: inout SnapshotSettings
  ) {
    settings.scales = values.scales
    settings.appearances = values.appearances
    settings.devices = values.devices
    settings.languages = values.languages?.map(\.rawValue)
    settings.presets = values.presets
  }
}

/// A list without repetitions, with at least one value.
struct DistinctKind<Item: KeyKind>: KeyKind where Item.Value: Equatable {
  let item: Item
  /// The most values.
  private static var most: Int { 32 }

  var form: JSON {
    Schema.list(item.form, ["minItems": 1, "maxItems": Self.most, "uniqueItems": true])
  }

  func read(_ field: Field) -> [Item.Value]? {
    guard case .sequence(let items, _) = field.node, items.isEmpty else {
      var values: [Item.Value] = []
      for part in field.items(limit: Self.most) {
        guard let value = item.read(part) else { continue }
        if values.contains(value) { part.report("the same value is given twice") }
        values.append(value)
      }
      return values
    }
    return field.refuse("give at least one value, or leave it out")
  }
}

/// Some presets together, or one alone: names, which are no files'.
struct PresetsKind: KeyKind {
  static var form: JSON {
    let preset = Schema.allOf([
      Schema.line(limit: 64),
      Schema.pattern("^([A-Za-z0-9]|[^/.][^/]*[A-Za-z0-9])[^/]*$"),
      ["not": ["pattern": "\\.yaml$"] as JSON],
    ])
    return Schema.anyOf([preset, Schema.list(preset)])
  }
  var form: JSON { Self.form }

  func read(_ field: Field) -> [String]? {
    let known = (try? Assets.locate()).map { PresetLibrary.names(in: [$0.path("presets")]) }
    let names = (field.scalar == nil ? field.items() : [field]).compactMap { item in
      item.preset().flatMap { name in known.map { item.name(of: "preset", in: $0) } ?? name }
    }
    return field.scalar == nil || !names.isEmpty ? names : nil
  }
}

/// The id of a device that comes with the program.
struct DeviceNameKind: KeyKind {
  var form: JSON {
    Schema.pattern("^[^/.\\u0000-\\u001F\\u007F-\\u009F][^/\\u0000-\\u001F\\u007F-\\u009F]*$", limit: 64)
  }

  func read(_ field: Field) -> String? {
    guard let word = field.line(limit: 64) else { return nil }
    if word.contains("/") || word.hasPrefix(".") { return field.refuse("takes a name, not a file") }
    guard let assets = try? Assets.locate() else { return word }
    return field.name(of: "device", in: DeviceFile.names(folder: assets.path("devices")))
  }
}

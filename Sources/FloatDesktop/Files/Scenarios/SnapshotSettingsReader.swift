import FloatCore

/// Reads the variants of a scenario or of a folder of scenarios, and the way their pictures are compared.
package enum SnapshotSettingsReader {
  /// Reads a `matrix.yaml`: the dimensions, `comparison` and `text`.
  package static func load(path: String) throws(DataError) -> SnapshotSettings {
    try parse(DataError.bytes(of: path, limit: YAMLLimits.standard.bytes), name: path)
  }

  package static func parse(_ bytes: [UInt8], name: String) throws(DataError) -> SnapshotSettings {
    let root = try Field.root(ofYAML: bytes, file: name)
    var settings = SnapshotSettings()
    if !root.isMissing, let fields = root.fields(ScenarioSchema.suite.names) {
      readDimensions(fields, into: &settings)
      readComparison(fields, into: &settings)
    }
    try root.problems.check()
    return settings
  }

  static let scales = 0.1...8
  static let ratios = 0.0...1
  /// The most values of a dimension.
  static let most = 32

  /// Reads `comparison` and `text`.
  static func readComparison(_ fields: Fields, into settings: inout SnapshotSettings) {
    if let parts = fields["comparison"]?.fields(ScenarioSchema.comparison.names, prefix: "comparison.") {
      var tolerance = PictureTolerance.exact
      if let ratio = parts["precision"]?.number(ratios) { tolerance.precision = ratio }
      if let ratio = parts["perceptual-precision"]?.number(ratios) { tolerance.perceptualPrecision = ratio }
      tolerance.ignoresAntialiasing = parts["antialiasing"]?.choice(ScenarioSchema.antialiasing) == "ignore"
      settings.tolerance = tolerance
    }
    if let text = fields["text"]?.choice(ScenarioSchema.texts) { settings.usesTextBoxes = text == "boxes" }
  }

  static func readDimensions(_ fields: Fields, into settings: inout SnapshotSettings) {
    let assets = try? Assets.locate()
    settings.scales = fields["scales"].flatMap { list($0) { $0.number(scales) } }
    settings.appearances = fields["appearances"].flatMap { list($0) { $0.choice() } }
    settings.devices = fields["devices"].flatMap { list($0) { name($0, assets) } }
    settings.languages = fields["languages"].flatMap {
      list($0) { ($0.choice() as Language?)?.rawValue }
    }
    settings.presets = fields["presets"].flatMap { list($0) { presets($0, assets) } }
  }

  /// A list without repetitions, with at least one value.
  private static func list<Value: Equatable>(_ field: Field, _ read: (Field) -> Value?) -> [Value]? {
    guard case .sequence(let items, _) = field.node, items.isEmpty else {
      var values: [Value] = []
      for item in field.items(limit: most) {
        guard let value = read(item) else { continue }
        if values.contains(value) { item.report("the same value is given twice") }
        values.append(value)
      }
      return values
    }
    field.report("give at least one value, or leave it out")
    return nil
  }

  /// Some presets together, or one alone.
  private static func presets(_ field: Field, _ assets: Assets?) -> [String]? {
    let known = assets.map { PresetLibrary.names(in: [$0.path("presets")]) }
    let names = (field.scalar == nil ? field.items() : [field]).compactMap { item in
      item.preset().flatMap { name in known.map { item.name(of: "preset", in: $0) } ?? name }
    }
    return field.scalar == nil || !names.isEmpty ? names : nil
  }

  /// The id of a device that comes with the program.
  private static func name(_ field: Field, _ assets: Assets?) -> String? {
    guard let word = field.line(limit: 64) else { return nil }
    guard !word.contains("/"), !word.hasPrefix(".") else {
      field.report("takes a name, not a file")
      return nil
    }
    return assets.map { field.name(of: "device", in: DeviceFile.names(folder: $0.path("devices"))) } ?? word
  }
}

import FloatCore

/// Reads the variants of a scenario or of a folder of scenarios, and the way their pictures are compared.
package enum SnapshotSettingsReader {
  /// The keys of a matrix.
  static let dimensions = ["scales", "appearances", "devices", "presets", "languages"]

  /// Reads a `matrix.yaml`: the dimensions, `comparison` and `text`.
  package static func load(path: String) throws(DataError) -> SnapshotSettings {
    try parse(DataError.bytes(of: path, limit: YAMLLimits.standard.bytes), name: path)
  }

  package static func parse(_ bytes: [UInt8], name: String) throws(DataError) -> SnapshotSettings {
    try rethrowing(as: DataError.init) { () throws(Diagnostic) in
      let source = try SourceText(bytes, file: name)
      guard let root = try YAMLReader.read(source) else { return SnapshotSettings() }
      return try rethrowing(as: { source.error(at: $0.position, $0.reason) }) { () throws(ScenarioProblem) in
        try settings(root)
      }
    }
  }

  private static func settings(_ root: YAMLNode) throws(ScenarioProblem) -> SnapshotSettings {
    var settings = SnapshotSettings()
    let fields = try ScenarioFields(root, dimensions + ["comparison", "text"])
    try readDimensions(fields, into: &settings)
    if let node = fields["comparison"] { settings.tolerance = try tolerance(node) }
    if let node = fields["text"] { settings.usesTextBoxes = try usesTextBoxes(node) }
    return settings
  }

  static func readMatrix(_ node: YAMLNode, into settings: inout SnapshotSettings)
    throws(ScenarioProblem)
  {
    try readDimensions(try ScenarioFields(node, dimensions), into: &settings)
  }

  /// Reads `{precision: 0.99, perceptual-precision: 0.98, antialiasing: ignore}`.
  static func tolerance(_ node: YAMLNode) throws(ScenarioProblem) -> PictureTolerance {
    let fields = try ScenarioFields(node, ["precision", "perceptual-precision", "antialiasing"])
    var tolerance = PictureTolerance.exact
    if let node = fields["precision"] { tolerance.precision = try ratio(node) }
    if let node = fields["perceptual-precision"] { tolerance.perceptualPrecision = try ratio(node) }
    if let node = fields["antialiasing"] {
      let word = try choice(node, ["compare", "ignore"], "way")
      tolerance.ignoresAntialiasing = word == "ignore"
    }
    return tolerance
  }

  static func usesTextBoxes(_ node: YAMLNode) throws(ScenarioProblem) -> Bool {
    try choice(node, ["fonts", "boxes"], "kind of text") == "boxes"
  }

  private static func readDimensions(
    _ fields: ScenarioFields, into settings: inout SnapshotSettings
  ) throws(ScenarioProblem) {
    if let node = fields["scales"] {
      settings.scales = try list(node, "scales") { node throws(ScenarioProblem) in
        try ScenarioValue.quantity(node, .none, 0.1...8)
      }
    }
    if let node = fields["appearances"] {
      settings.appearances = try list(node, "appearances") { node throws(ScenarioProblem) in
        try ScenarioValue.choice(node, "appearance")
      }
    }
    if let node = fields["devices"] { settings.devices = try list(node, "devices", name) }
    if let node = fields["languages"] {
      settings.languages = try list(node, "languages") { node throws(ScenarioProblem) in
        let language: Language = try ScenarioValue.choice(node, "language")
        return language.rawValue
      }
    }
    if let node = fields["presets"] {
      settings.presets = try list(node, "presets") { node throws(ScenarioProblem) in
        guard case .sequence(let items, _) = node else { return [try ScenarioValue.preset(node).value] }
        return try items.map { item throws(ScenarioProblem) in try ScenarioValue.preset(item).value }
      }
    }
  }

  /// A list without repetitions, with at least one value.
  private static func list<Value: Equatable>(
    _ node: YAMLNode, _ dimension: String, _ read: (YAMLNode) throws(ScenarioProblem) -> Value
  ) throws(ScenarioProblem) -> [Value] {
    var values: [Value] = []
    for item in try ScenarioValue.list(node) {
      let value = try read(item)
      if values.contains(value) {
        throw ScenarioProblem("\(dimension): the same value is given twice", at: item.position)
      }
      values.append(value)
    }
    guard !values.isEmpty else {
      throw ScenarioProblem("\(dimension): give at least one value, or leave it out", at: node.position)
    }
    guard values.count <= 32 else {
      throw ScenarioProblem("\(dimension): takes at most 32 values", at: node.position)
    }
    return values
  }

  /// A name that can be part of a file's name.
  private static func name(_ node: YAMLNode) throws(ScenarioProblem) -> String {
    let word = try ScenarioValue.word(node, limit: 64)
    guard !word.value.contains("/"), !word.value.hasPrefix(".") else {
      throw ScenarioProblem("takes a name, not a file", at: word.position)
    }
    return word.value
  }

  private static func ratio(_ node: YAMLNode) throws(ScenarioProblem) -> Double {
    try ScenarioValue.quantity(node, .none, 0...1)
  }

  private static func choice(
    _ node: YAMLNode, _ known: [String], _ what: String
  ) throws(ScenarioProblem) -> String {
    let word = try ScenarioValue.word(node)
    guard known.contains(word.value) else { throw .unknown(word.value, what, known, at: word.position) }
    return word.value
  }
}

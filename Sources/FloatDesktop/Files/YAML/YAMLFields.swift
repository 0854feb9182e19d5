import FloatCore

/// A mapping of a device's file or one of strings, read strictly: a missing or misspelt key, or a value of the wrong
/// kind, is an error with its place.
struct YAMLFields {
  private let source: SourceText
  private let pairs: [YAMLPair]
  private let values: [String: YAMLNode]
  /// Where the mapping begins.
  private let position: SourcePosition

  /// The mapping at the root of a file.
  static func load(path: String, limits: YAMLLimits) throws(DataError) -> YAMLFields {
    let bytes = try DataError.bytes(of: path, limit: limits.bytes)
    return try rethrowing(as: DataError.init) { () throws(Diagnostic) in
      try parse(bytes, file: path, limits: limits)
    }
  }

  /// The mapping at the root of a text; `file` is its name in errors.
  static func parse(_ bytes: [UInt8], file: String, limits: YAMLLimits) throws(Diagnostic)
    -> YAMLFields
  {
    let source = try SourceText(bytes, file: file)
    guard let root = try YAMLReader.read(source, limits: limits) else {
      throw source.error(
        at: SourcePosition(line: 1, column: 1), "the file is empty; it must hold keys and values")
    }
    return try YAMLFields(root, source, name: "the file")
  }

  private init(_ node: YAMLNode, _ source: SourceText, name: String) throws(Diagnostic) {
    guard case .mapping(let pairs, let position) = node else {
      throw source.error(at: node.position, "\(name) must hold keys and values")
    }
    self.source = source
    self.pairs = pairs
    self.position = position
    var values: [String: YAMLNode] = [:]
    var seen: [String: SourcePosition] = [:]
    for pair in pairs {
      if let first = seen[pair.key.text] {
        throw source.error(
          at: pair.key.position, key: pair.key.text,
          "given twice, first at line \(first.line), column \(first.column); remove one")
      }
      seen[pair.key.text] = pair.key.position
      values[pair.key.text] = pair.value
    }
    self.values = values
  }

  /// Whether a key is given.
  func has(_ key: String) -> Bool { values[key] != nil }

  /// The keys in the order of the file.
  var keys: [String] { pairs.map(\.key.text) }

  /// An error at a key's value, or at the beginning of the mapping where the key is missing.
  func error(_ key: String, _ reason: String) -> Diagnostic {
    source.error(at: values[key]?.position ?? position, key: key, reason)
  }

  /// Throws at the first key that is not one of `known`.
  func allowOnly(_ known: [String]) throws(Diagnostic) {
    guard let pair = pairs.first(where: { !known.contains($0.key.text) }) else { return }
    throw source.error(
      at: pair.key.position, key: pair.key.text,
      "unknown key; " + Spelling.advice(for: pair.key.text, in: known))
  }

  /// A text that is not empty.
  func string(_ key: String) throws(Diagnostic) -> String {
    guard let node = values[key] else { throw error(key, "is missing") }
    guard let scalar = node.scalar, !scalar.text.isEmpty else {
      throw source.error(at: node.position, key: key, "takes text")
    }
    // Other readers of YAML take these words for no value at all.
    if !scalar.isQuoted, ["~", "null", "Null", "NULL"].contains(scalar.text) {
      throw source.error(
        at: node.position, key: key, "takes text; write \"\(scalar.text)\" in quotes if that is what you mean"
      )
    }
    return scalar.text
  }

  /// A plain decimal number within a range.
  func number(_ key: String, in range: ClosedRange<Double>) throws(Diagnostic) -> Double {
    try read(key) { text throws(ParameterError) in try ParameterText.number(text, .none, range) }
  }

  private func read<Value>(
    _ key: String, _ parse: (String) throws(ParameterError) -> Value
  ) throws(Diagnostic) -> Value {
    let text = try string(key)
    do throws(ParameterError) { return try parse(text) } catch { throw self.error(key, error.message) }
  }

  func number(
    _ key: String, in range: ClosedRange<Double>, or fallback: Double
  ) throws(Diagnostic) -> Double {
    has(key) ? try number(key, in: range) : fallback
  }

  func bool(_ key: String, or fallback: Bool) throws(Diagnostic) -> Bool {
    has(key) ? try read(key, ParameterText.flag) : fallback
  }

  /// One of an enumeration's raw values.
  func choice<Choice>(_ key: String) throws(Diagnostic) -> Choice
  where Choice: RawRepresentable<String> & CaseIterable {
    let name = try string(key)
    guard let value = Choice(rawValue: name) else {
      let names = Choice.allCases.map(\.rawValue)
      let nearest = Spelling.nearest(to: name, in: names, limit: 1).first
      throw error(
        key, ParameterError.notAChoice(found: name, choices: names, suggestion: nearest).message)
    }
    return value
  }

  /// The mapping of a key, which may hold only keys in `known`; nil where the key is missing.
  func part(_ key: String, of known: [String]) throws(Diagnostic) -> YAMLFields? {
    guard let node = values[key] else { return nil }
    let part = try YAMLFields(node, source, name: key)
    try part.allowOnly(known)
    return part
  }
}

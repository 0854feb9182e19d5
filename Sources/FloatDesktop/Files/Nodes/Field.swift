import FloatCore

/// A value to be read: its node, the name that messages give it, and where its problems are reported.
///
/// Reading a value of the wrong kind reports it and returns nil.
struct Field {
  let node: Node
  /// The name of its key; of an item, that of its list; empty for a file's root.
  let name: String
  /// Comes before the name in messages.
  var prefix = ""
  /// Where its key is; of an item and a root, where it is itself.
  let keyPosition: SourcePosition
  let problems: Problems

  /// The root of a file of YAML. That of a file without values is missing, at the file's beginning.
  static func root(
    ofYAML bytes: [UInt8], file: String, limits: YAMLLimits = .standard
  ) throws(DataError) -> Field {
    try rethrowing(as: DataError.init) { () throws(Diagnostic) in
      let source = try SourceText(bytes, file: file)
      let start = SourcePosition(line: 1, column: 1)
      let nothing = Node.scalar(Node.Scalar(text: "", kind: .plain, position: start))
      return root(try YAMLReader.read(source, limits: limits) ?? nothing, Problems(source))
    }
  }

  static func root(_ node: Node, _ problems: Problems) -> Field {
    Field(node: node, name: "", keyPosition: node.position, problems: problems)
  }

  var isRoot: Bool { name.isEmpty }
  var isMissing: Bool { node.scalar?.isMissing ?? false }
  var isMapping: Bool { if case .mapping = node { true } else { false } }
  var position: SourcePosition { node.position }
  var scalar: Node.Scalar? { node.scalar }

  /// Reports a problem at the value; where there is no value, at its key.
  func report(_ reason: String, isWarning: Bool = false) {
    problems.report(
      isMissing ? keyPosition : position, isRoot ? nil : prefix + name, reason,
      isWarning: isWarning)
  }

  /// Reports a problem at the value, in whose place there is nil.
  func refuse<Value>(_ reason: String) -> Value? {
    report(reason)
    return nil
  }

  /// Reports a problem at the key.
  func reportKey(_ reason: String, isWarning: Bool = false) {
    problems.report(keyPosition, prefix + name, reason, isWarning: isWarning)
  }

  /// Whether a part of a program takes this value; a refused one is reported, at the key if that is at fault.
  func isTaken(_ take: () throws(ParameterError) -> Void) -> Bool {
    do throws(ParameterError) {
      try take()
      return true
    } catch {
      error.isAboutKey ? reportKey(error.message) : report(error.message)
      return false
    }
  }

  // MARK: - Single values

  /// The text of a scalar that has one of the kinds, or is YAML's.
  private func scalar(_ kind: Node.Kind, _ expected: String) -> Node.Scalar? {
    guard case .scalar(let scalar) = node,
      scalar.kind == kind || scalar.kind == .plain || scalar.kind == .quoted
    else { return refuse("takes \(expected), not \(node.name)") }
    return scalar.isMissing ? refuse("has no value") : scalar
  }

  private func parse<Value>(
    _ kind: Node.Kind, _ expected: String, _ parse: (Node.Scalar) throws(ParameterError) -> Value
  ) -> Value? {
    guard let scalar = scalar(kind, expected) else { return nil }
    do throws(ParameterError) { return try parse(scalar) } catch { return refuse(error.message) }
  }

  /// A text.
  ///
  /// - Parameter limit: The most characters that it may have.
  func text(limit: Int = .max, allowsEmpty: Bool = false) -> String? {
    guard let scalar = scalar(.text, "text") else { return nil }
    if limit < .max, scalar.text.unicodeScalars.count > limit {
      return refuse(ParameterError.tooLong(limit: limit).message)
    }
    // Other readers of YAML take these words for no value at all.
    if scalar.kind == .plain, ["~", "null", "Null", "NULL"].contains(scalar.text) {
      return refuse("takes text; write \"\(scalar.text)\" in quotes if that is what you mean")
    }
    return allowsEmpty || !scalar.text.isEmpty ? scalar.text : refuse("has no value")
  }

  /// A text on one line.
  func line(limit: Int = 200) -> String? {
    guard let text = text() else { return nil }
    return parse(.text, "text") { _ throws(ParameterError) in try ParameterText.text(text, limit: limit) }
  }

  /// A number with its unit.
  func number(_ range: ClosedRange<Double>, _ unit: ParameterUnit = .none) -> Double? {
    parse(.number, "a number") { scalar throws(ParameterError) in
      guard scalar.kind == .number else { return try ParameterText.number(scalar.text, unit, range) }
      guard let number = Double(scalar.text), range.contains(number) else {
        throw .outOfRange(
          found: scalar.text, lowest: unit.text(range.lowerBound), highest: unit.text(range.upperBound))
      }
      return number
    }
  }

  /// A whole number.
  func count(_ range: ClosedRange<Int>) -> Int? {
    parse(.number, "a number") { scalar throws(ParameterError) in
      // JSON may write it with a fraction or an exponent.
      if scalar.kind == .number, let count = Double(scalar.text).flatMap(Int.init(exactly:)),
        range.contains(count)
      {
        return count
      }
      return try ParameterText.count(scalar.text, range)
    }
  }

  /// `true` or `false`.
  func flag() -> Bool? {
    parse(.flag, "true or false") { scalar throws(ParameterError) in try ParameterText.flag(scalar.text) }
  }

  /// One of a few words.
  func choice(_ choices: [String]) -> String? {
    guard let word = text() else { return nil }
    if choices.contains(word) { return word }
    let nearest = Spelling.nearest(to: word, in: choices, limit: 1).first
    return refuse(ParameterError.notAChoice(found: word, choices: choices, suggestion: nearest).message)
  }

  /// One of an enumeration's raw values.
  func choice<Choice>() -> Choice? where Choice: RawRepresentable<String> & CaseIterable {
    guard let word = text() else { return nil }
    return Choice(rawValue: word) ?? choice(Choice.allCases.map(\.rawValue)).flatMap(Choice.init)
  }

  /// The name of one of the things that there are.
  ///
  /// - Parameter kind: What the things are, for messages.
  func name(of kind: String, in known: [String]) -> String? {
    guard let name = text() else { return nil }
    if known.contains(name) { return name }
    let offer = Spelling.offer(for: name, in: known, most: 12).map { "; " + $0 } ?? ""
    return refuse("there is no \(kind) \"\(PrintableText.shortened(name, to: 40))\"" + offer)
  }

  // MARK: - Lists

  /// The items of a list; none, with a report, for anything else.
  ///
  /// - Parameter limit: The most items that it may have.
  func items(limit: Int = .max) -> [Field] {
    guard case .sequence(let items, _) = node else {
      report(isMissing ? "has no value" : "takes a list, not \(node.name)")
      return []
    }
    if items.count > limit { report("holds more than \(limit) items") }
    return items.prefix(limit).map {
      Field(node: $0, name: name, prefix: prefix, keyPosition: $0.position, problems: problems)
    }
  }

  /// A list of exactly so many numbers.
  ///
  /// - Parameter example: How it is written.
  func numbers(
    _ count: Int, example: String, _ number: (Field) -> Double? = { $0.number(-100_000...100_000) }
  ) -> [Double]? {
    guard case .sequence(let items, _) = node, items.count == count else {
      return refuse("takes \(count) numbers, as in \(example)")
    }
    let numbers = self.items().compactMap(number)
    return numbers.count == count ? numbers : nil
  }
}

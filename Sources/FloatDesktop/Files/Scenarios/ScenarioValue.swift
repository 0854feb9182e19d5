import FloatCore

/// Reads the small values that scenarios are made of.
enum ScenarioValue {
  /// The length of a wait or a move, in seconds, as in the steps themselves.
  static let durations = 0...ScenarioStep.maximumDuration
  /// How far from the origin a place may lie, in points.
  static let coordinates = -RecordingReader.maximumPlace...RecordingReader.maximumPlace

  /// A word on one line.
  static func word(_ node: YAMLNode, limit: Int = 200) throws(ScenarioProblem) -> Placed<String> {
    guard let scalar = node.scalar else { throw ScenarioProblem("takes one value", at: node.position) }
    guard !scalar.text.isEmpty else { throw ScenarioProblem("has no value", at: node.position) }
    guard scalar.text.unicodeScalars.count <= limit,
      !scalar.text.unicodeScalars.contains(where: { $0.value < 32 || $0.value == 127 })
    else {
      throw ScenarioProblem("takes one line of at most \(limit) characters", at: node.position)
    }
    return Placed(scalar.text, at: scalar.position)
  }

  /// A preset's name. A path would have any file of the reader's read, and quoted where it is wrong.
  static func preset(_ node: YAMLNode) throws(ScenarioProblem) -> Placed<String> {
    let word = try word(node, limit: 64)
    guard PresetLibrary.isName(word.value) else {
      throw ScenarioProblem(
        "takes a preset's name, not a file; its values can stand under \"options\"", at: word.position)
    }
    return word
  }

  static func list(_ node: YAMLNode) throws(ScenarioProblem) -> [YAMLNode] {
    guard case .sequence(let items, _) = node else {
      throw ScenarioProblem("takes a list; start each item with \"- \"", at: node.position)
    }
    return items
  }

  /// A time with its unit, in seconds.
  static func duration(_ node: YAMLNode) throws(ScenarioProblem) -> Double {
    try quantity(node, .time, durations)
  }

  /// A number of points; the unit may be left out, as in `[x, y]`.
  static func points(
    _ node: YAMLNode, _ range: ClosedRange<Double> = coordinates
  ) throws(ScenarioProblem) -> Double {
    let hasUnit = node.scalar?.text.hasSuffix("pt") ?? false
    return try quantity(node, hasUnit ? .points : .none, range)
  }

  static func flag(_ node: YAMLNode) throws(ScenarioProblem) -> Bool {
    try read(node, ParameterText.flag)
  }

  private static func read<Value>(
    _ node: YAMLNode, _ parse: (String) throws(ParameterError) -> Value
  ) throws(ScenarioProblem) -> Value {
    let word = try word(node)
    do throws(ParameterError) {
      return try parse(word.value)
    } catch {
      throw ScenarioProblem(error.message, at: word.position)
    }
  }

  /// Two numbers in brackets.
  static func pair(
    _ node: YAMLNode, _ names: String, _ range: ClosedRange<Double> = coordinates
  ) throws(ScenarioProblem) -> (Double, Double) {
    guard case .sequence(let items, _) = node, items.count == 2 else {
      throw ScenarioProblem("takes two numbers, as in \(names)", at: node.position)
    }
    return (try points(items[0], range), try points(items[1], range))
  }

  /// An element's id, or a place in brackets.
  static func target(_ node: YAMLNode) throws(ScenarioProblem) -> ScenarioStep.Target {
    switch node {
    case .scalar: return .element(try word(node).value)
    case .sequence:
      let (x, y) = try pair(node, "[x, y]")
      return .point(Point(x, y))
    case .mapping(_, let position):
      throw ScenarioProblem("takes an element's id or a place, as in [x, y]", at: position)
    }
  }

  /// One of an enumeration's raw values.
  ///
  /// - Parameter what: The kind of thing that is chosen, for messages.
  static func choice<Choice>(_ node: YAMLNode, _ what: String) throws(ScenarioProblem) -> Choice
  where Choice: RawRepresentable<String> & CaseIterable {
    let word = try word(node)
    guard let choice = Choice(rawValue: word.value) else {
      throw .unknown(word.value, what, Choice.allCases.map(\.rawValue), at: word.position)
    }
    return choice
  }

  static func quantity(
    _ node: YAMLNode, _ unit: ParameterUnit, _ range: ClosedRange<Double>
  ) throws(ScenarioProblem) -> Double {
    try read(node) { text throws(ParameterError) in try ParameterText.number(text, unit, range) }
  }
}

/// A problem at one place of a scenario.
struct ScenarioProblem: Error, Hashable, Sendable {
  var reason: String
  var position: SourcePosition
  /// The step's name, once it is known.
  var step: String?

  init(_ reason: String, at position: SourcePosition, step: String? = nil) {
    self.reason = reason
    self.position = position
    self.step = step
  }

  /// An unknown word.
  static func unknown(
    _ word: String, _ what: String, _ known: [String], at position: SourcePosition
  ) -> ScenarioProblem {
    let shown = PrintableText.shortened(word, to: 40)
    return ScenarioProblem(
      "unknown \(what) \"\(shown)\"; \(Spelling.advice(for: word, in: known))", at: position)
  }
}

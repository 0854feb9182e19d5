import FloatCore

/// The small values that scenarios are made of.
extension Field {
  /// How far from the origin a place may lie, in points.
  static let coordinates = -RecordingReader.maximumPlace...RecordingReader.maximumPlace

  /// A text on one line, with its place.
  func placed(_ text: String?) -> Placed<String>? { text.map { Placed($0, at: position) } }

  /// A preset's name. A path would have any file of the reader's read, and quoted where it is wrong.
  ///
  /// - Parameter place: The key under which a preset's values can stand.
  func preset(else place: String = "options") -> String? {
    guard let word = line(limit: 64) else { return nil }
    if PresetLibrary.isName(word) { return word }
    return refuse("takes a preset's name, not a file; its values can stand under \"\(place)\"")
  }

  /// Applies the keys and values of `options` to parameters. Nothing is kept of a bad one, because a file with an error
  /// is not used.
  func options(appliedTo parameters: inout Parameters) -> [ConfigurationAssignment] {
    let options = ConfigurationFile(
      name: problems.file, source: problems.source, node: node, schema: parameters.schema)
    for var problem in options.apply(to: &parameters) {
      problem.kept = nil
      problems.add(problem)
    }
    return options.assignments
  }

  /// The value of a step that takes a word, or one of its parts with a value.
  ///
  /// - Parameters:
  ///   - keys: The parts.
  ///   - example: How a part is written.
  ///   - part: Reads a part.
  func action<Action, Keys>(
    _ actions: [(name: String, action: Action)], _ keys: KeyTable<Keys>, _ part: (Values<Keys>) -> Action?,
    example: (String) -> String
  ) -> Action? {
    let names = keys.names
    guard case .scalar(let scalar) = node else {
      guard case .mapping(let pairs, _) = node, pairs.count != 1 else {
        return values(keys, prefix: name + ".").flatMap(part)
      }
      return refuse("one \(name) step does one thing; write one step for each")
    }
    guard let word = line() else { return nil }
    if let known = actions.first(where: { $0.name == word }) { return known.action }
    if names.contains(word) {
      return refuse("\(word) needs a value, as in \"\(name): {\(word): \(example(word))}\"")
    }
    problems.reportUnknown(scalar, "action", prefix: name + ".", in: actions.map(\.name) + names)
    return nil
  }
}

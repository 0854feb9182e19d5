import FloatCore

/// The named parts of a step, as in `{from: ball, to: [10, 20]}`.
package struct ScenarioFields {
  private let position: SourcePosition
  private var values: [String: YAMLNode] = [:]

  /// Refuses parts that are not among `names`, or there twice.
  package init(_ node: YAMLNode, _ names: [String]) throws(ScenarioProblem) {
    guard case .mapping(let pairs, let position) = node else {
      throw ScenarioProblem(
        "takes its parts in braces: \(names.joined(separator: ", "))", at: node.position)
    }
    self.position = position
    for pair in pairs {
      let name = pair.key.text
      guard names.contains(name) else { throw .unknown(name, "part", names, at: pair.key.position) }
      if values[name] != nil {
        throw ScenarioProblem("\"\(name)\" is given twice; remove one", at: pair.key.position)
      }
      if pair.value.scalar?.isMissing ?? false {
        throw ScenarioProblem("\"\(name)\" has no value", at: pair.key.position)
      }
      values[name] = pair.value
    }
  }

  package subscript(name: String) -> YAMLNode? { values[name] }

  package func require(_ name: String) throws(ScenarioProblem) -> YAMLNode {
    guard let value = values[name] else { throw ScenarioProblem("\"\(name)\" is missing", at: position) }
    return value
  }

  /// A time in seconds; nil when the part is not there.
  package func duration(_ name: String) throws(ScenarioProblem) -> Double? {
    guard let value = values[name] else { return nil }
    return try ScenarioValue.duration(value)
  }

  package func flag(_ name: String) throws(ScenarioProblem) -> Bool? {
    guard let value = values[name] else { return nil }
    return try ScenarioValue.flag(value)
  }

  package func points(_ name: String) throws(ScenarioProblem) -> Double? {
    guard let value = values[name] else { return nil }
    return try ScenarioValue.points(value)
  }
}

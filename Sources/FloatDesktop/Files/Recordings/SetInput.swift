import FloatCore

/// What a `set` of a recording or a scenario may name: every configuration key, and `appearance`.
package enum SetInput {
  /// Refuses what the prototype would refuse.
  ///
  /// - Parameter parameters: Take the value, so that later ones are tried on what earlier ones left.
  package static func check(
    _ key: String, _ value: String, on parameters: inout Parameters
  ) throws(ParameterError) {
    guard key == "appearance" else { return try parameters.set(key, to: value) }
    guard Appearance(rawValue: value) == nil else { return }
    let choices = Appearance.allCases.map(\.rawValue)
    throw .notAChoice(
      found: value, choices: choices, suggestion: Spelling.nearest(to: value, in: choices, limit: 1).first)
  }
}

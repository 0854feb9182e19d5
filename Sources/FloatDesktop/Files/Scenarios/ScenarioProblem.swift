import FloatCore

/// What is wrong at one place of a scenario.
package struct ScenarioProblem: Error, Hashable, Sendable {
  package var reason: String
  package var position: SourcePosition
  /// The step's name, once it is known.
  package var step: String?

  package init(_ reason: String, at position: SourcePosition, step: String? = nil) {
    self.reason = reason
    self.position = position
    self.step = step
  }

  /// A word that is none of the known ones.
  package static func unknown(
    _ word: String, _ what: String, _ known: [String], at position: SourcePosition
  ) -> ScenarioProblem {
    let nearest = Spelling.nearest(to: word, in: known, limit: 1).first
    let help = nearest.map { "did you mean \($0)?" } ?? "use one of " + known.joined(separator: ", ")
    return ScenarioProblem(
      "unknown \(what) \"\(PrintableText.shortened(word, to: 40))\"; \(help)", at: position)
  }
}

import FloatCore

/// Reads the action of a `clock` step: a word, or a word with a number.
enum ClockStepReader {
  private static let words: [(name: String, action: ScenarioStep.Clock)] = [
    ("pause", .pause), ("play", .play), ("let-go", .letGo), ("loop", .loop), ("leave", .leave),
  ]
  private static let parts: KeyValuePairs = [
    "speed": "\"clock: {speed: 0.25}\"", "step": "\"clock: {step: -3}\"", "scrub": "\"clock: {scrub: 1.2s}\"",
  ]
  /// Seconds of the phone for each second of the scenario.
  private static let speeds = 0.01...10.0
  private static let frames = -36_000...36_000

  /// All words and parts, for the documentation.
  static let names = words.map(\.name) + parts.map(\.key)

  static func read(_ node: YAMLNode) throws(ScenarioProblem) -> ScenarioStep.Clock {
    switch try ScenarioAction(node, of: "clock", words: words, parts: parts) {
    case .word(let action): return action
    case .part("speed", let node): return .speed(try number(node, "speed", speeds))
    case .part("step", let node):
      let word = try ScenarioValue.word(node)
      guard let count = Int(word.value), count != 0, frames.contains(count) else {
        throw ScenarioProblem("step is a number of frames, such as -3 or 1", at: word.position)
      }
      return .step(count)
    case .part(_, let node): return .scrub(to: try ScenarioValue.duration(node))
    }
  }

  private static func number(
    _ node: YAMLNode, _ name: String, _ range: ClosedRange<Double>
  ) throws(ScenarioProblem) -> Double {
    let word = try ScenarioValue.word(node)
    guard let value = Double(word.value), range.contains(value) else {
      throw ScenarioProblem("\(name) is a number from 0.01 to 10, such as 0.25", at: word.position)
    }
    return value
  }
}

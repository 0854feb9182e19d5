import FloatCore

/// Reads what a `clock` step does to the phone's time: a word, or a word with a number.
enum ClockStepReader {
  private static let words: [(name: String, action: ScenarioStep.Clock)] = [
    ("pause", .pause), ("play", .play), ("let-go", .letGo), ("loop", .loop), ("leave", .leave),
  ]
  private static let parts = ["speed", "step", "scrub"]
  /// Of the phone's seconds to the scenario's.
  private static let speeds = 0.01...10.0
  private static let frames = -36_000...36_000

  static func read(_ node: YAMLNode) throws(ScenarioProblem) -> ScenarioStep.Clock {
    guard case .mapping(let pairs, let position) = node else {
      let word = try ScenarioValue.word(node)
      if let known = words.first(where: { $0.name == word.value }) { return known.action }
      if parts.contains(word.value) {
        throw ScenarioProblem("\(word.value) needs a value, as in \(example(word.value))", at: word.position)
      }
      throw .unknown(word.value, "action", words.map(\.name) + parts, at: word.position)
    }
    let fields = try ScenarioFields(node, parts)
    guard pairs.count == 1 else {
      throw ScenarioProblem("one clock step does one thing; write two steps", at: position)
    }
    if let speed = fields["speed"] { return .speed(try number(speed, "speed", speeds)) }
    if let step = fields["step"] {
      let word = try ScenarioValue.word(step)
      guard let count = Int(word.value), count != 0, frames.contains(count) else {
        throw ScenarioProblem("step is a number of frames, such as -3 or 1", at: word.position)
      }
      return .step(count)
    }
    return .scrub(to: try ScenarioValue.duration(try fields.require("scrub")))
  }

  private static func example(_ part: String) -> String {
    switch part {
    case "speed": "\"clock: {speed: 0.25}\""
    case "step": "\"clock: {step: -3}\""
    default: "\"clock: {scrub: 1.2s}\""
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

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
  static let speeds = 0.01...10.0
  static let frames = -36_000...36_000

  /// All words and parts, for the documentation.
  static let names = words.map(\.name) + parts.map(\.key)

  static func read(_ field: Field) -> ScenarioStep.Clock? {
    field.action(words: words, parts: parts) { part in
      switch part.name {
      case "speed": return part.number(speeds).map(ScenarioStep.Clock.speed)
      case "scrub": return part.duration().map { .scrub(to: $0) }
      default:
        guard let count = part.count(frames) else { return nil }
        if count == 0 { part.report("takes a number of frames, such as -3 or 1") }
        return .step(count)
      }
    }
  }
}

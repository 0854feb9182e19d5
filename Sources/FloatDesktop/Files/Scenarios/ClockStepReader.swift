import FloatCore

/// Reads the action of a `clock` step: a word, or a word with a number.
enum ClockStepReader {
  private static let actions: [(name: String, action: ScenarioStep.Clock)] = [
    ("pause", .pause), ("play", .play), ("let-go", .letGo), ("loop", .loop), ("leave", .leave),
  ]
  /// Seconds of the phone for each second of the scenario.
  private static let speeds = 0.01...10.0
  private static let frames = -36_000...36_000

  static let words = actions.map(\.name)
  static let keys: [any FileKey] = [
    Key("speed", .form(Schema.number(speeds)), "Seconds of the phone for each second."),
    Key(
      "step", .form(Schema.allOf([Schema.count(frames), .object([("not", Schema.choice(["0"]))])])),
      "Frames forward, or back."),
    Key("scrub", .form(Schema.quantity(.time, Field.durations)), "The moment that is shown."),
  ]

  static func read(_ field: Field) -> ScenarioStep.Clock? {
    field.action(actions, keys) { part in
      switch part.name {
      case "speed": return part.number(speeds).map(ScenarioStep.Clock.speed)
      case "scrub": return part.duration().map { .scrub(to: $0) }
      default:
        guard let count = part.count(frames) else { return nil }
        if count == 0 { part.report("takes a number of frames, such as -3 or 1") }
        return .step(count)
      }
    } example: {
      $0 == "speed" ? "0.25" : $0 == "step" ? "-3" : "1.2s"
    }
  }
}

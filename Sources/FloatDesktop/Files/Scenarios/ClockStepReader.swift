import FloatCore

/// Reads the action of a `clock` step: a word, or a word with a number.
enum ClockStepReader {
  private static let actions: [(name: String, action: ScenarioStep.Clock)] = [
    ("pause", .pause), ("play", .play), ("let-go", .letGo), ("loop", .loop), ("leave", .leave),
  ]
  static let words = actions.map(\.name)

  struct Keys: KeyGroup {
    let speed = Key("speed", .number(0.01...10), "Seconds of the phone for each second.")
    let step = Key("step", StepKind(), "Frames forward, or back.")
    let scrub = Key("scrub", DurationKind(), "The moment that is shown.")
  }
  static let keys = KeyTable("", Keys())

  /// A number of frames that is not zero.
  struct StepKind: KeyKind {
    private var count: CountKind { CountKind(range: -36_000...36_000) }
    var form: JSON { Schema.allOf([count.form, ["not": Schema.choice(["0"])]]) }
    func read(_ field: Field) -> Int? {
      let count = count.read(field)
      if count == 0 { field.report("takes a number of frames, such as -3 or 1") }
      return count
    }
  }

  static func read(_ field: Field) -> ScenarioStep.Clock? {
    field.action(actions, keys) { values in
      if let speed = values.speed { return .speed(speed) }
      if let count = values.step { return .step(count) }
      return values.scrub.map { .scrub(to: $0) }
    } example: {
      $0 == "speed" ? "0.25" : $0 == "step" ? "-3" : "1.2s"
    }
  }
}

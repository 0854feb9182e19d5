import Testing

@testable import FloatCore

/// Random sequences against the invariants, many or few.
enum RandomRun {
  /// What went wrong, and everything that is needed to see it again.
  struct Failure: CustomStringConvertible {
    var problem: String
    var op: Op
    var seed: UInt64
    var recording: Recording
    /// Just after the op.
    var prototype: Prototype

    var description: String {
      """
      \(problem) after \(op), seed \(seed). Save these lines as a file and see it again by
      floatdesktop run --replay FILE, or by floatdesktop inspect --replay FILE --at \(prototype.now)s:
      \(RecordingWriter.text(for: recording))
      """
    }
  }

  /// Two pages in the ball, so that everything can be reached quickly.
  static func startingStage() -> Stage {
    var stage = Stage()
    stage.openArticle(1)
    stage.collect()
    stage.openArticle(2)
    stage.collect()
    return stage
  }

  /// Plays random ops until there are enough; returns what went wrong first, or nil.
  ///
  /// Every sequence has its own seed and starts with two pages in the ball. After every op the invariants must hold,
  /// and letting go of everything and waiting five seconds must lead to rest; at the end something must still
  /// answer.
  ///
  /// - Parameter rule: One more invariant: nil, or what is wrong.
  static func run(
    ops wanted: Int, firstSeed: UInt64, rule: (Prototype) -> String? = { _ in nil }
  ) -> Failure? {
    let start = startingStage()
    var count = 0
    var seed = firstSeed
    while count < wanted {
      seed &+= 1
      var stage = start
      var generator = OpGenerator(seed: seed)
      for _ in 0..<60 {
        for op in generator.next(stage) {
          let before = stage.prototype.state.ball.items
          let offered: [String] =
            if case .restore(let kept) = stage.prototype.notices.current?.action {
              kept.map(\.pageID.description)
            } else { [] }
          stage.apply(op)
          count += 1
          let problem =
            Invariants.problem(in: stage.prototype)
            ?? Invariants.problem(
              from: before, to: stage.prototype.state.ball.items, by: op,
              maximum: stage.prototype.environment.tuned.entrances.maximum, offered: offered)
            ?? rule(stage.prototype) ?? Invariants.problemOnLettingGo(of: stage)
          if let problem {
            return Failure(
              problem: problem, op: op, seed: seed, recording: stage.recording, prototype: stage.prototype)
          }
        }
      }
      if let problem = Invariants.problemOnTrying(stage) {
        return Failure(
          problem: problem, op: .wait(3), seed: seed, recording: stage.recording, prototype: stage.prototype)
      }
    }
    return nil
  }
}

import Testing

@testable import FloatCore

/// Checks random sequences against the invariants.
enum RandomRun {
  /// A problem, with everything that is needed to reproduce it.
  struct Failure: CustomStringConvertible {
    var problem: String
    var op: Op
    var seed: UInt64
    var recording: Recording
    /// The prototype just after the op.
    var prototype: Prototype

    var description: String {
      """
      \(problem) after \(op), seed \(seed). Save these lines as a file and see it again by
      floatdesktop run --replay FILE, or by floatdesktop inspect --replay FILE --at \(prototype.now)s:
      \(RecordingWriter.text(for: recording))
      """
    }
  }

  /// Plays a number of random ops; returns the first problem, or nil.
  ///
  /// After every op the invariants must hold, and releasing everything and waiting five seconds must lead to rest; at
  /// the end of a sequence something must still answer.
  static func run(ops wanted: Int, firstSeed: UInt64) -> Failure? {
    search(ops: wanted, firstSeed: firstSeed, atEnd: Invariants.problemOnTrying) { before, stage, op in
      let offered = before.prototype.notices.removals.flatMap { removal -> [String] in
        if case .pages(let pages, _) = removal { pages.map(\.description) } else { [] }
      }
      return Invariants.problem(in: stage.prototype)
        ?? Invariants.problem(
          from: before.prototype.state.ball.items, to: stage.prototype.state.ball.items, by: op,
          maximum: stage.prototype.environment.tuned.entrances.maximum, offered: offered)
        ?? Invariants.problemOnLettingGo(of: stage)
    }
  }

  /// Plays random ops until there is a problem, or enough ops.
  ///
  /// Every sequence has its own seed and starts with two pages in the ball.
  ///
  /// - Parameters:
  ///   - atEnd: Returns the problem at the end of a sequence, or nil.
  ///   - problem: Returns the problem after an op, from the stages before and after it, or nil.
  static func search(
    ops wanted: Int, firstSeed: UInt64, atEnd: (Stage) -> String? = { _ in nil },
    problem: (_ before: Stage, _ after: Stage, Op) -> String?
  ) -> Failure? {
    let start = Stage.collected(2)
    var count = 0
    var seed = firstSeed
    while count < wanted {
      seed &+= 1
      let failure = play(start, seed: seed, atEnd: atEnd) { before, after, op in
        count += 1
        return problem(before, after, op)
      }
      if let failure { return failure }
    }
    return nil
  }

  /// Plays the sequence of a seed until there is a problem.
  ///
  /// - Parameters: As in ``search(ops:firstSeed:atEnd:problem:)``.
  static func play(
    _ start: Stage = .collected(2), seed: UInt64, rounds: Int = 60, atEnd: (Stage) -> String? = { _ in nil },
    problem: (_ before: Stage, _ after: Stage, Op) -> String?
  ) -> Failure? {
    var stage = start
    var generator = OpGenerator(seed: seed)
    func failure(_ problem: String, _ op: Op) -> Failure {
      Failure(problem: problem, op: op, seed: seed, recording: stage.recording, prototype: stage.prototype)
    }
    for _ in 0..<rounds {
      for op in generator.next(stage) {
        let before = stage
        stage.apply(op)
        if let problem = problem(before, stage, op) { return failure(problem, op) }
      }
    }
    return atEnd(stage).map { failure($0, .wait(3)) }
  }
}

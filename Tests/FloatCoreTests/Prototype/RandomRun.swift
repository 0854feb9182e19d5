@testable import FloatCore

/// Random sequences against the invariants, many or few.
enum RandomRun {
  /// Plays random ops until there are enough; returns what went wrong first, or nil.
  ///
  /// Every sequence has its own seed, starts with two pages in the ball and ends with a rest of three seconds.
  /// A problem comes with its seed and the inputs since the start as a recording.
  static func run(ops wanted: Int, firstSeed: UInt64) -> String? {
    let stage = PropertyTests.startingStage()
    let begin = stage.prototype
    var count = 0
    var seed = firstSeed
    while count < wanted {
      seed &+= 1
      var hand = Hand(begin)
      hand.beginning = stage.inputs
      var generator = OpGenerator(seed: seed)
      for _ in 0..<60 {
        for op in generator.next(hand) {
          let before = hand.prototype.state.ball.items
          hand.apply(op)
          count += 1
          let problem =
            Invariants.problem(in: hand.prototype)
            ?? Invariants.problem(from: before, to: hand.prototype.state.ball.items, by: op)
          if let problem { return report(problem, after: op, seed, hand) }
        }
      }
      hand.apply(.release)
      hand.apply(.cancel)
      hand.apply(.wait(3))
      let rest = hand.prototype
      if rest.isAnimating || rest.nextDeadline != nil {
        return report("no rest", after: .wait(3), seed, hand)
      }
      if let problem = Invariants.problemAtRest(in: rest) {
        return report(problem, after: .wait(3), seed, hand)
      }
    }
    return nil
  }

  private static func report(_ problem: String, after op: Op, _ seed: UInt64, _ hand: Hand) -> String {
    let inputs = (hand.beginning ?? []) + hand.inputs
    let lines = inputs.map(RecordingLine.text).joined(separator: "\n")
    let start = hand.beginning == nil ? ", after a restart with \(hand.prototype.state.ball.items)" : ""
    return """
      \(problem) after \(op), seed \(seed); the recording, on the content that is built in\(start):
      {"floatdesktop":1,"device":"iphone-x","presets":[]}
      \(lines)
      """
  }
}

/// An input as a line of a recording, for reports.
enum RecordingLine {
  static func text(_ timed: TimedInput) -> String {
    let t = "{\"t\":\(timed.time),"
    switch timed.input {
    case .pointer(let phase, let id, let p):
      return t
        + "\"type\":\"pointer\",\"phase\":\"\(phase.rawValue)\",\"id\":\(id),\"x\":\(p.x),\"y\":\(p.y)}"
    case .wheel(let p, let dx, let dy):
      return t + "\"type\":\"wheel\",\"x\":\(p.x),\"y\":\(p.y),\"dx\":\(dx),\"dy\":\(dy)}"
    case .contextMenu(let p): return t + "\"type\":\"context-menu\",\"x\":\(p.x),\"y\":\(p.y)}"
    case .key(let key): return t + "\"type\":\"key\",\"key\":\"\(key)\"}"
    case .resize(let size): return t + "\"type\":\"resize\",\"w\":\(size.width),\"h\":\(size.height)}"
    case .set(let key, let value): return t + "\"type\":\"set\",\"key\":\"\(key)\",\"value\":\"\(value)\"}"
    }
  }
}

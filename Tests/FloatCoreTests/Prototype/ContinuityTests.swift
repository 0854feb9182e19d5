import Testing

@testable import FloatCore
@testable import FloatTestSupport

/// Everything that can be seen to move, as numbers by name.
struct Quantities {
  var values: [String: Double] = [:]

  init(_ prototype: Prototype) {
    let state = prototype.state
    if let transition = state.transition, let page = prototype.navigation.transition?.page {
      values["topX of \(page)"] = transition.topX
    }
    for layer in prototype.scene.layers where layer.id.hasPrefix("page:") {
      values["\(layer.id) x"] = layer.position.x
      values["\(layer.id) shade"] = Double(layer.shade.alpha) / 255 * 10
    }
    // One that a drag brings in by its size is opaque from the beginning.
    let share = prototype.ball.visibility.share(prototype.navigation, prototype.environment)
    values["ball alpha"] = state.ball.alpha * 100 * share
    if state.ball.alpha > 0.05 {
      values["ball x"] = state.ball.frame.x
      values["ball y"] = state.ball.frame.y
    }
    values["zone"] = state.zone.kind == .none ? 0 : state.zone.progress * 170
    for row in prototype.list.rows {
      let frame = row.frame(at: prototype.now)
      values["row \(row.id) x"] = frame.x
      values["row \(row.id) y"] = frame.y
    }
    values["backdrop"] = prototype.list.backdrop.value(at: prototype.now) * 100
    for badge in state.badges where badge.state != .gone && badge.state != .bursting {
      values["badge \(badge.id) x"] = badge.center.x - badge.anchor.x
      values["badge \(badge.id) y"] = badge.center.y - badge.anchor.y
    }
    if let front = state.stack.last { values["scroll \(front)"] = state.scroll }
  }

  /// The first number of both moments that changed by more than `limit`.
  func jump(to other: Quantities, limit: Double) -> String? {
    for (name, value) in values {
      guard let next = other.values[name], abs(next - value) > limit else { continue }
      return "\(name) jumped from \(value) to \(next)"
    }
    return nil
  }
}

@Suite("Nothing jumps")
struct ContinuityTests {
  /// In points per millisecond squared: 1.5 million points per second squared, 1500 g of a phone's screen.
  private let acceleration = 1.5
  /// The ball and a page may be stopped by the screen's edge: at most a fling's speed, in points per millisecond.
  private let stop = 5.0

  @Test(arguments: 1...12 as ClosedRange<UInt64>)
  func between_two_milliseconds_nothing_moves_unlike_before(seed: UInt64) {
    var hand = Stage(PropertyTests.start())
    var generator = OpGenerator(seed: seed &* 7919)
    var speeds = HandSpeed()
    for _ in 0..<30 {
      for op in generator.next(hand) {
        guard case .wait(let seconds) = op else {
          hand.apply(op)
          speeds.note(op, hand)
          continue
        }
        var before: Quantities?
        var last = Quantities(hand.prototype)
        let start = hand.prototype.now
        for step in 1...max(1, Int(seconds * 1000)) {
          hand.prototype.advance(to: start + Double(step) / 1000)
          let now = Quantities(hand.prototype)
          // A hand may stop or turn at once, and things that follow it do so a little later.
          let turn = 2 * speeds.fastest(at: hand.prototype.now)
          if let before, let problem = unlikeBefore(before, last, now, turn: turn) {
            Issue.record("\(problem) at \(hand.prototype.now), seed \(seed)")
            return
          }
          before = last
          last = now
        }
      }
    }
  }

  private func unlikeBefore(
    _ a: Quantities, _ b: Quantities, _ c: Quantities, turn: Double
  ) -> String? {
    for (name, value) in c.values {
      guard let last = b.values[name], let first = a.values[name] else { continue }
      let change = (value - last) - (last - first)
      if abs(change)
        > turn
        + (name.hasPrefix("ball") || name.hasPrefix("topX") || name.hasPrefix("page:") ? stop : acceleration)
      {
        return "\(name) went \(first), \(last), \(value)"
      }
    }
    return nil
  }
}

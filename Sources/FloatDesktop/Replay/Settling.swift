import FloatCore
import FloatFiles

/// Advances a prototype until everything is at rest.
package enum Settling {
  /// The longest time in which anything may come to rest, in seconds.
  package static let limit = ScenarioStepReader.longestRest
  /// The precision of the moment of rest, in seconds: one refresh of a usual display.
  static let step = 1.0 / 60

  static func isSettled(_ prototype: Prototype) -> Bool {
    !prototype.isAnimating && prototype.nextDeadline == nil
  }

  /// Advances to the first refresh at which nothing moves or is due; returns false where `limit` seconds pass first.
  static func settle(_ prototype: inout Prototype, limit: Double = Settling.limit) -> Bool {
    let start = prototype.now
    var count = 0.0
    while !isSettled(prototype) {
      count += 1
      let time = start + count * step
      guard time <= start + limit else { return false }
      prototype.advance(to: time)
    }
    return true
  }

  /// The things that still move, for a message.
  static func whatMoves(_ prototype: Prototype) -> String {
    let state = prototype.state
    var moving: [String] = []
    if let transition = state.transition { moving.append("the \(transition.kind.rawValue)") }
    if state.zone.kind != .none { moving.append("the zone") }
    if state.ball.visible, state.ball.edge == .none { moving.append("the ball") }
    moving += state.badges.filter { $0.state != .idle && $0.state != .gone }.map { "badge:\($0.id)" }
    if moving.isEmpty, let deadline = prototype.nextDeadline {
      moving.append("something due at \(deadline) s")
    }
    return moving.isEmpty ? "something" : moving.joined(separator: ", ")
  }
}

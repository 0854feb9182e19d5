import FloatCore
import FloatFiles
import FloatStudio

/// A prototype at rest, as recordings and scenarios end: nothing moves, and nothing is due.
extension Prototype {
  var isSettled: Bool { Rest.isReached(by: self, patience: .infinity) }

  /// Advances to the first refresh at which it is settled; returns false where the longest time for it passes first.
  mutating func settle() -> Bool {
    Rest.reach(&self, patience: .infinity, limit: ScenarioStepReader.longestRest)
  }

  /// The things that still move, for a message.
  var whatMoves: String {
    let state = state
    var moving: [String] = []
    if let transition = state.transition { moving.append("the \(transition.kind.rawValue)") }
    if state.zone.kind != .none { moving.append("the zone") }
    if state.ball.visible, state.ball.edge == .none { moving.append("the ball") }
    moving += state.badges.filter { $0.state != .idle && $0.state != .gone }.map { "badge:\($0.id)" }
    if moving.isEmpty, let deadline = nextDeadline {
      moving.append("something due at \(deadline) s")
    }
    return moving.isEmpty ? "something" : moving.joined(separator: ", ")
  }
}

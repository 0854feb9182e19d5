/// A phone, or a window around one, that carries out a hand's steps in its own time.
package protocol HandStage {
  associatedtype Target: Hashable & Sendable
  /// When the last step ended, in seconds.
  var now: Double { get }
  /// The place where the hand's pointer is down; nil where it is not.
  var held: Point? { get set }
  /// A target's place on the screen as it is now; nil if it is not there.
  func place(of target: Target) -> Point?
  /// Has inputs sent at their times, and passes time until `end`.
  mutating func send(_ inputs: [TimedInput], until end: Double)
  /// Passes time until nothing moves; returns false where something moves on.
  mutating func waitForRest() -> Bool
}

extension HandStage {
  /// Carries out a step; returns false where something moves on after a wait for rest.
  @discardableResult
  package mutating func perform(_ step: HandStep<Target>) throws(HandError) -> Bool {
    if case .settle = step { return waitForRest() }
    let lowered = try step.lower(at: now, from: held) { place(of: $0) }
    held = lowered.pointer
    send(lowered.inputs, until: lowered.end)
    return true
  }
}

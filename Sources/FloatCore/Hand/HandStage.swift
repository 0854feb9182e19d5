/// A phone, or a window around one, that carries out a hand's steps in its own time.
package protocol HandStage {
  associatedtype Target: Hashable & Sendable
  /// The time at which the last step ended, in seconds.
  var now: Double { get }
  /// The place where the hand's pointer is down; nil while it is up.
  var held: Point? { get set }
  /// How often its moving pointer reports its position, per second; by default as a touch screen does.
  var samplesPerSecond: Double { get }
  /// A target's present place on the screen; nil if it is not there.
  func place(of target: Target) -> Point?
  /// Sends inputs at their times, and passes time until `end`.
  mutating func send(_ inputs: [TimedInput], until end: Double)
  /// Passes time until nothing moves; returns false if the stage gives up because something still moves.
  mutating func waitForRest() -> Bool
}

extension HandStage {
  package var samplesPerSecond: Double { HandPace.samplesPerSecond }

  /// Carries out a step; returns false if something still moves after a wait for rest.
  @discardableResult
  package mutating func perform(_ step: HandStep<Target>) throws(HandError) -> Bool {
    if case .settle = step { return waitForRest() }
    let lowered = try step.lower(at: now, from: held, rate: samplesPerSecond) { place(of: $0) }
    send(lowered.inputs, until: lowered.end)
    held = lowered.pointer
    return true
  }
}

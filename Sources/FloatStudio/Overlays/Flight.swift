package import FloatCore

/// A motion from its release on: its velocity then, its target, and the curve that its parameters promise.
package struct Flight: Sendable {
  /// The motion as it began.
  package let motion: Motion
  /// When it was let go, in seconds.
  package let start: Double
  /// The place where it is shown then, at which the motion begins.
  package let from: Point
  /// The place from which the rule decides: see ``Motion/decided``.
  package let decided: Point
  /// The velocity at the release, in points a second; zero if nothing was dragged.
  package let velocity: Point
  /// The projected place by which the rule decides; nil for a rule that considers only the place.
  package let projected: Point?

  /// - Parameters:
  ///   - motion: The motion just after the release.
  ///   - start: When it was let go, in seconds.
  ///   - hand: The velocity of the pointer that dragged it, in points a second; nil after a tap or a key.
  init?(_ motion: Motion, at start: Double, hand: Point?) {
    guard let from = motion.place else { return nil }
    self.motion = motion
    (self.start, self.from, decided) = (start, from, motion.decided ?? from)
    let velocity = hand.map(motion.release.velocity) ?? .zero
    self.velocity = velocity
    projected = motion.release.lookahead.map { [decided] in decided + velocity * $0 }
  }

  package var thing: Motion.Thing { motion.thing }
  /// The place where it comes to rest; nil if it is gone by then.
  package var end: Point? { motion.target }
  /// The place that the parameters alone promise; nil if they promise no curve.
  package func promised(at time: Double) -> Point? { motion.place(at: time) }
  /// The velocity that the parameters alone promise.
  package func promisedVelocity(at time: Double) -> Point? { motion.velocity(at: time) }
  /// When the promised curve ends, in seconds.
  package var promisedEnd: Double? { motion.drive == nil ? nil : motion.course?.endTime }
}

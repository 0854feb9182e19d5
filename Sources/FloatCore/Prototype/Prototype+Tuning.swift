/// Configuration keys take new values while the prototype runs.
extension Prototype {
  /// Configuration keys take new values in one step; an unknown key or a bad value leaves a notice and changes nothing.
  ///
  /// At rest the values are there at once. While something moves or is held, nothing on the screen jumps: what glides
  /// goes to its new value, motions under way go on by the new springs from where they are.
  mutating func configure(_ values: [ConfigurationValue]) {
    let old = environment.tuned
    var new = old
    for value in values {
      do {
        try new.apply(value)
      } catch {
        feedback.effects.append(.notice(error.message))
      }
    }
    guard new != old else { return }
    let isMoving = isAnimating || arena.isOpen
    environment.tune(to: new, glides: isMoving)
    let isRelaid = values.contains { new.schema.inputEntry(for: $0.key)?.applies == .layingOut }
    retune(from: old, isMoving: isMoving, isRelaid: isRelaid)
  }
}

extension GestureSettings {
  /// The settings as the configuration has them.
  init(_ parameters: GestureParameters) {
    self.init(
      tapSlop: parameters.tapSlop, panSlop: parameters.panSlop, edgePanSlop: parameters.edgeSlop,
      longPressSlop: parameters.longPressSlop, longPressDuration: parameters.longPress,
      touchSlopScale: parameters.touchSlopScale, velocityHorizon: parameters.velocityHorizon,
      assumeStopped: parameters.assumeStopped, maximumSpeed: parameters.maximumVelocity)
  }
}

/// Configuration keys take new values while the prototype runs.
extension Prototype {
  /// A configuration key takes a new value; an unknown key or a bad value leaves a notice and changes nothing.
  ///
  /// At rest the value is there at once. While something moves or is held, nothing on the screen jumps: lengths and
  /// shares glide to their new value, motions under way go on by the new springs from where they are.
  mutating func set(_ key: String, to value: String) {
    if key == "appearance" { return setAppearance(value) }
    let old = environment.tuned
    var changed = old
    do {
      try changed.set(key, to: value)
    } catch {
      feedback.effects.append(.notice(error.message))
      return
    }
    guard changed != old else { return }
    let isMoving = isAnimating || arena.isOpen
    environment.tune(to: changed, glides: isMoving)
    retune(from: old, isMoving: isMoving)
  }

  /// Light or dark is no parameter, but comes the same way: the desktop may change it at any time.
  private mutating func setAppearance(_ name: String) {
    guard let new = Appearance(rawValue: name) else {
      feedback.effects.append(
        .notice("appearance: \(name) is neither light nor dark (it stays \(appearance.rawValue))"))
      return
    }
    guard new != appearance else { return }
    environment.change { $0.appearance = new }
    navigation.pages.rebuild(environment)
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

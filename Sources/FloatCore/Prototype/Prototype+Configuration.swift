/// New values of configuration keys while the prototype runs.
extension Prototype {
  /// Sets configuration keys in one step; an unknown key or a bad value leaves a notice and changes nothing.
  ///
  /// At rest the new values apply at once. While things move or are held, nothing on the screen jumps: values that
  /// glide move to their new value, and running motions continue by the new springs from where they are.
  mutating func configure(_ values: [ConfigurationValue]) {
    let old = environment.tuned
    var new = old
    for value in values {
      do {
        try new.apply(value)
      } catch {
        feedback.request(.notice(error.message))
      }
    }
    guard new != old else { return }
    let isMoving = isAnimating || arena.isOpen
    environment.tune(to: new, glides: isMoving)
    let isRelaid = values.contains { new.schema.inputEntry(for: $0.key)?.applies == .layingOut }
    update(from: old, isMoving: isMoving, isRelaid: isRelaid)
  }
}

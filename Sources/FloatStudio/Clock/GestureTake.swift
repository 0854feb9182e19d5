package import FloatCore

/// A gesture to look at: the prototype just before it, and its inputs.
package struct GestureTake: Sendable {
  /// The block that it is taken from.
  package let block: GestureBlock
  /// The prototype before the gesture, with the values that apply.
  @Boxed package private(set) var start: Prototype
  /// In the order of time.
  package let inputs: [TimedInput]
  /// The time up to which the gesture is known, in seconds; nil for the moment of rest.
  package let end: Double?
}

extension Playback {
  /// The shown gesture, or the last one before the shown moment; nil before the first.
  package var take: GestureTake? { loop?.take ?? history.take(at: time) }
}

extension History {
  /// The gesture at a moment, or the last one before it.
  package func take(at time: Double) -> GestureTake? {
    blocks.last { $0.start <= time }.flatMap(take)
  }

  /// The gesture of a block, as it was.
  package func take(of block: GestureBlock) -> GestureTake? {
    guard let contents = contents(of: block) else { return nil }
    return GestureTake(
      block: block, start: contents.start, inputs: contents.inputs, end: block.end ?? now)
  }
}

extension Prototype {
  /// The phone with other values from now on, without effects.
  func with(_ values: Parameters) -> Prototype {
    var phone = self
    let changes = values.differences(from: tuned)
    if !changes.isEmpty { phone.send(TimedInput(time: now, .configure(changes))) }
    _ = phone.takeEffects()
    return phone
  }
}

extension [TimedInput] {
  /// Those of a hand: changes of values left out.
  var ofHand: [TimedInput] { filter { if case .configure = $0.input { false } else { true } } }
}

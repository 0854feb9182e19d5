import FloatCore

extension Playback {
  /// What is shown, as it would be with other values: the gesture that it belongs to is played anew with them.
  ///
  /// At rest it is the phone at rest. Nothing of it has effects or is recorded.
  ///
  /// - Parameter changes: What differs from the values of now.
  package func shown(with changes: [ConfigurationValue]) -> Prototype {
    var values = history.present.tuned
    for change in changes { try? values.set(change.key, to: change.value) }
    if var loop {
      loop.retune(to: values)
      return loop.prototype
    }
    if let block = history.blocks.last(where: { $0.start <= time }),
      time < (block.end ?? .infinity) + Self.linger,
      let contents = history.contents(of: block)
    {
      var start = contents.start
      start.send(TimedInput(time: start.now, .configure(values.differences(from: start.tuned))))
      var player = Player(
        start, inputs: contents.inputs.filter { if case .configure = $0.input { false } else { true } })
      player.advance(to: time)
      _ = player.takeEffects()
      return player.prototype
    }
    var prototype = prototype
    prototype.send(TimedInput(time: prototype.now, .configure(changes)))
    prototype.advance(to: prototype.now + Self.linger)
    _ = prototype.takeEffects()
    return prototype
  }

  /// Those of some values that the present does not have. What glides to a value has it already.
  package func missing(_ values: [ConfigurationValue]) -> [ConfigurationValue] {
    let present = history.present.tuned
    return values.filter { present.text(for: $0.key) != $0.value }
  }

  /// How long after a gesture other values may still move, in seconds.
  private static var linger: Double { 5 }
}

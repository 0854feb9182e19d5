package import FloatCore

extension Playback {
  /// The shown phone as it would be with other values: its gesture is played again with them.
  ///
  /// At rest this is the phone at rest. It has no effects and is not recorded.
  ///
  /// - Parameter changes: The values that differ from the present ones.
  package func shown(with changes: [ConfigurationValue]) -> Prototype {
    var values = history.present.tuned
    for change in changes { try? values.apply(change) }
    if var loop {
      loop.update(to: values)
      return loop.prototype
    }
    if let block = history.blocks.last(where: { $0.start <= time }),
      time < (block.end ?? .infinity) + Self.linger,
      let contents = history.contents(of: block)
    {
      var player = Player(contents.start.with(values), inputs: contents.inputs.ofHand)
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

  /// The values that differ from the present ones. A value that is still gliding counts as reached.
  package func missing(_ values: [ConfigurationValue]) -> [ConfigurationValue] {
    let present = history.present.tuned
    return values.filter { present.value(for: $0.key) != $0.content }
  }

  /// How long after a gesture values may still animate, in seconds.
  private static var linger: Double { 5 }
}

import FloatCore

extension Timeline {
  /// When everything has come to rest after the last input and the end, or the end where a pointer is still down.
  ///
  /// - Parameter limit: The longest that anything may take to come to rest, in seconds.
  /// - Returns: False with the time for what still moves so long after it that nobody waits.
  func rest(of prototype: Prototype, limit: Double = Settling.limit) -> (time: Double, isAtRest: Bool) {
    guard !Self.hasPointerDown(inputs) else { return (end, true) }
    var player = Player(prototype, inputs: inputs)
    player.advance(to: end)
    let isAtRest = player.settle(limit: limit)
    return (player.prototype.now, isAtRest)
  }
}

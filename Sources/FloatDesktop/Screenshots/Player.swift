import FloatCore

/// A prototype that is fed with inputs known beforehand.
struct Player {
  private(set) var prototype: Prototype
  private let inputs: [TimedInput]
  private var next = 0

  /// - Parameter inputs: In the order of their times.
  init(_ prototype: Prototype, inputs: [TimedInput]) {
    self.prototype = prototype
    self.inputs = inputs
  }

  /// The time of the next input, or nil after the last.
  var nextInputTime: Double? { next < inputs.count ? inputs[next].time : nil }

  /// Goes on to a time; inputs of that very time have happened then, but none beyond the first `count` of all.
  ///
  /// - Returns: The inputs that happened.
  @discardableResult
  mutating func advance(to time: Double, inputCount count: Int? = nil) -> ArraySlice<TimedInput> {
    let first = next
    let end = min(inputs.count, max(count ?? inputs.count, 0))
    while next < end, inputs[next].time <= time {
      prototype.send(inputs[next])
      next += 1
    }
    prototype.advance(to: time)
    return inputs[first..<next]
  }

  /// Sends an input that nobody knew of beforehand.
  mutating func send(_ input: TimedInput) { prototype.send(input) }

  /// What the prototype asked for since the last call.
  mutating func takeEffects() -> [Effect] { prototype.takeEffects() }

  /// Waits until nothing moves and nothing is about to; stops at `limit` seconds from now.
  ///
  /// - Returns: True when everything rests; the prototype's time is the end of the wait.
  mutating func settle(limit: Double = Settling.limit) -> Bool {
    if let last = inputs.last { advance(to: max(prototype.now, last.time)) }
    return Settling.settle(&prototype, limit: limit)
  }
}

package import FloatCore

/// A prototype with inputs to come.
package struct Player: Sendable {
  package private(set) var prototype: Prototype {
    @inline(__always) _read { yield boxed.value }
    @inline(__always) _modify { yield &boxed.value }
  }
  private(set) var boxed: Boxed<Prototype>
  private let inputs: [TimedInput]
  private var next = 0

  /// - Parameter inputs: In the order of their times.
  package init(_ prototype: Prototype, inputs: [TimedInput]) {
    boxed = Boxed(prototype)
    self.inputs = inputs
  }

  /// The time of the next input, or nil after the last.
  package var nextInputTime: Double? { next < inputs.count ? inputs[next].time : nil }
  /// The time of the last of all inputs, or nil without inputs.
  package var lastInputTime: Double? { inputs.last?.time }

  /// Goes on to a time, including the inputs at exactly that time.
  ///
  /// - Returns: The inputs that happened.
  @discardableResult
  package mutating func advance(to time: Double) -> ArraySlice<TimedInput> {
    let first = next
    while next < inputs.count, inputs[next].time <= time {
      prototype.send(inputs[next])
      next += 1
    }
    prototype.advance(to: time)
    return inputs[first..<next]
  }

  /// Sends an input at once.
  package mutating func send(_ input: TimedInput) { prototype.send(input) }

  /// Returns the effects that the prototype requested since the last call.
  package mutating func takeEffects() -> [Effect] { prototype.takeEffects() }
}

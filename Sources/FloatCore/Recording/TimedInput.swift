/// An input and when it happened.
public struct TimedInput: Hashable, Sendable {
  /// Seconds since the start.
  public var time: Double
  /// What happened.
  public var input: Input

  /// An input at a time.
  ///
  /// - Parameters:
  ///   - time: Seconds since the start; ``Prototype/send(_:)`` takes one that has passed, or is not finite, as
  ///     now.
  ///   - input: What happened.
  public init(time: Double, _ input: Input) {
    self.time = time
    self.input = input
  }
}

/// An input and when it happened.
public struct TimedInput: Hashable, Sendable {
  /// Seconds since the start.
  public var time: Double
  public var input: Input

  public init(time: Double, _ input: Input) {
    self.time = time
    self.input = input
  }
}

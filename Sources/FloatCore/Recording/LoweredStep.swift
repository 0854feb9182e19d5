/// The timed inputs that a scenario's step stands for.
public struct LoweredStep: Hashable, Sendable {
  /// In order of time.
  public var inputs: [TimedInput]
  /// When the next step starts, in seconds.
  public var endTime: Double
  /// Where the pointer is held after the step; nil when it is not pressed.
  public var pointer: Point?

  /// What a step comes to.
  ///
  /// - Parameters:
  ///   - inputs: In order of time.
  ///   - endTime: When the next step starts, in seconds.
  ///   - pointer: Where the pointer is held after the step, in points on the device; nil when it is not
  ///     pressed.
  public init(inputs: [TimedInput] = [], endTime: Double, pointer: Point? = nil) {
    self.inputs = inputs
    self.endTime = endTime
    self.pointer = pointer
  }
}

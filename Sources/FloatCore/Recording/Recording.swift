/// What the prototype started from and every input it was given, in order of time.
///
/// Replaying a recording reaches the same states at the same times, bit for bit.
public struct Recording: Hashable, Sendable {
  /// What the prototype started from.
  public var header: RecordingHeader
  /// What it was given, in order of time.
  public var inputs: [TimedInput]

  /// A recording as it is; the inputs have to be in order of time already.
  public init(header: RecordingHeader = RecordingHeader(), inputs: [TimedInput] = []) {
    self.header = header
    self.inputs = inputs
  }

  /// The time of the last input in seconds; 0 without inputs.
  public var duration: Double { inputs.last?.time ?? 0 }
}

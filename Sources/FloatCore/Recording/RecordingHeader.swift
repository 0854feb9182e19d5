/// The header of a recording: the setup that the prototype started from.
public struct RecordingHeader: Hashable, Sendable {
  /// The version of the format, for both writing and reading.
  package static let version = 1

  /// The id of the prototype; nil for the demo.
  public var prototype: String?
  /// The device's id.
  public var device: String
  /// Presets in the order in which they were applied.
  public var presets: [String]
  /// Configuration on top of the presets.
  public var configuration: [ConfigurationValue]
  /// The appearance at the start; nil leaves it to the program.
  public var appearance: Appearance?
  /// The language of the content: `en`, `zh-Hans` or, for the pages that the program carries, `built-in`; nil leaves
  /// it to the program.
  public var language: String?
  /// The collected pages and the dock that were restored at the start; nil when there were none.
  public var archive: CollectedPagesArchive?

  /// A header; by default of the default device with nothing changed.
  ///
  /// - Parameters:
  ///   - device: A ``Device/id``.
  ///   - presets: Their names, in the order in which they were applied.
  ///   - configuration: Keys and values on top of the presets.
  ///   - appearance: The appearance at the start; nil leaves it to the program.
  ///   - language: The language of the content; nil leaves it to the program.
  ///   - archive: What was restored at the start; nil if nothing was.
  ///   - prototype: The prototype's id; nil for the demo.
  public init(
    device: String = Device.iPhoneX.id, presets: [String] = [], configuration: [ConfigurationValue] = [],
    appearance: Appearance? = nil, language: String? = nil, archive: CollectedPagesArchive? = nil,
    prototype: String? = nil
  ) {
    (self.prototype, self.device, self.presets) = (prototype, device, presets)
    (self.configuration, self.appearance, self.language) = (configuration, appearance, language)
    self.archive = archive
  }
}

/// The setup that the prototype started from, and every input it received, in order of time.
///
/// Replaying a recording reaches the same states at the same times, bit for bit.
public struct Recording: Hashable, Sendable {
  /// The setup that the prototype started from.
  public var header: RecordingHeader
  /// The inputs, in order of time.
  public var inputs: [TimedInput]

  /// A recording as given; the inputs must already be in order of time.
  public init(header: RecordingHeader = RecordingHeader(), inputs: [TimedInput] = []) {
    self.header = header
    self.inputs = inputs
  }

  /// The time of the last input in seconds; 0 without inputs.
  public var duration: Double { inputs.last?.time ?? 0 }
}

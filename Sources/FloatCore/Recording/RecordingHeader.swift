/// What a recording says before its first input: everything the prototype started from.
public struct RecordingHeader: Hashable, Sendable {
  /// The version of the format that is written and read.
  package static let version = 1

  /// The id of the prototype; nil for the demo.
  public var prototype: String?
  /// The device's name.
  public var device: String
  /// Presets in the order in which they were applied.
  public var presets: [String]
  /// Configuration on top of the presets.
  public var configuration: [ConfigurationValue]
  /// The colours at the start; nil leaves them to the program.
  public var appearance: Appearance?
  /// The content's language: `en`, `zh-Hans` or, for the pages that the core carries, `built-in`; nil leaves it to
  /// the program.
  public var language: String?
  /// The entrances and the dock that were restored at the start; nil when there were none.
  public var archive: EntranceArchive?

  /// A header; without arguments the default device with nothing changed.
  ///
  /// - Parameters:
  ///   - device: A ``Device/id``.
  ///   - presets: Their names, in the order in which they were applied.
  ///   - configuration: Keys and values on top of the presets.
  ///   - appearance: The colours at the start; nil leaves them to the program.
  ///   - language: The content's language; nil leaves it to the program.
  ///   - archive: What was restored at the start; nil when nothing was.
  ///   - prototype: The prototype's id; nil for the demo.
  public init(
    device: String = Device.iPhoneX.id, presets: [String] = [], configuration: [ConfigurationValue] = [],
    appearance: Appearance? = nil, language: String? = nil, archive: EntranceArchive? = nil,
    prototype: String? = nil
  ) {
    self.prototype = prototype
    self.device = device
    self.presets = presets
    self.configuration = configuration
    self.appearance = appearance
    self.language = language
    self.archive = archive
  }
}

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

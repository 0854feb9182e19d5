/// A script of steps, what it starts from, and where in its file everything stands.
public struct Scenario: Hashable, Sendable {
  public var device: Placed<String>?
  public var presets: [Placed<String>]
  /// Configuration on top of the presets.
  public var options: [Placed<ConfigurationValue>]
  /// The colours; nil leaves them to the program.
  public var appearance: Appearance?
  /// The content's language: `en`, `zh-Hans` or, for the pages that the core carries, `built-in`; nil leaves it to
  /// the program.
  public var language: Placed<String>?
  public var steps: [Placed<ScenarioStep>]
  /// The variants in which its pictures are taken, and how they are compared.
  public var settings: SnapshotSettings

  public init(
    device: Placed<String>? = nil, presets: [Placed<String>] = [], options: [Placed<ConfigurationValue>] = [],
    appearance: Appearance? = nil, language: Placed<String>? = nil, steps: [Placed<ScenarioStep>] = [],
    settings: SnapshotSettings = SnapshotSettings()
  ) {
    self.device = device
    self.presets = presets
    self.options = options
    self.appearance = appearance
    self.language = language
    self.steps = steps
    self.settings = settings
  }
}

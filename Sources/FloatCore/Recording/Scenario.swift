/// A script of steps, what it starts from, and where in its file everything stands.
public struct Scenario: Hashable, Sendable {
  /// The device's id, `iphone-x`; nil leaves it to the program.
  package var device: Placed<String>?
  /// The prototype's folder, relative to the scenario's file; nil leaves it to the program.
  package var prototype: Placed<String>?
  /// Presets' names, in the order in which they are applied.
  package var presets: [Placed<String>]
  /// Configuration on top of the presets.
  package var options: [Placed<ConfigurationValue>]
  /// The colours; nil leaves them to the program.
  package var appearance: Appearance?
  /// The content's language: `en`, `zh-Hans` or, for the pages that the core carries, `built-in`; nil leaves it to
  /// the program.
  package var language: Placed<String>?
  /// What is done, one after the other.
  package var steps: [Placed<ScenarioStep>]
  /// The variants in which its pictures are taken, and how they are compared.
  package var settings: SnapshotSettings

  /// A scenario; without arguments one that does nothing.
  package init(
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

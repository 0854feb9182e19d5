package import FloatCore

/// A script of steps, with what it starts from and the positions of both in its file.
public struct Scenario: Hashable, Sendable {
  /// The device's id, `iphone-x`; nil leaves it to the program.
  package var device: Placed<String>?
  /// The prototype's folder, relative to the scenario's file; nil leaves it to the program.
  package var prototype: Placed<String>?
  /// The names of presets, in the order in which they are applied.
  package var presets: [Placed<String>]
  /// Configuration on top of the presets.
  package var options: [Placed<ConfigurationValue>]
  /// The appearance; nil leaves it to the program.
  package var appearance: Appearance?
  /// The language of the content: `en`, `zh-Hans` or, for the pages that the program carries, `built-in`; nil leaves
  /// it to the program.
  package var language: Placed<String>?
  /// The steps, in order.
  package var steps: [Placed<ScenarioStep>]
  /// The variants of its pictures, and how they are compared.
  package var settings: SnapshotSettings

  /// A scenario; by default without steps.
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

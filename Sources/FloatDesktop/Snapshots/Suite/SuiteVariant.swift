package import FloatCore
import FloatFiles
import FloatReplay

/// One cell of a matrix without its scale: the settings that a scenario is played with.
package struct SuiteVariant: Hashable, Sendable {
  /// The appearance; nil for the scenario's own.
  package var appearance: Appearance?
  package var device: String?
  /// Presets on top of the scenario's own.
  package var presets: [String] = []
  package var language: String?

  /// The part of a file's name that tells variants apart, such as `.dark.pixel-7`; empty for the scenario as it is.
  ///
  /// Only differences from the scenario itself are in the name, so that a matrix may grow without renaming a file.
  var suffix: String {
    var words: [String] = []
    if let device { words.append(device) }
    if !presets.isEmpty { words.append(presets.joined(separator: "+")) }
    if let appearance { words.append(appearance.rawValue) }
    if let language { words.append(language) }
    return words.map { "." + $0 }.joined()
  }

  /// The variant's choices for a prototype.
  var choices: PrototypeChoices {
    var choices = PrototypeChoices()
    choices.appearance = appearance
    // The device is part of file names, so it is never a path.
    choices.device = device.map(DeviceChoice.name)
    choices.presets = presets
    choices.language = language.flatMap(Language.init)
    return choices
  }

  /// All variants of a scenario, in the order in which the matrix lists them.
  static func all(of scenario: Scenario, settings: SnapshotSettings) -> [SuiteVariant] {
    let own = (
      device: scenario.device?.value ?? Device.iPhoneX.id, appearance: scenario.appearance ?? .light,
      language: scenario.language?.value ?? Language.english.rawValue
    )
    var variants: [SuiteVariant] = []
    for device in settings.devices ?? [own.device] {
      for presets in settings.presets ?? [[]] {
        for appearance in settings.appearances ?? [own.appearance] {
          for language in settings.languages ?? [own.language] {
            variants.append(
              SuiteVariant(
                appearance: appearance == own.appearance ? nil : appearance,
                device: device == own.device ? nil : device, presets: presets,
                language: language == own.language ? nil : language))
          }
        }
      }
    }
    return variants
  }
}

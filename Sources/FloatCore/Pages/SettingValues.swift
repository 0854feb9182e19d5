/// What the keys are set to that pages show.
struct SettingValues {
  /// The parameters as they are set.
  var parameters: Parameters
  var appearance: Appearance

  /// The value of a key as it is spelled in a config file; nil for an unknown key.
  subscript(key: String) -> String? {
    key == Self.appearanceKey
      ? appearance.rawValue : ParameterSchema.entry(for: key)?.read(from: parameters)
  }

  /// A key that is no parameter, but is set in the same way.
  fileprivate static let appearanceKey = "appearance"
}

extension DemoContent.SettingsRow {
  /// Every value that a key may have, where that is a handful; empty for other keys, and unknown ones.
  public static func choices(of key: String) -> [String] {
    key == SettingValues.appearanceKey
      ? Appearance.allCases.map(\.rawValue) : ParameterSchema.entry(for: key)?.choices ?? []
  }

  /// How a value of a key is spelled by ``ParameterEntry/read(from:)``; nil where the key cannot have it.
  public static func spelling(of value: String, for key: String) -> String? {
    if key == SettingValues.appearanceKey { return Appearance(rawValue: value)?.rawValue }
    var parameters = Parameters()
    guard let entry = ParameterSchema.entry(for: key), (try? entry.apply(value, to: &parameters)) != nil
    else {
      return nil
    }
    return entry.read(from: parameters)
  }
}

/// The places of configuration, following the XDG Base Directory Specification 0.8.
///
/// A base directory that is unset, empty or relative counts as unset.
package struct ConfigurationPaths: Hashable, Sendable {
  /// The user's own config file; nil without a home directory.
  package let userFile: String?
  /// Config files in order of preference: the user's, then the system's.
  package let files: [String]
  /// The user's own presets; nil without a home directory.
  package let userPresets: String?
  /// Directories with presets in order of preference, without the shipped ones.
  package let presetDirectories: [String]

  package init(environment: [String: String]) {
    let user = Environment.baseDirectory("XDG_CONFIG_HOME", usual: ".config", in: environment)
    let variable = environment["XDG_CONFIG_DIRS"] ?? ""
    let system = (variable.isEmpty ? "/etc/xdg" : variable).split(separator: ":").map(String.init)
      .filter { $0.hasPrefix("/") }
    let bases = ([user].compactMap { $0 } + system).map { Folder.join($0, "floatdesktop") }
    userFile = user.map { Folder.join($0, "floatdesktop/config.yaml") }
    userPresets = user.map { Folder.join($0, "floatdesktop/presets") }
    files = bases.map { Folder.join($0, "config.yaml") }
    presetDirectories = bases.map { Folder.join($0, "presets") }
  }
}

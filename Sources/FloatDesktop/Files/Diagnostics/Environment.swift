import Glibc

/// The process's environment variables.
package enum Environment {
  /// A variable's value; nil where it is not set or empty, which means the same for all we read.
  package static func value(_ name: String) -> String? {
    guard let value = getenv(name), value.pointee != 0 else { return nil }
    return String(cString: value)
  }

  /// The variables that say where files belong.
  package static var directories: [String: String] {
    values(of: ["HOME", "XDG_CONFIG_HOME", "XDG_CONFIG_DIRS", "XDG_STATE_HOME", "XDG_CACHE_HOME"])
  }

  /// The variables that say whether a terminal shows colours.
  static var terminal: [String: String] { values(of: ["NO_COLOR", "TERM"]) }

  private static func values(of names: [String]) -> [String: String] {
    Dictionary(names.compactMap { name in value(name).map { (name, $0) } }, uniquingKeysWith: { $1 })
  }
}

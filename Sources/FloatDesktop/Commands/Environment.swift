import Glibc

/// The process's environment variables.
enum Environment {
  /// A variable's value; nil where it is not set or empty, which means the same for all we read.
  static func value(_ name: String) -> String? {
    guard let value = getenv(name), value.pointee != 0 else { return nil }
    return String(cString: value)
  }

  /// The variables that say where files belong.
  static var directories: [String: String] {
    let names = ["HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME"]
    return Dictionary(names.compactMap { name in value(name).map { (name, $0) } }, uniquingKeysWith: { $1 })
  }
}

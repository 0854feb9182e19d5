import Glibc
import Synchronization

/// The process's environment variables.
///
/// The C library may move its table of them while one is set, and no other thread may read it then; so everything that
/// the program reads and sets goes through here. Libraries read the table too, so only the thread that calls them sets
/// variables.
package enum Environment {
  private static let access = Mutex(())

  /// The variables that are read instead of the process's; nil outside tests, which call commands in their own process.
  @TaskLocal package static var replacement: [String: String]?

  /// A variable's value; nil where it is unset or empty, which mean the same for every variable the program reads, and
  /// where it is not UTF-8: repaired it would name another folder.
  package static func value(_ name: String) -> String? {
    if let replacement { return replacement[name].flatMap { $0.isEmpty ? nil : $0 } }
    return access.withLock { _ in
      guard let value = getenv(name), value.pointee != 0 else { return nil }
      return String(validatingCString: value)
    }
  }

  /// Sets a variable for this process and its children, or removes it.
  ///
  /// - Parameter replaces: False to keep a variable that is set, even to an empty value.
  package static func set(_ name: String, to value: String?, replaces: Bool = true) {
    access.withLock { _ in _ = value.map { setenv(name, $0, replaces ? 1 : 0) } ?? unsetenv(name) }
  }

  /// Runs a body with some variables set: for the rest of the process, or in a test for the body alone.
  package static func adding<Value>(
    _ variables: [String: String], _ body: () throws -> Value
  ) rethrows -> Value {
    if let replacement {
      return try $replacement.withValue(replacement.merging(variables) { $1 }, operation: body)
    }
    for (name, value) in variables { set(name, to: value) }
    return try body()
  }

  /// The variables that say where files belong.
  package static var directories: [String: String] {
    values(of: ["HOME", "XDG_CONFIG_HOME", "XDG_CONFIG_DIRS", "XDG_STATE_HOME", "XDG_CACHE_HOME"])
  }

  /// The variables that say whether a terminal shows colours.
  static var terminal: [String: String] { values(of: ["NO_COLOR", "CLICOLOR_FORCE", "TERM"]) }

  /// The user's folder for one kind of files, following the XDG Base Directory Specification 0.8.
  ///
  /// A variable that is unset, empty or relative counts as unset; the folder is then `usual` below the home directory.
  /// Nil without a home directory.
  package static func baseDirectory(
    _ variable: String, usual: String, in variables: [String: String]
  ) -> String? {
    func absolute(_ name: String) -> String? { variables[name].flatMap { $0.hasPrefix("/") ? $0 : nil } }
    return absolute(variable) ?? absolute("HOME").map { Folder.join($0, usual) }
  }

  private static func values(of names: [String]) -> [String: String] {
    Dictionary(names.compactMap { name in value(name).map { (name, $0) } }, uniquingKeysWith: { $1 })
  }
}

/// The folder of the program's stored state: `$XDG_STATE_HOME/floatdesktop`.
package enum StateFolder {
  /// The path of a file in it; nil without a home directory.
  package static func path(_ name: String, environment: [String: String]) -> String? {
    Environment.baseDirectory("XDG_STATE_HOME", usual: ".local/state", in: environment).map {
      "\($0)/floatdesktop/\(name)"
    }
  }
}

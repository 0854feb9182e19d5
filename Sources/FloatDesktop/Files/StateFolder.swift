/// Where the program keeps what it remembers, by the letter of the XDG Base Directory Specification 0.8.
package enum StateFolder {
  /// The path of a file in `$XDG_STATE_HOME/floatdesktop`; nil without a home directory.
  ///
  /// `XDG_STATE_HOME` that is unset, empty or relative means `$HOME/.local/state`.
  package static func path(_ name: String, environment: [String: String]) -> String? {
    func absolute(_ name: String) -> String? { environment[name].flatMap { $0.hasPrefix("/") ? $0 : nil } }
    let state = absolute("XDG_STATE_HOME") ?? absolute("HOME").map { "\($0)/.local/state" }
    return state.map { "\($0)/floatdesktop/\(name)" }
  }
}

import Glibc

/// Whether messages on a terminal are coloured.
package enum TerminalColors {
  /// True for a terminal, unless `NO_COLOR` is set to anything but nothing, or `TERM` is `dumb`.
  package static func enabled(environment: [String: String], isTerminal: Bool) -> Bool {
    isTerminal && (environment["NO_COLOR"] ?? "").isEmpty && environment["TERM"] != "dumb"
  }

  /// True when the file descriptor is a terminal.
  package static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }
}

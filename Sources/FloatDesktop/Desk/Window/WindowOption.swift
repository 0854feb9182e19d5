/// What a window shows from its start on if the user asks for it: an option of the commands that show one.
package enum WindowOption: CaseIterable, Sendable {
  case hud
  case panel
  case touches

  /// What it does, for the help of a command line.
  package var help: String {
    switch self {
    case .hud:
      "Show frame times, repainted areas, the pointer's trail and velocity, and thresholds, over and beside the phone."
    case .panel: "Open the panel with all keys of the configuration beside the phone (F2)."
    case .touches: "Show the mouse or finger as a dot with a trail."
    }
  }
}

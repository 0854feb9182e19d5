package import FloatCore

/// A step of a scenario: what a hand does on the phone, or in the panel and the window around it, or a capture.
package enum ScenarioStep: Hashable, Sendable {
  /// An action in the panel beside the phone.
  package enum Panel: Hashable, Sendable {
    /// Pictures show the panel from now on, or no longer.
    case open, close
    case undo, redo
    /// Switches to the other set of values.
    case flip
    /// Searches for words; no words end the search.
    case search(String)
    /// Opens or folds a group of keys, or one of the panel's own sections.
    case unfold(String)
    /// Unfolds the editor of a key.
    case edit(String)
    /// Types values into their fields, which take sums and have units of their own; one undo step each.
    case type([ConfigurationValue])
    /// Resets a key to the value in the files, and from there to the default.
    case reset(String)
    /// Shows the keys that shape a target.
    case inspect(HandTarget)
    /// Begins to save the changes as a preset under a name, which stays in its field; an empty name leaves the field.
    case preset(String)
  }

  /// An action on the phone's time; see the window's keys.
  package enum Clock: Hashable, Sendable {
    case pause, play
    /// The speed: seconds of the phone per second of the scenario.
    case speed(Double)
    /// Steps forward by so many frames of 1/60 s, or back for a negative number, and pauses.
    case step(Int)
    /// Shows a moment, in seconds since the start.
    case scrub(to: Double)
    /// Continues from the moment that is shown.
    case letGo
    /// Plays the gesture that is shown, or the last one, over and over.
    case loop
    /// Returns to the present.
    case leave
  }

  /// An action in the window around the phone.
  package enum Window: Hashable, Sendable {
    /// Do something with the mouse, or press a key of the window by its name, such as `F1` or `Ctrl+K`.
    case hand(HandStep<WindowTarget>)
    /// Type a text where the keyboard is.
    case type(String)
    /// Give the window's contents a size, in the desktop's units.
    case size(Size)
  }

  case hand(HandStep<HandTarget>)
  /// Perform an action in the panel.
  case panel(Panel)
  /// Perform an action on the phone's time.
  case clock(Clock)
  /// Perform an action in the window around the phone.
  case window(Window)
  /// Take a picture under a name.
  case snapshot(String)
  /// Record all motion from now on for `over` seconds, or for nil until nothing moves.
  ///
  /// A value is written every `every` seconds; `tolerance` is the largest accepted difference from the golden, in
  /// points.
  case trace(String, over: Double?, every: Double, tolerance: Double)
  /// Put a number of moments into one picture: of the next `over` seconds, or for nil until nothing moves.
  case filmstrip(String, over: Double?, frames: Int)

  /// The name of the step's capture; nil for steps that capture nothing.
  package var captureName: String? {
    switch self {
    case .snapshot(let name), .trace(let name, _, _, _), .filmstrip(let name, _, _): name
    default: nil
    }
  }
}

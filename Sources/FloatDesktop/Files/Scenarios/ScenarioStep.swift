package import FloatCore

/// A single action of a person, or a wait, in a scenario.
///
/// Durations are in seconds, positions in points on the device's screen.
package enum ScenarioStep: Hashable, Sendable {
  /// The place of a step.
  package enum Target: Hashable, Sendable {
    /// The centre of the element with that id.
    case element(String)
    /// A place on the device's screen, in points; `[100, 200]` in a scenario.
    case point(Point)
  }

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
    case inspect(Target)
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
    /// Press a key of the window by its name, such as `F1` or `Ctrl+K`.
    case key(String)
    /// Give the window's contents a size, in the desktop's units.
    case size(Size)
    /// Click a place, in the desktop's units from the top left of the window's contents.
    case press(Point)
  }

  /// Press and release in one place.
  case tap(Target)
  /// Press and stay.
  case press(Target)
  /// Move the pressed pointer in a straight line.
  case move(to: Target, over: Double)
  /// Release the pressed pointer where it is.
  case release
  /// Cancel the gesture, as when the window loses the focus.
  case cancel
  /// Press, move in a straight line, stay for `hold`; then release if `release` is true.
  case drag(from: Target, to: Target, over: Double, hold: Double, release: Bool)
  /// Press and stay for `duration`; then release if `release` is true.
  case longPress(Target, duration: Double, release: Bool)
  /// Click the right mouse button.
  case contextMenu(Target)
  /// Turn the wheel, or move two fingers on a touchpad (`isPrecise`); positive `dy` scrolls towards the start and positive `dx` to the left, in points.
  case wheel(at: Target, dx: Double, dy: Double, isPrecise: Bool = false)
  /// Press a key by its name, as in ``Input/key(_:)``.
  case key(String)
  /// Let a number of seconds pass.
  case wait(Double)
  /// Wait until nothing moves.
  case settle
  /// Set configuration keys, in order.
  case set([ConfigurationValue])
  /// Perform an action in the panel.
  case panel(Panel)
  /// Give the device's screen a new size, in points; a side outside 100…4000 changes nothing.
  case resize(Size)
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

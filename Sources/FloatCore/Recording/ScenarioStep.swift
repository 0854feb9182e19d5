/// One thing a person does, or waits for, in a scenario.
///
/// Durations in seconds, places in points on the device's screen.
package enum ScenarioStep: Hashable, Sendable {
  /// Where a step happens.
  package enum Target: Hashable, Sendable {
    /// The centre of the element with that id.
    case element(String)
    /// A place on the device's screen, in points; `[100, 200]` in a scenario.
    case point(Point)
  }

  /// What is done in the panel beside the phone.
  package enum Panel: Hashable, Sendable {
    /// Pictures show it from now on, or no longer.
    case open, close
    case undo, redo
    /// Changes to the other set of values.
    case flip
    /// Looks for words; none ends that.
    case search(String)
    /// Opens or folds a group of keys, or one of the panel's own sections.
    case unfold(String)
    /// Unfolds the editor of a key.
    case edit(String)
    /// Types values into their fields, which take sums and units of their own; one step each.
    case type([ConfigurationValue])
    /// Back to what the files say, and from there to the default.
    case reset(String)
    /// Shows the keys of what is there.
    case inspect(Target)
    /// Begins to save the changes as a preset under a name, which stays in its field; none leaves the field.
    case preset(String)
  }

  /// What is done to the phone's time; see the window's keys.
  package enum Clock: Hashable, Sendable {
    case pause, play
    /// Of the phone's seconds to those of the scenario.
    case speed(Double)
    /// So many frames of 1/60 s on, or back where it is negative; pauses.
    case step(Int)
    /// Shows a moment, in seconds since the start.
    case scrub(to: Double)
    /// Lives on from the moment that is shown.
    case letGo
    /// Plays the gesture that is shown, or the last one, over and over.
    case loop
    /// Back to the present.
    case leave
  }

  /// Press and release in one place.
  case tap(Target)
  /// Press and stay.
  case press(Target)
  /// Move the pressed pointer in a straight line.
  case move(to: Target, over: Double)
  /// Let the pressed pointer go where it is.
  case release
  /// Take the gesture back, as when the window loses the focus.
  case cancel
  /// Press, move in a straight line, stay for `hold`; then release, if wanted.
  case drag(from: Target, to: Target, over: Double, hold: Double, release: Bool)
  /// Press and stay for `duration`; then release, if wanted.
  case longPress(Target, duration: Double, release: Bool)
  /// Click the right mouse button.
  case contextMenu(Target)
  /// Turn the wheel, or move two fingers on a touchpad (`isPrecise`); positive `dy` scrolls towards the start, in points.
  case wheel(at: Target, dx: Double, dy: Double, isPrecise: Bool = false)
  /// Press a key by its name, as in ``Input/key(_:)``.
  case key(String)
  /// Let so many seconds pass.
  case wait(Double)
  /// Wait until nothing moves.
  case settle
  /// Set configuration keys, in order.
  case set([ConfigurationValue])
  /// Do something in the panel.
  case panel(Panel)
  /// Give the device's screen a new size, in points; a side outside 100…4000 changes nothing.
  case resize(Size)
  /// Do something to the phone's time.
  case clock(Clock)
  /// Take a picture under that name.
  case snapshot(String)
  /// Write down how everything moves, from now on for `over` seconds, or until nothing moves where that is nil.
  ///
  /// A value is written `every` so many seconds; `tolerance` is by how many points it may differ from the one it is
  /// compared with.
  case trace(String, over: Double?, every: Double, tolerance: Double)
  /// Put so many moments of the time to come in one picture: of `over` seconds, or until nothing moves.
  case filmstrip(String, over: Double?, frames: Int)

  /// The name of what a step captures; nil for steps that capture nothing.
  package var captureName: String? {
    switch self {
    case .snapshot(let name), .trace(let name, _, _, _), .filmstrip(let name, _, _): name
    default: nil
    }
  }
}

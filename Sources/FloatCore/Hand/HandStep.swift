/// Something that a hand does to a phone, or a wait.
///
/// Durations are in seconds, distances in points. `Target` says where: ``HandTarget`` on a phone alone.
package enum HandStep<Target: Hashable & Sendable>: Hashable, Sendable {
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
  /// Turn the wheel, or move two fingers on a touchpad (`isPrecise`); positive `dy` moves the content down, towards its start, and positive `dx` to the right, in points.
  case wheel(at: Target, dx: Double, dy: Double, isPrecise: Bool = false)
  /// Press a key by its name, as in ``Input/key(_:)``.
  case key(String)
  /// Let a number of seconds pass.
  case wait(Double)
  /// Wait until nothing moves.
  case settle
  /// Set configuration keys, in order.
  case set([ConfigurationValue])
  /// Ask the phone for something, as a program does.
  case call(Call)
  /// Give the device's screen a new size, in points; a side outside 100…4000 changes nothing.
  case resize(Size)
}

/// A place on a phone's screen.
package enum HandTarget: Hashable, Sendable, CustomStringConvertible {
  /// The centre of the element with that id.
  case element(String)
  /// A place on the device's screen, in points.
  case point(Point)

  package var description: String {
    switch self {
    case .element(let id): id
    case .point(let point): "\(point.x), \(point.y)"
    }
  }

  /// Its place, where those elements are on the screen; nil if its own is not among them.
  package func place(among elements: @autoclosure () -> [Element]) -> Point? {
    switch self {
    case .point(let point): point
    case .element(let id): elements().last { $0.id.description == id }?.frame.center
    }
  }
}

/// The reason why a step cannot be carried out.
package enum HandError: Error, Hashable, Sendable {
  /// No element with that id is on the screen.
  case unknownElement(String)
  /// The step moves or releases a pointer that is not pressed.
  case notPressed
  /// The step presses a pointer that is already pressed.
  case alreadyPressed

  /// The reason in words; the caller adds the elements that exist.
  package var message: String {
    switch self {
    case .unknownElement(let id): "no element \"\(id)\" is on the screen"
    case .notPressed: "no pointer is pressed here; start with press or drag, in the window with drag"
    case .alreadyPressed: "the pointer is still pressed; add a release step before this one"
    }
  }
}

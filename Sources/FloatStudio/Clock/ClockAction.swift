/// An action on the clock.
package enum ClockAction: Equatable, Sendable {
  case play, pause, togglePlay
  /// Steps by a number of frames of 1/60 s, backward if it is negative, and pauses.
  case step(Int)
  /// The speed of the phone's time; 0 pauses.
  case speed(Double)
  /// Switches to the last slow speed, and back.
  case toggleSlow
  /// Shows a moment of the last minute, or of the loop if a paused loop is shown.
  case scrub(to: Double)
  /// The hand that scrubs lets go: unless the clock is paused, the phone lives on from that moment.
  case endScrub
  /// Loops the gesture that is shown, or else the last one; a second time ends the loop.
  case toggleLoop
  /// Loops a block of the history, starting at a moment in it or at its beginning.
  case loop(Int, at: Double? = nil)
  /// Returns from a moment or a loop to the present.
  case leave
}

/// The actions on the clock.
package enum ClockAction: Equatable, Sendable {
  case play, pause, togglePlay
  /// As many frames of 1/60 s on, or back where it is negative; pauses.
  case step(Int)
  /// The speed of the phone's time; 0 pauses.
  case speed(Double)
  /// To the last slow speed, and back.
  case toggleSlow
  /// Shows a moment of the last minute; in a loop that is paused one of the loop's.
  case scrub(to: Double)
  /// The hand that scrubbed lets go: unless it is paused, the phone lives on from that moment.
  case endScrub
  /// Loops the gesture that is shown, or the last one; a second time ends it.
  case toggleLoop
  /// Loops a block of the history, from a moment in it or from its beginning.
  case loop(Int, at: Double? = nil)
  /// Back from a moment or a loop to the present.
  case leave
}

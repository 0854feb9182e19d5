/// How the loop sleeps by itself beside a connection to the display.
protocol DisplayWait {
  /// Waits, and returns when the display sent something, there is an event, the time is over or a signal came. What was sent
  /// is read by SDL's pump.
  ///
  /// - Parameter seconds: How long; nil is for ever.
  /// - Returns: False where only SDL's own wait will do.
  func wait(_ seconds: Double?) -> Bool

  /// Sleeps until the time of a frame that is drawn in any case, without waking for what the display sends before: nothing
  /// of it could be seen earlier, and a mouse moves up to a thousand times a second.
  ///
  /// - Returns: False where somebody has to listen meanwhile.
  func sleepUntilFrame(_ seconds: Double) -> Bool
}

/// How the loop sleeps by itself beside a connection to the display.
protocol DisplayWait {
  /// Waits, and returns when the display sent something, there is an event, the time is over or a signal came. What was sent
  /// is read by SDL's pump.
  ///
  /// - Parameter seconds: How long; nil is for ever.
  /// - Returns: False where only SDL's own wait will do.
  func wait(_ seconds: Double?) -> Bool
}

/// A way for the loop to sleep beside a connection to the display, without SDL.
protocol DisplayWait {
  /// Waits until the display sent something, there is an event, the time is over or a signal came. SDL's pump reads
  /// what the display sent.
  ///
  /// - Parameter seconds: The longest wait; nil waits forever.
  /// - Returns: False if only SDL's own wait will do.
  func wait(_ seconds: Double?) -> Bool

  /// Sleeps until the time of a frame that is drawn in any case, and ignores what the display sends before: it could
  /// not be shown earlier, and a mouse moves up to a thousand times a second.
  ///
  /// - Returns: False if the display must be listened to meanwhile.
  func sleepUntilFrame(_ seconds: Double) -> Bool
}

/// Decides when the next frame is due, and how long the loop may sleep until then.
///
/// All times are seconds of one real clock.
package struct FramePacer: Equatable, Sendable {
  /// The time between two refreshes of the display.
  package var interval: Double
  /// When the last frame was due; frames in motion stay on the grid that it started.
  private(set) var lastDue: Double?

  package enum Action: Equatable, Sendable {
    case draw
    /// Wait for events, but not beyond this time.
    case sleep(until: Double)
    /// Wait for events.
    case sleepForever
  }

  /// - Parameter refreshRate: In Hz; an invalid rate counts as 60.
  package init(refreshRate: Double) {
    let rate = refreshRate.isFinite && refreshRate >= 1 ? min(refreshRate, 1000) : 60
    interval = 1 / rate
  }

  /// Returns what to do at `now`.
  ///
  /// - Parameters:
  ///   - wantsFrame: Something changed or moves.
  ///   - deadline: When something will have to be drawn although nothing moves now.
  ///   - isBlocking: True if the display sets the pace: presenting waits for it, or it asks for frames. Waiting here
  ///     would do so twice.
  ///   - isWaiting: True while the display has not asked for the next frame. After too long a time it is not awaited.
  package func action(
    at now: Double, wantsFrame: Bool, deadline: Double?, isBlocking: Bool, isWaiting: Bool = false
  ) -> Action {
    guard wantsFrame || (deadline.map { $0 <= now } ?? false) else {
      return deadline.map(Action.sleep(until:)) ?? .sleepForever
    }
    guard let lastDue, lastDue <= now else { return .draw }
    // Drivers that promise to wait do not always do so, because of a hidden window or a setting of the driver.
    let due = lastDue + (isWaiting ? WindowVisibility.patience : isBlocking ? interval / 2 : interval)
    return due <= now ? .draw : .sleep(until: due)
  }

  /// Notes that a frame was drawn at `now`.
  ///
  /// A frame that is less than one interval late stays on the grid; after a longer gap a new grid starts.
  package mutating func drew(at now: Double) {
    guard let last = lastDue, now >= last + interval, now < last + 2 * interval else {
      lastDue = now
      return
    }
    lastDue = last + interval
  }
}

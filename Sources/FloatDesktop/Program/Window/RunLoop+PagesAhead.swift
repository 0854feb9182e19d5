import FloatCore
import FloatPainting

/// Prepares pages while there is nothing else to do.
extension RunLoop {
  /// Prepares a part of what may come next; false if this is not the time, or if everything is prepared.
  ///
  /// - Parameters:
  ///   - deadline: When a frame is due.
  ///   - isMoving: True while something moves.
  func prefetch(until deadline: Double, isMoving: Bool) -> Bool {
    // Anything visible now comes first.
    if mayPrefetch, !isMoving, !pictures.isWaiting {
      mayPrefetch = false
      painter.keepPicturesForNextStart()
      ahead.follow(playback.prototype, painter)
    }
    let now = clock.realNow
    guard ahead.isWaiting(isMoving: isMoving), now + Self.longestStep < deadline else { return false }
    // An input that arrives meanwhile waits for this long.
    repeat {
      ahead.step(playback.prototype, painter)
    } while ahead.isWaiting(isMoving: isMoving)
      && clock.realNow < now + Self.slice
    return true
  }

  /// The time spent between two looks at the events, and the longest of its steps, in seconds.
  private static let slice = 0.001
  private static let longestStep = 0.003

  /// Prepares the page that a press may open.
  func expectPage(at point: Point) {
    ahead.press(playback.prototype.upcomingPage(at: point))
    // The memory is given back if the page is not opened.
    if painter.expectPage() { trimTime = clock.realNow + Self.restTime }
  }
}

import FloatCore
import FloatPainting

/// When pages are made ready: while nothing else is to be done.
extension RunLoop {
  /// Makes ready some of what may come next; false where that is not done now, or all of it is.
  ///
  /// - Parameters:
  ///   - deadline: When a frame is due.
  ///   - isMoving: True where something moves.
  func prefetch(until deadline: Double, isMoving: Bool) -> Bool {
    // What is to be seen now comes first.
    if mayPrefetch, !isMoving, !pictures.isWaiting {
      mayPrefetch = false
      painter.keepPicturesForNextStart()
      ahead.follow(playback.prototype, painter)
    }
    let now = clock.realNow
    guard ahead.isWaiting(isMoving: isMoving), now + Self.longestStep < deadline else { return false }
    // An input that arrives meanwhile waits for so long.
    repeat {
      ahead.step(playback.prototype, painter)
    } while ahead.isWaiting(isMoving: isMoving)
      && clock.realNow < now + Self.slice
    return true
  }

  /// What is made between two looks at the events takes so long, and what may take longest of it, in seconds.
  private static let slice = 0.001
  private static let longestStep = 0.003

  /// Has made ready what a press may open.
  func expectPage(at point: Point) {
    ahead.press(playback.prototype.upcomingPage(at: point))
    // It is given back when nothing comes of it.
    if painter.expectPage() { trimTime = clock.realNow + Self.restTime }
  }
}

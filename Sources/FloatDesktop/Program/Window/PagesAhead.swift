import FloatCore
import FloatPainting

/// Makes ready what the pages show that one tap would open: pictures on another thread, and text a line at a time, so that an
/// input never waits for more than one.
struct PagesAhead {
  /// What was last known to come next.
  private var known: [Prototype.UpcomingPage] = []
  /// The pages of these that were not looked at yet, the last one first.
  private var pages: [Prototype.UpcomingPage] = []
  /// What those show that were looked at.
  private var pictures: [ImageRun] = []
  private var lines: [TextRun] = []
  /// What the lines may still take, in bytes.
  private var room = 0

  var isWaiting: Bool { !pages.isEmpty || !lines.isEmpty }

  /// Begins with what comes next, if that is something else than before.
  mutating func follow(_ prototype: Prototype, _ painter: Painter) {
    let next = prototype.upcomingPages
    guard next != known else { return }
    known = next
    pages = next.reversed()
    pictures = []
    lines = []
    // A full cache keeps three quarters.
    room = painter.preparedTextCapacity * 3 / 4
    if pages.isEmpty { painter.prefetch([]) }
  }

  /// Has everything looked at again: what pages show is another.
  mutating func forget() { known = [] }

  /// Looks at one page, or draws one line. The first pages' lines come first; when there is no room for more, that is it.
  mutating func step(_ prototype: Prototype, _ painter: Painter) {
    if let page = pages.popLast() {
      for shape in prototype.opening(of: page.page, as: page.variant) {
        switch shape {
        case .image(let run): pictures.append(run)
        case .text(let run): lines.append(run)
        default: break
        }
      }
      guard pages.isEmpty else { return }
      painter.prefetch(pictures)
      pictures = []
      lines.reverse()
    } else if let line = lines.popLast() {
      room -= painter.prepare(line)
      if room < 0 { lines = [] }
    }
  }
}

extension RunLoop {
  /// Makes ready some of what may come next; false where that is not done now, or all of it is.
  ///
  /// - Parameter deadline: When a frame is due.
  func prefetch(until deadline: Double) -> Bool {
    // What is to be seen now comes first.
    guard mayPrefetch || ahead.isWaiting, !pictures.isWaiting else { return false }
    if mayPrefetch {
      mayPrefetch = false
      painter.keepPicturesForNextStart()
      ahead.follow(playback.prototype, painter)
    }
    let now = clock.realNow
    guard ahead.isWaiting, now + Self.longestStep < deadline else { return false }
    // An input that arrives meanwhile waits for so long.
    while ahead.isWaiting, clock.realNow < now + Self.slice { ahead.step(playback.prototype, painter) }
    return true
  }

  /// What is made between two looks at the events takes so long, and what may take longest of it, in seconds.
  private static let slice = 0.001
  private static let longestStep = 0.005

  /// Has memory made ready for what a press may open, and given back when nothing comes of it.
  func expectPage() {
    if painter.expectPage() { trimTime = clock.realNow + Self.restTime }
  }
}

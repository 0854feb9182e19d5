import FloatCore
import FloatPainting

/// Prepares what a tap may open: at rest the pictures of all possible pages, on another thread, and under a finger the
/// lines of text of the page that its tap would open.
///
/// The work is done in short steps, so that neither an input nor a frame waits for more than one step.
struct PagesAhead {
  /// The last known pages that a tap may open.
  private var known: [Prototype.UpcomingPage] = []
  /// Those of the pages whose pictures were not looked for yet, the last one first.
  private var pages: [Prototype.UpcomingPage] = []
  private var pictures: [ImageRun] = []
  /// The page that a finger would open.
  private var pressed: Prototype.UpcomingPage?
  /// The lines of that page that were not drawn yet, the last one first; sorted by font and size, because SDL_ttf keeps
  /// the letters of one size only.
  private(set) var lines: [TextRun] = []

  /// Looks for the pictures of the pages that a tap may open, if these have changed.
  mutating func follow(_ next: [Prototype.UpcomingPage], _ painter: Painter) {
    guard next != known else { return }
    known = next
    pages = next.reversed()
    pictures = []
    if pages.isEmpty { painter.prefetch([]) }
  }

  /// Starts over, because the pages' contents have changed.
  mutating func forget() { known = [] }

  /// Requests the lines of the page that a finger would open; nil if it would open none.
  mutating func press(_ page: Prototype.UpcomingPage?) {
    pressed = page
    lines = []
  }

  /// True if there is something to do.
  ///
  /// - Parameter isMoving: True while something moves; work that is not urgent then waits.
  func isWaiting(isMoving: Bool) -> Bool { pressed != nil || !lines.isEmpty || !isMoving && !pages.isEmpty }

  /// Looks at one page or draws one line.
  mutating func step(_ prototype: Prototype, _ painter: Painter) {
    if let page = pressed {
      pressed = nil
      lines = prototype.opening(of: page.page, as: page.variant, in: page.tab).compactMap {
        if case .text(let run) = $0 { run } else { nil }
      }
      .sorted { ($0.weight.rawValue, $0.size) < ($1.weight.rawValue, $1.size) }
    } else if let line = lines.popLast() {
      painter.prepare(line)
    } else if let page = pages.popLast() {
      pictures += prototype.pictures(of: page.page, as: page.variant, in: page.tab)
      guard pages.isEmpty else { return }
      painter.prefetch(pictures)
      pictures = []
    }
  }
}

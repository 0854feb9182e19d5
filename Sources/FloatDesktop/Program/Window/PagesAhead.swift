import FloatCore
import FloatPainting

/// Makes ready what a tap may open: at rest the pictures of all its pages, on another thread, and under a finger the lines of
/// text of the one page that it lies on.
///
/// All is done in short steps, so that neither an input nor a frame waits for more than one.
struct PagesAhead {
  /// What was last known to come next.
  private var known: [Prototype.UpcomingPage] = []
  /// The pages of these whose pictures were not looked for yet, the last one first.
  private var pages: [Prototype.UpcomingPage] = []
  private var pictures: [ImageRun] = []
  /// What a finger lies on.
  private var pressed: Prototype.UpcomingPage?
  /// Its lines that were not drawn yet, the last one first; one size of a font after the other, because SDL_ttf keeps the letters
  /// of one size only.
  private(set) var lines: [TextRun] = []

  /// Looks for the pictures of what comes next, if that is something else than before.
  mutating func follow(_ prototype: Prototype, _ painter: Painter) {
    let next = prototype.upcomingPages
    guard next != known else { return }
    known = next
    pages = next.reversed()
    pictures = []
    if pages.isEmpty { painter.prefetch([]) }
  }

  /// Has everything looked at again: what pages show is another.
  mutating func forget() { known = [] }

  /// Has the lines drawn of the page that a finger would open; nil where it would open none.
  mutating func press(_ page: Prototype.UpcomingPage?) {
    pressed = page
    lines = []
  }

  /// True where there is something to do.
  ///
  /// - Parameter isMoving: True where something moves: then all that is not urgent waits.
  func isWaiting(isMoving: Bool) -> Bool { pressed != nil || !lines.isEmpty || !isMoving && !pages.isEmpty }

  /// Looks at one page or draws one line.
  mutating func step(_ prototype: Prototype, _ painter: Painter) {
    if let page = pressed {
      pressed = nil
      lines = prototype.opening(of: page.page, as: page.variant).compactMap {
        if case .text(let run) = $0 { run } else { nil }
      }
      .sorted { ($0.weight.rawValue, $0.size) < ($1.weight.rawValue, $1.size) }
    } else if let line = lines.popLast() {
      painter.prepare(line)
    } else if let page = pages.popLast() {
      pictures += prototype.pictures(of: page.page, as: page.variant)
      guard pages.isEmpty else { return }
      painter.prefetch(pictures)
      pictures = []
    }
  }
}

/// The list of collected pages that grows out of the ball's edge.
struct EntranceList: Equatable, Sendable {
  enum Mode: Equatable, Sendable {
    /// Opened by a tap: stays open until something is chosen.
    case tap
    /// Opened by a long press: the release chooses.
    case press
  }

  /// What lies under a pointer.
  enum Target: Equatable {
    case row(PageID)
    case delete(PageID)
    case outside
  }

  // Changed only by the list.
  var isOpen = false
  var mode = Mode.tap
  var rows: [Row] = []
  /// The progress of the blurred backdrop, 0…1.
  private(set) var backdrop = Animated(0.0)
  /// The opacity of the delete buttons, 0…1; they fade in when a long press leaves the list open.
  var buttons = Animated(1.0)
  /// The row under the pointer.
  var selected: PageID?
  /// True once the pressing pointer has left the ball, so that its release counts.
  var pointerLeftBall = false

  /// The rows that can be chosen.
  var liveRows: [Row] { rows.filter { !$0.isLeaving } }

  /// True once no part of the list is visible.
  func isGone(_ e: Environment) -> Bool {
    let area = e.screen.inset(by: -e.parameters.list.shadowRadius)
    return !isOpen && backdrop.value(at: e.now) <= 0
      && rows.allSatisfy { area.intersection($0.frame(at: e.now)).isEmpty }
  }

  /// The area that its rows cover once they are in place; nil while it is closed.
  var place: Rect? { isOpen ? liveRows.map(\.frame).reduce(nil) { $0?.union($1) ?? $1 } : nil }

  // MARK: Open and closed

  /// Opens the list; does nothing without entrances or while it is open.
  ///
  /// - Parameter entrances: The entrances to show, the oldest first.
  mutating func open(_ new: Mode, _ entrances: [Entrance], _ ball: FloatingBall, _ e: Environment)
    -> [Command]
  {
    guard !entrances.isEmpty, !isOpen else { return [] }
    let share = new == .tap ? 1.0 : 0
    if rows.isEmpty { buttons.set(share) } else { buttons.animate(to: share, with: buttonFade(e), at: e.now) }
    isOpen = true
    mode = new
    selected = nil
    pointerLeftBall = false
    fill(entrances, ball, e) { e.parameters.list.stagger * Double($0) }
    fadeBackdrop(to: 1, e)
    return new == .press ? [.impact(.ball)] : []
  }

  /// Shows pages again that were let go and have come back into the ball while the list is open.
  mutating func refill(_ entrances: [Entrance], _ ball: FloatingBall, _ e: Environment) {
    // The other rows make room first.
    if isOpen { fill(entrances, ball, e) { _ in e.parameters.list.closeUpDelay } }
  }

  /// Moves the rows of these pages to their places. Existing rows, even leaving ones, continue from where they are;
  /// rows of other pages leave.
  ///
  /// - Parameter delay: When the row of an index begins to slide in, if it is new.
  private mutating func fill(
    _ entrances: [Entrance], _ ball: FloatingBall, _ e: Environment, delay: (Int) -> Double
  ) {
    let p = e.parameters.list
    let edge = ball.dock.edge
    let isWanted = { (row: Row) in row.edge == edge && entrances.contains { $0.pageID == row.id } }
    let old = rows
    rows = zip(entrances, frames(entrances.count, ball, e)).enumerated().map { index, pair in
      let (entrance, frame) = pair
      let previous = old.first { $0.id == entrance.pageID && isWanted($0) }
      func lines(_ end: Double) -> [String] {
        TextMetrics.wrap(
          entrance.title, size: p.textSize, weight: .medium, width: frame.width - textInset(edge, e) - end,
          maxLines: p.lines)
      }
      var row = Row(
        id: entrance.pageID, edge: edge, freeLines: lines(p.textEnd), lines: lines(p.deleteWidth),
        icon: entrance.icon, frame: frame, clearance: previous?.clearance ?? p.slideLead,
        y: previous?.y ?? Animated(frame.y), slide: previous?.slide ?? Animated(0))
      if let previous {
        (row.rise, row.sink, row.presence) = (previous.rise, previous.sink, previous.presence)
      }
      row.fades = previous?.fades ?? e.isReduced
      row.y.animate(to: frame.y, with: row.fades ? .none : glide(e), at: e.now)
      let isNew = previous == nil && !row.fades
      row.slide.animate(to: 1, with: slide(e), delay: isNew ? delay(index) : 0, at: e.now)
      if row.presence.target < 1 {
        row.presence.animate(to: 1, with: .curve(.easeOut, duration: p.deleteFade), at: e.now)
      }
      return row
    }
    for var row in old where !isWanted(row) {
      row.leave(with: slide(e), e)
      rows.append(row)
    }
  }

  /// Slides everything out; the ball comes back by itself.
  mutating func close(keeping chosen: PageID? = nil, _ e: Environment) {
    guard isOpen else { return }
    let p = e.parameters.list
    isOpen = false
    selected = nil
    rows.removeAll { $0.id == chosen }
    for index in rows.indices {
      let settled = rows[index].slide.isAtRest(at: e.now) && !rows[index].fades
      rows[index].reach(2 * p.shadowRadius, at: e.now)
      rows[index].slide.animate(
        to: 0, with: slide(e), delay: settled ? p.staggerOut * Double(index) : 0, at: e.now)
      rows[index].rise.animate(to: 0, with: slide(e), at: e.now)
      rows[index].sink.animate(to: 0, with: slide(e), at: e.now)
    }
    fadeBackdrop(to: 0, e)
  }

  // MARK: Time

  private var endTime: Double {
    rows.reduce(max(backdrop.endTime, buttons.endTime)) { max($0, $1.endTime) }
  }

  /// When leaving rows can be forgotten, or nil.
  var nextDeadline: Double? {
    if !isOpen { return rows.isEmpty ? nil : endTime }
    return rows.filter(\.isLeaving).map(\.slide.endTime).min()
  }

  func isMoving(_ e: Environment) -> Bool { endTime > e.now }

  mutating func meetDeadlines(_ e: Environment) {
    guard let nextDeadline, nextDeadline <= e.now else { return }
    if isOpen {
      rows.removeAll { $0.isLeaving && $0.slide.endTime <= e.now }
    } else {
      rows = []
    }
  }

  // MARK: Motion

  func slide(_ e: Environment) -> Animation { e.isReduced ? e.crossFade : e.parameters.list.sliding(.unit) }
  func glide(_ e: Environment) -> Animation { e.parameters.list.sliding(.points) }
  func buttonFade(_ e: Environment) -> Animation {
    .curve(.easeOut, duration: e.parameters.list.buttonFade)
  }

  /// Slow at the beginning: a small blur changes a sharp picture more than a large blur changes a blurred one.
  private mutating func fadeBackdrop(to end: Double, _ e: Environment) {
    backdrop.animate(to: end, with: .curve(.easeInOut, duration: e.parameters.list.backdrop), at: e.now)
  }

  /// The motion of the first row that slides, as it is reported.
  func motions(_ e: Environment) -> [Motion] {
    guard let row = rows.first(where: { $0.slide.drive(at: e.now) != nil }) else { return [] }
    var motion = Motion(.list, .listSlide)
    motion.take(row.slide, at: e.now)
    return [motion]
  }
}

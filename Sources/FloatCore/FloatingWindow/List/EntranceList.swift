/// The list of collected pages that grows out of the ball's edge.
struct EntranceList: Equatable, Sendable {
  enum Mode: Equatable, Sendable {
    /// Opened by a tap: stays until something is chosen.
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

  // Set by the list alone.
  var isOpen = false
  var mode = Mode.tap
  var rows: [Row] = []
  /// 0…1, of the blurred backdrop.
  private(set) var backdrop = Animated(0.0)
  /// 0…1, of the delete buttons, which come when a long press leaves the list open.
  var buttons = Animated(1.0)
  /// The row under the pointer.
  var selected: PageID?
  /// True once the pressing pointer has left the ball, so that its release means something.
  var pointerLeftBall = false

  /// The rows that can be chosen.
  var liveRows: [Row] { rows.filter { !$0.isLeaving } }

  /// True once nothing is left of it in sight.
  func isGone(_ e: Environment) -> Bool {
    let area = e.screen.inset(by: -e.parameters.list.shadowRadius)
    return !isOpen && backdrop.value(at: e.now) <= 0
      && rows.allSatisfy { area.intersection($0.frame(at: e.now)).isEmpty }
  }

  /// What its rows cover once they are in place; nil while it is closed.
  var place: Rect? { isOpen ? liveRows.map(\.frame).reduce(nil) { $0?.union($1) ?? $1 } : nil }

  // MARK: Open and closed

  /// Opens; nothing happens with no entrances or while it is open.
  ///
  /// - Parameter entrances: All that are to be shown, the oldest first.
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

  /// While it is open, pages that were taken out of the ball are back in it.
  mutating func refill(_ entrances: [Entrance], _ ball: FloatingBall, _ e: Environment) {
    // The others make room first.
    if isOpen { fill(entrances, ball, e) { _ in e.parameters.list.closeUpDelay } }
  }

  /// Rows of these pages come to their places. Those that are there, even on their way out, go on from where they are;
  /// those that are not wanted back go on their way.
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
      row.isLeaving = true
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

  /// When rows that went can be forgotten, or nil.
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

  func slide(_ e: Environment) -> Animation { e.isReduced ? e.crossFade : motion(.unit, e) }
  func glide(_ e: Environment) -> Animation { motion(.points, e) }
  func buttonFade(_ e: Environment) -> Animation {
    .curve(.easeOut, duration: e.parameters.list.buttonFade)
  }

  /// Slow where there is least of it: a small blur changes what is sharp more than a large one what is blurred.
  private mutating func fadeBackdrop(to end: Double, _ e: Environment) {
    backdrop.animate(to: end, with: .curve(.easeInOut, duration: e.parameters.list.backdrop), at: e.now)
  }

  private func motion(_ threshold: RestThreshold, _ e: Environment) -> Animation {
    let p = e.parameters.list
    return p.slideMotion.animation(
      Spring(response: p.slide, dampingRatio: 1), p.slideCurve, p.slideDuration, threshold)
  }
}

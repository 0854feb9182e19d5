/// The list of collected pages that grows out of the ball's edge.
struct BallList: Equatable, Sendable {
  typealias Mode = PrototypeState.List.Mode

  /// What lies under a pointer.
  enum Target: Equatable {
    case row(PageID)
    case delete(PageID)
    case outside
  }

  private(set) var isOpen = false
  private(set) var mode = Mode.tap
  private(set) var rows: [Row] = []
  /// The progress of the blurred backdrop, 0…1.
  private(set) var backdrop = Animated(0.0)
  /// The opacity of the delete buttons, 0…1; they fade in when a long press leaves the list open.
  private(set) var buttons = Animated(1.0)
  /// The row under the pointer.
  private(set) var selected: PageID?
  /// True once the pressing pointer has left the ball, so that its release counts.
  private var pointerLeftBall = false

  // MARK: Open and closed

  /// Opens the list; does nothing without pages or while it is open.
  ///
  /// - Parameter pages: The pages to show, the oldest first.
  mutating func open(_ new: Mode, _ pages: [CollectedPage], _ ball: FloatingBall, _ e: Environment)
    -> [Command]
  {
    guard !pages.isEmpty, !isOpen else { return [] }
    let share = new == .tap ? 1.0 : 0
    if rows.isEmpty { buttons.set(share) } else { buttons.animate(to: share, with: buttonFade(e), at: e.now) }
    isOpen = true
    mode = new
    selected = nil
    pointerLeftBall = false
    fill(pages, ball, e) { e.parameters.list.stagger * Double($0) }
    fadeBackdrop(to: 1, e)
    return new == .press ? [.impact(.ball)] : []
  }

  /// Adds rows for pages that were restored while the list is open.
  mutating func refill(_ pages: [CollectedPage], _ ball: FloatingBall, _ e: Environment) {
    // The new rows wait until the others have made room.
    if isOpen { fill(pages, ball, e) { _ in e.parameters.list.closeUpDelay } }
  }

  /// Moves the rows of these pages to their places. Existing rows, even leaving ones, continue from where they are;
  /// rows of other pages leave.
  ///
  /// - Parameter delay: How long a new row waits before it slides in, by its index.
  private mutating func fill(
    _ pages: [CollectedPage], _ ball: FloatingBall, _ e: Environment, delay: (Int) -> Double
  ) {
    let p = e.parameters.list
    let edge = ball.dock.edge
    var old = rows
    rows = []
    for (index, (page, frame)) in zip(pages, frames(pages.count, ball, e)).enumerated() {
      let same = old.firstIndex { $0.id == page.pageID && $0.edge == edge && $0.former == nil }
      var row =
        same.map { old.remove(at: $0) }
        ?? Row(
          id: page.pageID, edge: edge, frame: frame, clearance: p.slideLead, y: Animated(frame.y),
          fades: e.isReduced)
      row.lines = TextMetrics.wrap(
        page.title, size: p.textSize, weight: .medium,
        width: frame.width - textInset(edge, e) - p.titleEnd, maxLines: p.lines)
      (row.icon, row.frame, row.isLeaving) = (page.icon, frame, false)
      if let former = row.move(to: frame.y, with: glide(e), besides: old, e) { old.append(former) }
      let isNew = same == nil && !row.fades
      row.slide.animate(to: 1, with: slide(e), delay: isNew ? delay(index) : 0, at: e.now)
      if row.presence.target < 1 {
        row.presence.animate(to: 1, with: .curve(.easeOut, duration: p.deleteFade), at: e.now)
      }
      rows.append(row)
    }
    for var row in old {
      if row.former == nil { row.leave(with: slide(e), e) }
      rows.append(row)
    }
  }

  /// Slides all rows out.
  ///
  /// - Parameter chosen: The row whose page opens. The page grows out of it, or with reduced motion fades in over it.
  mutating func close(opening chosen: PageID? = nil, _ e: Environment) {
    guard isOpen else { return }
    let p = e.parameters.list
    isOpen = false
    selected = nil
    if !e.isReduced { rows.removeAll { $0.id == chosen } }
    for index in rows.indices {
      rows[index].chooseMotion(e)
      let settled = rows[index].slide.isAtRest(at: e.now) && !rows[index].fades
      rows[index].reach(2 * p.shadowRadius, at: e.now)
      rows[index].slide.animate(
        to: 0, with: slide(e), delay: settled ? p.staggerOut * Double(index) : 0, at: e.now)
      rows[index].rise.animate(to: 0, with: slide(e), at: e.now)
      rows[index].sink.animate(to: 0, with: slide(e), at: e.now)
    }
    fadeBackdrop(to: 0, e)
  }

  // MARK: Under a pointer: a row is selected, opened or deleted

  mutating func select(_ target: Target?, _ e: Environment) {
    var id: PageID?
    if case .row(let row) = target { id = row }
    guard id != selected else { return }
    selected = id
    let animation = Animation.curve(.easeOut, duration: e.parameters.ball.press)
    for index in rows.indices {
      let isSelected = rows[index].id == id && !rows[index].isLeaving
      rows[index].rise.animate(to: isSelected && mode == .press ? 1 : 0, with: animation, at: e.now)
      rows[index].sink.animate(to: isSelected && mode == .tap ? 1 : 0, with: animation, at: e.now)
    }
  }

  /// Handles a release over the list.
  mutating func choose(at p: Point, _ navigation: Navigation, _ e: Environment) -> [Command] {
    let target = target(at: p, e)
    select(nil, e)
    switch target {
    case .row(let id): return openRow(id, navigation, e)
    case .delete(let id): return deleteRow(id, e)
    case .outside:
      close(e)
      return []
    }
  }

  /// Handles a pointer that slides through the rows.
  mutating func pan(_ event: GestureEvent<Gesture>, _ navigation: Navigation, _ e: Environment) -> [Command] {
    switch event.phase {
    case .began, .changed: select(target(at: event.location, e), e)
    case .ended: return choose(at: event.location, navigation, e)
    case .cancelled: select(nil, e)
    case .failed: break
    }
    return []
  }

  /// Closes the list, and opens the page out of its row.
  mutating func openRow(_ id: PageID, _ navigation: Navigation, _ e: Environment) -> [Command] {
    guard let row = liveRows.first(where: { $0.id == id }) else { return [] }
    let told = Command.emit(.listSelected(id))
    // A page that has to wait opens out of the ball, because its row has slid out by then.
    guard navigation.transition == nil else {
      close(e)
      return [told, .navigate(.open(id, from: nil))]
    }
    let look = look(of: row, e)
    close(opening: id, e)
    return [told, .navigate(.open(id, from: look))]
  }

  /// Deletes a row: it slides out, and the rows below it close the gap. Deleting the last row closes the list.
  mutating func deleteRow(_ id: PageID, _ e: Environment) -> [Command] {
    guard let index = rows.firstIndex(where: { $0.id == id && !$0.isLeaving }) else { return [] }
    if e.isKept(id) { return [.refuse(id, .kept)] }
    let p = e.parameters.list
    rows[index].leave(with: slide(e), e)
    let live = rows.indices.filter { !rows[$0].isLeaving }
    if live.isEmpty {
      close(e)
    } else {
      // The list keeps its top edge, so that only the rows below the deleted one move.
      let top = min(rows[index].frame.y, rows[live[0]].frame.y)
      let pitch = p.rowHeight + p.gap
      for (position, row) in live.enumerated() {
        let y = top + Double(position) * pitch
        let former = rows[row].move(to: y, with: glide(e), delay: p.closeUpDelay, besides: rows, e)
        if let former { rows.append(former) }
      }
    }
    return [.remove(id)]
  }

  /// Handles a move of the pointer whose long press opened the list.
  mutating func follow(_ pointer: Point, from ball: RoundedRect, _ e: Environment) {
    if !pointerLeftBall { pointerLeftBall = !ball.contains(pointer) }
    if pointerLeftBall { select(target(at: pointer, e), e) }
  }

  /// Handles the release of the long press: on a row it opens the row's page, on the ball it leaves the list open for a
  /// tap, elsewhere it closes the list.
  mutating func endPress(at p: Point, _ navigation: Navigation, _ e: Environment) -> [Command] {
    guard isOpen, mode == .press else { return [] }
    if pointerLeftBall { return choose(at: p, navigation, e) }
    mode = .tap
    buttons.animate(to: 1, with: buttonFade(e), at: e.now)
    return []
  }

  // MARK: Time

  /// When all rows, the backdrop and the buttons have come to rest.
  var endTime: Double { rows.reduce(max(backdrop.endTime, buttons.endTime)) { max($0, $1.endTime) } }

  /// When leaving rows have slid out and are dropped; nil if none leaves.
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

  func slide(_ e: Environment) -> Animation {
    e.isReduced ? e.crossFade : e.parameters.list.slide.animation(.unit)
  }
  func glide(_ e: Environment) -> Animation { e.parameters.list.slide.animation() }
  func buttonFade(_ e: Environment) -> Animation { .curve(.easeOut, duration: e.parameters.list.buttonFade) }

  /// The fade begins slowly, because a little blur changes a sharp picture more than much blur changes a blurred one.
  private mutating func fadeBackdrop(to end: Double, _ e: Environment) {
    backdrop.animate(to: end, with: .curve(.easeInOut, duration: e.parameters.list.backdrop), at: e.now)
  }
}

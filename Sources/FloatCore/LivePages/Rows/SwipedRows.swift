/// The rows of a page that are out, moving or leaving; at most one of them is open or held.
struct SwipedRows: Equatable, Sendable {
  private(set) var all: [SwipedRow] = []

  var isEmpty: Bool { all.isEmpty }

  subscript(id: PageID) -> SwipedRow? { all.first { $0.id == id } }

  /// The row that is open.
  var open: SwipedRow? { all.first { $0.isOpen } }

  /// The rows whose room closes up.
  var leaving: [PageID] { all.filter { $0.phase == .leaving }.map(\.id) }

  // MARK: A swipe

  mutating func swipe(
    _ row: PageLayout.SwipeRow, _ event: GestureEvent<Gesture>, isUnread: Bool, _ e: Environment
  ) -> [Command] {
    switch event.phase {
    case .began, .changed:
      let isNew = event.phase == .began
      if isNew { close(but: row.id, e) }
      guard let index = isNew ? index(of: row, isUnread: isUnread, e) : index(of: row.id) else { return [] }
      return all[index].drag(event, over: row.frame, e) ? [.impact(.row)] : []
    case .ended:
      guard let index = index(of: row.id),
        let action = all[index].release(velocity: event.velocity.x, over: row.frame, e)
      else { return [] }
      return act(on: row.id, all[index].buttons[action].action.name, e)
    case .cancelled, .failed: if let index = index(of: row.id) { all[index].cancel(e) }
    }
    return []
  }

  /// Stops a moving row under a press; if no swipe follows, the row continues.
  mutating func stop(_ id: PageID, _ e: Environment) { if let index = index(of: id) { all[index].stop(e) } }

  private func index(of id: PageID) -> Int? { all.firstIndex { $0.id == id } }

  /// The index of a row, which is added if it is closed; nil for a leaving row.
  private mutating func index(of row: PageLayout.SwipeRow, isUnread: Bool, _ e: Environment) -> Int? {
    if let index = index(of: row.id) { return all[index].phase == .leaving ? nil : index }
    all.append(SwipedRow(row, isUnread: isUnread, e))
    return all.count - 1
  }

  // MARK: Without a swipe

  mutating func open(_ row: PageLayout.SwipeRow, isUnread: Bool, _ e: Environment) {
    close(but: row.id, e)
    if let index = index(of: row, isUnread: isUnread, e) { all[index].open(e) }
  }

  /// Closes the rows that are open or opening.
  ///
  /// - Parameter kept: A row that stays as it is.
  mutating func close(but kept: PageID? = nil, _ e: Environment) {
    for index in all.indices where all[index].id != kept && all[index].phase == .open { all[index].close(e) }
  }

  /// Does an action of an open row, or shows its question first. A full swipe that removes the row asks nothing,
  /// because it can be undone. The row closes, unless it shows a question or leaves.
  mutating func act(on id: PageID, _ name: String, _ e: Environment) -> [Command] {
    guard let index = index(of: id), all[index].phase == .open,
      let button = all[index].buttons.firstIndex(where: { $0.action.name == name })
    else { return [] }
    let action = all[index].buttons[button].action
    let isAnswer = all[index].isAsking && all[index].grown == button
    let isUndone = all[index].isFull && action.effect == .remove
    if action.question != nil, !isAnswer, !isUndone {
      all[index].ask(button, e)
      return []
    }
    let told = Command.emit(.rowAction(id, name))
    switch action.effect {
    case .unread:
      all[index].close(e)
      return [told, .markUnread(id)]
    case .push(let page):
      all[index].close(e)
      return [told, .navigate(.push(page, reads: action.readsRow ? id : nil))]
    case .remove: return [told, .removeRow(id)]
    }
  }

  // MARK: Rows that come and go

  mutating func leave(_ row: PageLayout.SwipeRow, _ e: Environment) {
    if let index = index(of: row, isUnread: false, e) { all[index].leave(e) }
  }

  mutating func restore(_ row: PageLayout.SwipeRow, _ e: Environment) {
    if let index = index(of: row.id) { return all[index].restore(isNew: false, e) }
    var back = SwipedRow(row, isUnread: false, e)
    back.restore(isNew: true, e)
    all.append(back)
  }

  /// Drops the rows that a new layout does not have.
  mutating func keep(_ rows: [PageLayout.SwipeRow]) {
    guard !all.isEmpty else { return }
    all.removeAll { row in !rows.contains { $0.id == row.id } }
  }

  // MARK: Time

  /// True if a change at a time has moved a row.
  func hasJumped(from before: SwipedRows, at t: Double) -> Bool {
    all.contains { abs($0.offset.value(at: t) - (before[$0.id]?.offset.value(at: t) ?? 0)) > 0.5 }
  }

  /// When the next row has closed or left; infinity if none moves.
  var nextDeadline: Double { all.reduce(.infinity) { min($0, $1.deadline ?? .infinity) } }

  func isMoving(at t: Double) -> Bool { all.contains { $0.isMoving(at: t) } }

  /// Drops the rows that have closed or left; true if one has left.
  mutating func meetDeadlines(at t: Double) -> Bool {
    func isDue(_ row: SwipedRow) -> Bool { row.deadline.map { $0 <= t } ?? false }
    let hasLost = all.contains { $0.phase == .leaving && isDue($0) }
    all.removeAll(where: isDue)
    return hasLost
  }
}

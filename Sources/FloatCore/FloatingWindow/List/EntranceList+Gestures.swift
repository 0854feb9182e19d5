/// The list under a pointer: a row is selected, opened or deleted.
extension EntranceList {
  func target(at p: Point, _ e: Environment) -> Target {
    for row in liveRows {
      let frame = row.frame(at: e.now)
      guard frame.contains(p) else { continue }
      if mode == .tap, deleteFrame(frame, e).contains(p) { return .delete(row.id) }
      return .row(row.id)
    }
    return .outside
  }

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
  mutating func pan(
    _ event: GestureEvent<Gesture>, _ navigation: Navigation, _ e: Environment
  ) -> [Command] {
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
    // A page that has to wait opens from the ball, because its row has gone with the others by then.
    guard navigation.transition == nil else {
      close(e)
      return [.navigate(.open(id, from: nil))]
    }
    let look = look(of: row, e)
    close(keeping: id, e)
    return [.navigate(.open(id, from: look))]
  }

  /// Deletes a row: it slides out, those below it close up, and the last row takes the list with it.
  mutating func deleteRow(_ id: PageID, _ e: Environment) -> [Command] {
    guard let index = rows.firstIndex(where: { $0.id == id && !$0.isLeaving }) else { return [] }
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
        rows[row].frame.y = top + Double(position) * pitch
        rows[row].y.animate(
          to: rows[row].frame.y, with: rows[row].fades ? .none : glide(e),
          delay: rows[row].fades ? 0 : p.closeUpDelay, at: e.now)
      }
    }
    return [.remove(id)]
  }

  /// Handles a move of the pointer whose long press opened the list.
  mutating func follow(_ pointer: Point, from ball: RoundedRect, _ e: Environment) {
    if !pointerLeftBall { pointerLeftBall = !ball.contains(pointer) }
    if pointerLeftBall { select(target(at: pointer, e), e) }
  }

  /// Ends the long press: on a row it opens it; where it began, the list stays open for a tap; elsewhere the list
  /// closes.
  mutating func endPress(at p: Point, _ navigation: Navigation, _ e: Environment) -> [Command] {
    guard isOpen, mode == .press else { return [] }
    if pointerLeftBall { return choose(at: p, navigation, e) }
    // The titles make room for the delete buttons.
    mode = .tap
    buttons.animate(to: 1, with: buttonFade(e), at: e.now)
    return []
  }
}

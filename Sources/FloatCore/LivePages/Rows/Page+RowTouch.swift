/// Rows under a pointer, on a front page at rest.
extension Page {
  typealias Member = GestureArena<Gesture>.Member

  /// The row at a point of the page, if it has actions.
  func row(at p: Point, _ e: Environment) -> PageLayout.SwipeRow? {
    guard !layout.rows.isEmpty, let place = contentPoint(at: p, e) else { return nil }
    return layout.rows.first { row in
      guard rows[row.id]?.phase != .leaving else { return false }
      // A press beside a row's content, on its actions, is a press on the row. Of a row that comes back only the upper
      // part is there.
      var frame = row.frame.offset(by: Point(0, shift(of: row.frame.center, e).y))
      frame.height *= rows[row.id]?.height.share(at: e.now) ?? 1
      return frame.contains(place)
    }
  }

  /// The swipe of the row at a point: to the left, and also back once the row is out.
  func rowMembers(at p: Point, _ e: Environment) -> [Member] {
    row(at: p, e).map { [.init(.rowSwipe($0.id), .pan(rows[$0.id] != nil ? .horizontal : .left))] } ?? []
  }

  /// True if a release at a point closes the open row and does nothing else: anywhere in the content but on its
  /// actions.
  func closesRow(at p: Point, _ e: Environment) -> Bool {
    guard rows.open != nil, layout.viewport.contains(p) else { return false }
    if case .rowAction? = element(at: p, e)?.id { return false }
    return true
  }

  /// True if a press at a point closes the open row at once: anywhere in the content but on that row.
  func leavesRow(at p: Point, _ e: Environment) -> Bool {
    rows.open.map { row(at: p, e)?.id != $0.id } ?? false
  }

  /// Stops the row under a press that is opening or closing.
  mutating func stopRow(at p: Point, _ e: Environment) {
    if let row = row(at: p, e), rows[row.id] != nil { rows.stop(row.id, e) }
  }

  mutating func swipe(
    _ id: PageID, _ event: GestureEvent<Gesture>, isUnread: Bool, _ e: Environment
  ) -> [Command] {
    guard let row = layout.row(id) else { return [] }
    return moving(if: event.phase != .changed, e) { $0.rows.swipe(row, event, isUnread: isUnread, e) } ?? []
  }

  /// Does an action of an open row.
  mutating func act(on row: PageID, _ name: String, _ e: Environment) -> [Command] {
    moving(e) { $0.rows.act(on: row, name, e) } ?? []
  }

  /// Closes the open rows.
  mutating func closeRows(_ e: Environment) {
    if !rows.isEmpty { moving(e) { $0.rows.close(e) } }
  }
}

/// Rows of the front page under a pointer.
extension Navigation {
  /// The row of the front page at a point, if it has actions and no page moves.
  func row(at p: Point, _ e: Environment) -> PageLayout.SwipeRow? {
    guard transition == nil, let page = frontPage, !page.layout.rows.isEmpty,
      page.layout.viewport.contains(p - origin(of: front, e))
    else { return nil }
    let local = p - origin(of: front, e)
    let y = local.y - page.layout.viewport.y + page.scroll.offset(at: e.now)
    return page.layout.rows.first { row in
      guard page.rows[row.id]?.phase != .leaving else { return false }
      // A row is pressed beside its content, too, on its actions.
      return row.frame.offset(by: Point(0, page.shift(of: row.frame.center, e).y)).contains(Point(local.x, y))
    }
  }

  /// The swipe of the row at a point: to the left, and also back once the row is out.
  func rowMembers(at p: Point, _ e: Environment) -> [Member] {
    guard let row = row(at: p, e) else { return [] }
    let isOut = frontPage?.rows[row.id] != nil
    return [.init(.rowSwipe(row.id), .pan(isOut ? .horizontal : .left))]
  }

  /// True if a press at a point closes the open row at once: anywhere in the content but on that row.
  func leavesRow(at p: Point, _ e: Environment) -> Bool {
    guard let open = frontPage?.rows.open?.id else { return false }
    return row(at: p, e)?.id != open
  }

  /// Lets a press stop the row under it, if that opens or closes.
  mutating func stopRow(at p: Point, _ e: Environment) {
    guard let row = row(at: p, e), frontPage?.rows[row.id] != nil else { return }
    pages[front]?.rows.stop(row.id, e)
  }

  /// True if a release at a point only closes the open row: anywhere in the content but on its actions.
  func closesRow(at p: Point, _ e: Environment) -> Bool {
    guard transition == nil, let page = frontPage, page.rows.open != nil,
      page.layout.viewport.contains(p - origin(of: front, e))
    else { return false }
    if case .rowAction? = element(at: p, nil, e)?.id { return false }
    return true
  }

  mutating func swipe(
    _ id: PageID, _ event: GestureEvent<Gesture>, isUnread: Bool, _ e: Environment
  ) -> [Command] {
    guard let row = frontPage?.layout.row(id) else { return [] }
    return moveRows(if: event.phase != .changed, e) { $0.swipe(row, event, isUnread: isUnread, e) } ?? []
  }

  /// Closes the open rows of the front page.
  mutating func closeRows(_ e: Environment) {
    if frontPage?.rows.isEmpty == false { moveRows(e) { $0.close(e) } }
  }

  /// Moves rows of the front page.
  @discardableResult
  mutating func moveRows<Result>(
    if isFree: Bool = true, _ e: Environment, _ change: (inout SwipedRows) -> Result
  ) -> Result? {
    pages[front]?.moving(if: isFree, e) { change(&$0.rows) } ?? nil
  }
}

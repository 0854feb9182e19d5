/// A row that an action removed from its page, with the facts needed to restore it.
struct RemovedRow: Equatable, Sendable {
  var row: PageID
  var page: PageID
  /// The tab of the root in which it was.
  var tab: String
  /// The unread items that its badge counted; nil for a row without a badge.
  var count: Int?
}

/// The effects of rows beyond their page: on badges, and in notices.
extension Prototype {
  /// Gives a row's badge a dot, or marks the items that it counts as read.
  mutating func markUnread(_ row: PageID) {
    guard let count = badges.counts.unread[row] else { return }
    setCount(count == 0 ? -1 : 0, of: row)
  }

  private mutating func setCount(_ count: Int, of row: PageID) {
    let shown = badges.shown(environment)
    badges.set(count, for: row)
    badges.recount(from: shown, environment)
  }

  /// Removes a row from the front page; a notice offers to restore it.
  mutating func removeRow(_ row: PageID) {
    let page = navigation.front
    let count = badges.counts.unread[row]
    let removed = RemovedRow(row: row, page: page, tab: pages.tab, count: count)
    guard pages.removeRow(row, of: page, environment) else { return }
    if let count, count != 0 { setCount(0, of: row) }
    perform(.offerBack(.row(removed)))
  }

  mutating func restoreRow(_ removed: RemovedRow) {
    pages.restoreRow(removed, environment)
    if let count = removed.count, count != 0, badges.counts.unread[removed.row] == 0 {
      setCount(count, of: removed.row)
    }
  }

  /// The row of the front page that an element belongs to, if it has actions; nil while a page moves.
  func swipeRow(of id: ElementID?) -> PageLayout.SwipeRow? {
    guard navigation.transition == nil, let layout = frontPage?.layout else { return nil }
    return switch id {
    case .row(let row), .rowAction(let row, _), .badge(.page(let row)): layout.row(row)
    default: nil
    }
  }

  /// Closes the open rows of the front page.
  mutating func closeRows() { pages[navigation.front]?.closeRows(environment) }

  /// True for a row whose badge counts something.
  func isUnread(_ row: PageID) -> Bool { (badges.counts.unread[row] ?? 0) != 0 }

  /// Opens the actions behind a row.
  mutating func openRow(_ row: PageLayout.SwipeRow) {
    let isUnread = isUnread(row.id)
    let e = environment
    pages[navigation.front]?.moving(e) { $0.rows.open(row, isUnread: isUnread, e) }
  }
}

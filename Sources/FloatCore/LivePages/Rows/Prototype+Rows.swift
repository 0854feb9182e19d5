/// A row that an action took out of its page, with what is needed to put it back.
struct RemovedRow: Equatable, Sendable {
  var row: PageID
  var page: PageID
  /// The tab of the root in which it was.
  var tab: String
  /// The unread items that its badge counted; nil without a badge of its own.
  var count: Int?
}

/// What rows do beyond their page: to badges and with notices.
extension Prototype {
  /// Gives a row's badge a dot, or reads what it counts.
  mutating func markUnread(_ row: PageID) {
    guard let count = badges.counts.unread[row] else { return }
    setCount(count == 0 ? -1 : 0, of: row)
  }

  private mutating func setCount(_ count: Int, of row: PageID) {
    let shown = badges.shown(environment)
    badges.set(count, for: row)
    badges.recount(from: shown, environment)
  }

  /// Takes a row out of the front page; a notice offers to put it back.
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

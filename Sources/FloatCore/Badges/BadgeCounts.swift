/// The numbers behind the badges: unread items by page, and the sums over several pages.
struct BadgeCounts: Equatable, Sendable {
  /// Unread items by the name of their badge; below zero for a dot.
  var unread: [PageID: Int] = [:]
  /// The pages whose items are muted.
  private var muted: Set<PageID> = []
  /// The badges that are sums, each with the pages whose counts it adds up.
  private var sums: [PageID: [PageID]] = [:]
  /// For each page: the other pages whose items are also read when it is opened.
  private var readings: [PageID: [PageID]] = [:]

  /// The most items of a page, so that sums do not overflow.
  private static let most = 1_000_000_000

  init(_ counts: [PageCount]) {
    for count in counts {
      unread[count.page] = min(count.count, Self.most)
      if count.isMuted { muted.insert(count.page) }
      if let sum = count.sum { sums[sum, default: []].append(count.page) }
      if let reader = count.reader { readings[reader, default: []].append(count.page) }
    }
  }

  /// The ids of all badges, including those whose count is 0.
  var ids: [BadgeID] { unread.keys.map { .page($0) } + sums.keys.map { .page($0) } + [.tab] }

  /// The pages that a badge adds up; nil for a badge that counts the items of one page.
  func parts(of id: BadgeID) -> [PageID]? {
    switch id {
    case .tab: Array(unread.keys)
    case .page(let page): sums[page]
    }
  }

  /// The number of a badge; below zero for a dot. The tab's badge is the sum over all pages; others may be sums over
  /// some.
  ///
  /// - Parameter countsMuted: False if muted items show as a dot and do not count towards sums.
  func count(of id: BadgeID, countsMuted: Bool) -> Int {
    func isSilent(_ page: PageID) -> Bool { !countsMuted && muted.contains(page) }
    var sum = 0
    var isDot = false
    func add(_ page: PageID, _ count: Int) {
      sum += isSilent(page) ? 0 : max(0, count)
      isDot = isDot || count != 0
    }
    switch id {
    case .tab: for (page, count) in unread { add(page, count) }
    case .page(let page):
      guard let parts = sums[page] else {
        let count = unread[page] ?? 0
        return count > 0 && isSilent(page) ? -1 : count
      }
      for part in parts { add(part, unread[part] ?? 0) }
    }
    return sum == 0 && isDot ? -1 : sum
  }

  /// Marks the items of a page as read because it was opened.
  mutating func markRead(_ page: PageID) {
    for read in [page] + (readings[page] ?? []) where unread[read] != nil { unread[read] = 0 }
  }

  /// Marks the items of a badge as read, because it has burst; for a sum, those of all its parts.
  mutating func clear(_ id: BadgeID) {
    if let parts = parts(of: id) {
      for part in parts { unread[part] = 0 }
    } else if case .page(let page) = id {
      unread[page] = 0
    }
  }

  /// Takes the counts of another page source: a page whose initial count is the same in both sources keeps its unread
  /// items, and the others start with the new count.
  mutating func replace(_ old: [PageCount], with new: [PageCount]) {
    let before = Dictionary(old.map { ($0.page, $0.count) }) { $1 }
    let kept = unread
    self = BadgeCounts(new)
    for (page, count) in unread where before[page] == count { unread[page] = kept[page] ?? count }
  }
}

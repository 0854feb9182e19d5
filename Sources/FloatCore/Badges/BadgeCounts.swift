/// The numbers behind the badges: unread items by page, and the sums of several pages.
struct BadgeCounts: Equatable, Sendable {
  /// Unread items by the name of their badge, below zero for a dot.
  var unread: [PageID: Int] = [:]
  /// The pages whose items come silently.
  private var muted: Set<PageID> = []
  /// The pages that a badge adds up which counts no page of its own.
  private var sums: [PageID: [PageID]] = [:]
  /// The pages whose items the opening of a page reads, besides its own.
  private var readings: [PageID: [PageID]] = [:]

  init(_ counts: [PageCount]) {
    for count in counts {
      unread[count.page] = count.count
      if count.isMuted { muted.insert(count.page) }
      if let sum = count.sum { sums[sum, default: []].append(count.page) }
      if let reader = count.reader { readings[reader, default: []].append(count.page) }
    }
  }

  /// All badges of these pages, also those that count nothing.
  var ids: [BadgeID] { unread.keys.map { .page($0) } + sums.keys.map { .page($0) } + [.tab] }

  /// The pages that a badge adds up; nil for one that counts a page of its own.
  func parts(of id: BadgeID) -> [PageID]? {
    switch id {
    case .tab: Array(unread.keys)
    case .page(let page): sums[page]
    }
  }

  /// The number of a badge, below zero for a dot: the tab's is the sum of all pages, another may be that of some.
  ///
  /// - Parameter countsMuted: False where what comes silently is a dot and adds nothing to a sum.
  func count(of id: BadgeID, countsMuted: Bool) -> Int {
    func isSilent(_ page: PageID) -> Bool { !countsMuted && muted.contains(page) }
    var sum = 0
    var isDot = false
    func add(_ page: PageID, _ count: Int) {
      sum += isSilent(page) ? 0 : max(0, count)
      isDot = isDot || count != 0
    }
    switch id {
    case .tab:
      for (page, count) in unread { add(page, count) }
    case .page(let page):
      guard let parts = sums[page] else {
        let count = unread[page] ?? 0
        return count > 0 && isSilent(page) ? -1 : count
      }
      for part in parts { add(part, unread[part] ?? 0) }
    }
    return sum == 0 && isDot ? -1 : sum
  }

  /// A page has been opened: its items are read.
  mutating func markRead(_ page: PageID) {
    for read in [page] + (readings[page] ?? []) where unread[read] != nil { unread[read] = 0 }
  }

  /// A badge is gone: its items are read, those of a sum in all its parts.
  mutating func clear(_ id: BadgeID) {
    if let parts = parts(of: id) {
      for part in parts { unread[part] = 0 }
    } else if case .page(let page) = id {
      unread[page] = 0
    }
  }

  /// The pages come from another source: a page whose number both sources give keeps what is unread, the others begin
  /// with the new number.
  mutating func replace(_ old: [PageCount], with new: [PageCount]) {
    let before = Dictionary(old.map { ($0.page, $0.count) }) { $1 }
    let kept = unread
    self = BadgeCounts(new)
    for (page, count) in unread where before[page] == count { unread[page] = kept[page] ?? count }
  }
}

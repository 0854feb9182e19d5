/// What badges count: unread items by page, and who adds them up.
struct BadgeCounts: Equatable, Sendable {
  /// Unread items by the name of their badge, below zero for a dot.
  var unread: [PageID: Int] = [:]
  /// Those that come silently.
  private var muted: Set<PageID> = []
  /// What badges add up that count no page of their own.
  private var sums: [PageID: [PageID]] = [:]
  /// What the opening of a page reads besides what is counted under its own name.
  private var readings: [PageID: [PageID]] = [:]

  init(_ counts: [PageCount]) {
    for count in counts {
      unread[count.page] = count.count
      if count.isMuted { muted.insert(count.page) }
      if let sum = count.sum { sums[sum, default: []].append(count.page) }
      if let reader = count.reader { readings[reader, default: []].append(count.page) }
    }
  }

  /// All badges that there may be.
  var ids: [BadgeID] { unread.keys.map { .page($0) } + sums.keys.map { .page($0) } + [.tab] }

  /// What a badge adds up; nil for one that counts by itself.
  func parts(of id: BadgeID) -> [PageID]? {
    switch id {
    case .tab: Array(unread.keys)
    case .page(let page): sums[page]
    }
  }

  /// What a badge counts, below zero for a dot; the tab's is the sum of all, others may be the sum of some.
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

  /// A page has been opened: what it counts is read.
  mutating func markRead(_ page: PageID) {
    for read in [page] + (readings[page] ?? []) where unread[read] != nil { unread[read] = 0 }
  }

  /// A badge is gone: what it counts is read, of a sum all parts.
  mutating func clear(_ id: BadgeID) {
    if let parts = parts(of: id) {
      for part in parts { unread[part] = 0 }
    } else if case .page(let page) = id {
      unread[page] = 0
    }
  }

  /// The pages come from another source: what counted the same there goes on, the rest counts anew.
  mutating func replace(_ old: [PageCount], with new: [PageCount]) {
    let before = Dictionary(old.map { ($0.page, $0.count) }) { $1 }
    let kept = unread
    self = BadgeCounts(new)
    for (page, count) in unread where before[page] == count { unread[page] = kept[page] ?? count }
  }
}

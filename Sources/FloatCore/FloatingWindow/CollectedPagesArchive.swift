/// The data kept across restarts: the pages in their order and the ball's dock.
public struct CollectedPagesArchive: Hashable, Sendable {
  /// The version of the stored form.
  package static let version = 1
  /// The most pages that a ball can hold.
  ///
  /// `entrances.maximum` may be lower, but only refuses new pages: those collected before it was lowered stay, both
  /// in the window and after a restart.
  package static let limit = IconCluster.maximumCount

  /// The collected pages, the oldest first.
  public var pages: [CollectedPage]
  /// Where the ball rests; nil if it was never moved.
  public var dock: Dock?

  /// The data to be kept, unchecked: `sanitized(maximum:knownKinds:)` makes it fit for use.
  public init(pages: [CollectedPage] = [], dock: Dock? = nil) {
    self.pages = pages
    self.dock = dock
  }

  /// The archive without the pages that cannot be kept, and a notice for each of them.
  ///
  /// It leaves out pages that do not validate, those with the page id of an earlier one, and those beyond
  /// `maximum`. A dock beyond 0…1 is clamped, and a scroll offset below zero or not finite becomes zero, both
  /// without a notice.
  package func sanitized(
    maximum: Int, knownKinds: Set<String>
  ) -> (archive: CollectedPagesArchive, notices: [String]) {
    let room = max(0, maximum)
    var kept: [CollectedPage] = []
    var notices: [String] = []
    for (index, page) in pages.enumerated() {
      let isThere = kept.contains { $0.pageID == page.pageID }
      let reason =
        page.validate(knownKinds: knownKinds)
        ?? (isThere ? "the page \"\(page.pageID)\" is already there" : nil)
        ?? (kept.count >= room ? "there is only room for \(room)" : nil)
      if let reason {
        notices.append("entrance \(index + 1) (\"\(page.title)\") was left out: \(reason)")
        continue
      }
      var mended = page
      mended.scrollOffset = page.scrollOffset.isFinite ? max(0, page.scrollOffset) : 0
      kept.append(mended)
    }
    let dock = dock.map { Dock(edge: $0.edge, fraction: $0.fraction) }
    return (CollectedPagesArchive(pages: kept, dock: dock), notices)
  }
}

extension CollectedPagesArchive: CustomStringConvertible {
  /// The pages and where the ball rests: `mag-1, mag-2; right 0.4`.
  public var description: String {
    let pages = pages.isEmpty ? "no pages" : pages.map(\.pageID.description).joined(separator: ", ")
    return pages + (dock.map { "; \($0.edge.rawValue) \(DecimalText.text($0.fraction))" } ?? "")
  }
}

/// The collected pages; the ball, its icons, the list and the zone follow from them.
struct CollectedPages: Equatable, Sendable {
  /// The oldest first.
  private(set) var pages: [CollectedPage]

  init(_ pages: [CollectedPage]) { self.pages = pages }

  func contains(_ id: PageID) -> Bool { pages.contains { $0.pageID == id } }

  /// True for a page that goes back into the ball: it is collected, and collecting is enabled.
  func belongsToBall(_ id: PageID, _ e: Environment) -> Bool {
    e.parameters.entrances.enabled && contains(id)
  }

  /// The collected pages that are not open. A page that shrinks into the ball counts as closed.
  func unused(_ navigation: Navigation, _ e: Environment) -> [CollectedPage] {
    guard e.parameters.entrances.enabled else { return [] }
    return pages.filter { !navigation.isOpen($0.pageID) }
  }

  func isFull(_ e: Environment) -> Bool { pages.count >= e.parameters.entrances.maximum }

  /// Why a page cannot be collected now; nil if it can.
  func refusal(of id: PageID, _ e: Environment) -> Refusal? {
    guard e.parameters.entrances.enabled, let traits = e.content.traits(of: id) else {
      return .notCollectable
    }
    let declaration = traits.declaresCollectable
    guard e.content.collectedPage(of: id) != nil else {
      return declaration == true ? .noCollectedPage : .notCollectable
    }
    guard e.rules.collects(id, kind: traits.kind, declaration: declaration) else { return .notCollectable }
    return isFull(e) && oldestToReplace(e) == nil ? .full : nil
  }

  /// The index of the page of a full ball that makes room for another one; nil if none does.
  private func oldestToReplace(_ e: Environment) -> Int? {
    guard e.parameters.entrances.whenFull == .replace else { return nil }
    return pages.firstIndex { !e.isKept($0.pageID) }
  }

  /// The kind of zone that a drag of this page shows, or nil if it shows none.
  func zone(for held: Transition, _ e: Environment) -> DropZone.Kind? {
    // A presented page is collected by the swipe from the edge, not while it is pulled down.
    let isSwiped = held.style == .slide || held.isModal && held.hold?.axis == .horizontal
    guard isSwiped, !contains(held.page) else { return nil }
    return switch refusal(of: held.page, e) {
    case nil: .collect
    case .full where e.parameters.entrances.whenFull != .ignore: .full
    default: nil
    }
  }

  /// The row of a page's menu that collects the page or removes it.
  func menu(of page: PageID?, _ e: Environment) -> [ActionSheet.Item] {
    // A full ball says so once the row is chosen.
    guard let page, [nil, .full].contains(refusal(of: page, e)) || belongsToBall(page, e) else { return [] }
    return contains(page)
      ? [.cancelFloat(page, e.content[.cancelFloat])] : [.float(page, e.content[.float])]
  }

  // MARK: Changes

  /// Collects a page with its scroll offset; does nothing if it cannot be collected.
  mutating func collect(_ id: PageID, scrollOffset: Double, _ e: Environment) -> [Command] {
    guard !contains(id), refusal(of: id, e) == nil, var page = e.content.collectedPage(of: id) else {
      return []
    }
    page.scrollOffset = scrollOffset
    var commands = [Command.emit(.willCollect(id))]
    if isFull(e), let oldest = oldestToReplace(e) {
      let gone = pages.remove(at: oldest)
      commands += [.emit(.removed(gone.pageID)), .tell(e.content[.floatReplacedNotice] + " " + gone.title)]
    }
    pages.append(page)
    return commands + [.save]
  }

  /// Refuses a page. A notice says that the ball is full, and the list opens at once or on a tap on the notice. For a
  /// page that is kept there is a haptic impact.
  func refuse(_ page: PageID, _ reason: Refusal, _ e: Environment) -> [Command] {
    let told = Command.emit(.refused(page, reason))
    guard reason == .full else { return reason == .kept ? [.impact(.ball), told] : [told] }
    let notice = Command.tell(e.content[.floatFullNotice], .openList)
    // The list comes first, because the notice avoids its rows.
    return e.parameters.entrances.whenFull == .manage ? [told, .openList(.tap), notice] : [told, notice]
  }

  mutating func remember(_ scrollOffset: Double, of id: PageID) {
    guard let index = pages.firstIndex(where: { $0.pageID == id }) else { return }
    pages[index].scrollOffset = scrollOffset
  }

  /// Takes the titles of another page source, and drops the pages that it does not have.
  mutating func rename(_ e: Environment) { pages = pages.compactMap(e.content.renamed) }

  /// Removes pages from the ball; a notice offers to restore them.
  ///
  /// - Parameter kept: The collected pages before, in their order.
  mutating func remove(_ pages: [PageID], from kept: [CollectedPage], _ e: Environment) -> [Command] {
    self.pages.removeAll { pages.contains($0.pageID) }
    let told = pages.map { Command.emit(.removed($0)) }
    let undo = Command.offerBack(.pages(pages, from: kept))
    return told + (e.parameters.entrances.undo ? [.save, undo, .dropPages] : [.save, .dropPages])
  }

  /// Restores removed pages in their old order, as many as the ball has room for; pages collected since come after
  /// them.
  ///
  /// - Parameter kept: The collected pages before they went, in their order.
  mutating func restore(_ pages: [PageID], from kept: [CollectedPage], _ e: Environment) -> [Command] {
    let most = min(max(e.parameters.entrances.maximum, kept.count), CollectedPagesArchive.limit)
    let places = max(0, most - self.pages.count)
    let back = kept.filter { pages.contains($0.pageID) && !contains($0.pageID) }
      .compactMap(e.content.renamed).prefix(places)
    let new = self.pages.filter { page in !kept.contains { $0.pageID == page.pageID } }
    let all = self.pages + back
    self.pages = kept.compactMap { old in all.first { $0.pageID == old.pageID } } + new
    return back.map { .emit(.restored($0.pageID)) } + [.save]
  }
}

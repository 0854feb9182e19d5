/// The live pages, and what is remembered of the others.
///
/// Of a page that is not alive only the id and the scroll offset are kept; it is rebuilt when it is shown again.
struct LivePages: Equatable, Sendable {
  private var pages: [PageID: Page] = [:]
  /// The ids of the live pages, the least recently used first.
  private(set) var recent: [PageID] = []
  /// The scroll offsets of pages in the stack that are not alive.
  private(set) var parked: [PageID: Double] = [:]
  /// The id of the root's tab in front; empty for a root without tabs.
  private(set) var tab: String
  /// The forms of pages that are not in their first form; the root has one for each tab.
  private var variants: [FormKey: String] = [:]
  /// The rows that were taken out of pages, in all of a page's forms; the root has its own for each tab.
  private var removedRows: [FormKey: Set<PageID>] = [:]
  /// The pagers and sliders of pages that are not alive, by the ids of their elements.
  private var parkedControls: [ElementID: ControlState] = [:]
  /// The scroll offsets of the tabs that are not in front.
  private var tabScrolls: [String: Double] = [:]

  init(_ e: Environment) {
    tab = e.content.tabs.first ?? ""
    load(e.content.root, e)
  }

  subscript(id: PageID) -> Page? {
    get { pages[id] }
    _modify { yield &pages[id] }
  }

  var ids: Set<PageID> { Set(pages.keys) }

  /// The layout that a page should have now. A live presented page stays a sheet, or stays none.
  ///
  /// - Parameters:
  ///   - variant: The form; nil for the page's present form.
  ///   - tab: The root's tab; nil for the one in front.
  func layout(
    of id: PageID, as variant: String? = nil, in tab: String? = nil, _ e: Environment
  ) -> PageLayout? {
    var builder = PageBuilder(
      content: e.content, device: e.device, parameters: e.tuned, tab: tab ?? self.tab)
    builder.variant = variant ?? variants[formKey(id, tab: tab, e)] ?? ""
    builder.isSheet = pages[id].map { $0.layout.sheet != nil } ?? (e.tuned.modal.axis == .vertical)
    if let removed = removedRows[formKey(id, tab: tab, e)] {
      // A row that still leaves has its place in the layout.
      let leaving = tab == nil || tab == self.tab ? pages[id]?.rows.leaving ?? [] : []
      builder.removedRows = removed.subtracting(leaving)
    }
    return e.content.layout(of: id, by: builder)?.placeable
  }

  // MARK: Rows

  /// Removes a row from a page; false if the page has no such row.
  mutating func removeRow(_ row: PageID, of id: PageID, _ e: Environment) -> Bool {
    guard let leaving = pages[id]?.layout.row(row), pages[id]?.rows.leaving.contains(row) == false else {
      return false
    }
    removedRows[formKey(id, e), default: []].insert(row)
    if e.isReduced, let layout = layout(of: id, e) {
      pages[id]?.moving(e) { $0.update(to: layout, e) }
    } else {
      pages[id]?.move(leaving, leaves: true, e)
    }
    return true
  }

  /// Restores a row that was removed, or is leaving.
  mutating func restoreRow(_ removed: RemovedRow, _ e: Environment) {
    let id = removed.page
    let key = formKey(id, tab: removed.tab, e)
    guard removedRows[key]?.remove(removed.row) != nil, key == formKey(id, e), pages[id] != nil else {
      return
    }
    if pages[id]?.rows.leaving.contains(removed.row) == false, let layout = layout(of: id, e) {
      pages[id]?.moving(e) { $0.update(to: layout, e) }
      if e.isReduced { return }
    }
    guard let row = pages[id]?.layout.row(removed.row) else { return }
    pages[id]?.move(row, leaves: false, e)
  }

  /// The scroll offset of a page; 0 for one that is not alive.
  func scrollOffset(of id: PageID, _ e: Environment) -> Double { pages[id]?.offset(at: e.now) ?? 0 }

  // MARK: Coming and going

  /// Loads a page that is not alive; false if the content has no such page.
  @discardableResult
  mutating func load(_ id: PageID, offset: Double? = nil, _ e: Environment) -> Bool {
    recent.removeAll { $0 == id }
    if pages[id] == nil {
      guard let layout = layout(of: id, e) else { return false }
      let kept = parked.removeValue(forKey: id) ?? offset ?? layout.openingScroll
      var page = Page(layout: layout, offset: kept, parameters: e.parameters.scroll)
      if !layout.controls.isEmpty { page.controls = parkedControls.atRest(on: layout) }
      pages[id] = page
    }
    recent.append(id)
    return true
  }

  /// Brings another tab of the root to the front; if it is in front already, its page scrolls to the top.
  mutating func show(_ new: String, _ e: Environment) {
    guard new != tab else { return pages[e.content.root]?.scroll.scrollToTop(at: e.now) ?? () }
    tabScrolls[tab] = scrollOffset(of: e.content.root, e)
    tab = new
    forget(e.content.root)
    load(e.content.root, offset: tabScrolls[new] ?? 0, e)
  }

  /// Shows a page in a named form, or in its first form for an empty name; its scrolling continues, and the previous
  /// form fades away.
  ///
  /// - Parameter tab: The root's tab; nil for the one in front.
  mutating func show(variant: String, of id: PageID, tab: String? = nil, _ e: Environment) {
    let shown = formKey(id, e)
    let key = formKey(id, tab: tab, e)
    guard variants[key] ?? "" != variant else { return }
    variants[key] = variant.isEmpty ? nil : variant
    if key == shown, let layout = layout(of: id, e) { pages[id]?.turn(into: layout, e) }
  }

  /// The form in which a page is shown, or would be; empty for its first form.
  func variant(of id: PageID, _ e: Environment) -> String { variants[formKey(id, e)] ?? "" }

  private struct FormKey: Hashable, Sendable {
    var page: PageID
    var tab: String?
  }

  /// - Parameter tab: The root's tab; nil for the one in front.
  private func formKey(_ id: PageID, tab: String? = nil, _ e: Environment) -> FormKey {
    FormKey(page: id, tab: id == e.content.root ? tab ?? self.tab : nil)
  }

  /// Loads the pages that the next drag may show.
  mutating func loadVisible(_ stack: PageStack, _ e: Environment) {
    for id in stack.pages.suffix(2) where pages[id] == nil { load(id, e) }
  }

  /// Asks to remember a page's scroll offset, in case the page is collected.
  func remember(_ id: PageID, _ e: Environment) -> [Command] {
    pages[id].map { [.remember(id, $0.offset(at: e.now))] } ?? []
  }

  /// Handles a page that has left the stack. A collected one stays alive, at rest, while there is room.
  mutating func unload(
    _ id: PageID, _ stack: PageStack, _ collected: CollectedPages, _ e: Environment
  ) -> [Command] {
    let remembered = remember(id, e)
    guard collected.contains(id), let page = pages[id] else {
      forget(id)
      return remembered
    }
    pages[id]?.replaceLayout(page.layout, e)
    if !page.rows.isEmpty, let layout = layout(of: id, e) { pages[id]?.replaceLayout(layout, e) }
    return remembered + drop(stack, collected, e)
  }

  private mutating func forget(_ id: PageID) {
    if let controls = pages[id]?.controls { parkedControls.merge(controls) { $1 } }
    pages[id] = nil
    recent.removeAll { $0 == id }
  }

  /// Drops the least recently used pages until as many are left as the configuration keeps; pages on the screen, and
  /// those that the next drag may show, stay.
  mutating func drop(_ stack: PageStack, _ collected: CollectedPages, _ e: Environment) -> [Command] {
    var commands: [Command] = []
    let needed = Set(stack.pages.suffix(2)).union(stack.transition.map { [$0.page] } ?? [])
    for id in recent where !needed.contains(id) {
      let isInStack = stack.pages.contains(id)
      let isKept = isInStack || collected.contains(id)
      guard pages.count > e.parameters.entrances.livePages || !isKept else { continue }
      let offset = scrollOffset(of: id, e)
      if pages[id] != nil { commands.append(.remember(id, offset)) }
      if isInStack { parked[id] = offset }
      forget(id)
    }
    for id in parked.keys where !stack.pages.contains(id) { parked[id] = nil }
    return commands
  }

  // MARK: New values

  /// Rebuilds the layouts after a change of the screen.
  mutating func rebuild(_ e: Environment) {
    for id in pages.keys {
      pages[id]?.rows = SwipedRows()
      guard let layout = layout(of: id, e) else { continue }
      pages[id]?.replaceLayout(layout, e)
    }
  }

  /// Adapts to another page source: its pages continue in a new layout; others stay while they are visible.
  ///
  /// - Parameter root: The root of the previous source.
  mutating func replace(root: PageID, _ e: Environment) {
    tabScrolls = tabScrolls.filter { e.content.tabs.contains($0.key) }
    let offset = e.content.tabs.contains(tab) || tab.isEmpty ? scrollOffset(of: root, e) : 0
    if !e.content.tabs.contains(tab) { tab = e.content.tabs.first ?? "" }
    if root != e.content.root || pages[root] == nil {
      for (key, variant) in variants where key.page == root {
        variants[key] = nil
        variants[FormKey(page: e.content.root, tab: key.tab)] = variant
      }
      forget(root)
      load(e.content.root, offset: offset, e)
    }
    for id in pages.keys { relayout(id, e) }
  }

  /// Gives a page the layout that it should have now.
  private mutating func relayout(_ id: PageID, _ e: Environment) {
    if let layout = layout(of: id, e) { pages[id]?.update(to: layout, e) }
  }

  /// Applies new values: scrolling continues by them, and pages whose layout depends on a changed key, or that show
  /// values, get a new layout.
  mutating func update(from old: Parameters, isRelaid: Bool, _ e: Environment) {
    for id in pages.keys {
      if old.scroll != e.tuned.scroll { pages[id]?.scroll.update(e.tuned.scroll, at: e.now) }
      if isRelaid || e.content.traits(of: id)?.showsValues == true { relayout(id, e) }
    }
  }

  // MARK: Under a pointer

  /// What the pages on the screen say of an element, the front one first.
  func first<Value>(on visible: ArraySlice<PageID>, _ value: (Page) -> Value?) -> Value? {
    for id in visible.reversed() {
      if let page = pages[id], let found = value(page) { return found }
    }
    return nil
  }

  /// Shows the scroll indicators of pages that scroll.
  mutating func showIndicators(on visible: ArraySlice<PageID>, _ e: Environment) {
    guard e.parameters.scroll.indicator else { return }
    for id in visible where pages[id].map({ $0.maximumScroll > 0 && $0.scroll.isMoving(at: e.now) }) == true {
      pages[id]?.indicator.show(e)
    }
  }

  // MARK: Time

  /// The next deadline of a page; nil if there is none.
  func nextDeadline(visible: ArraySlice<PageID>) -> Double? {
    var next = min(nextMark, nextIndicator)
    for id in visible { next = min(next, pages[id]?.scroll.deadline ?? .infinity) }
    return next < .infinity ? next : nil
  }

  func isMoving(visible: ArraySlice<PageID>, at t: Double) -> Bool {
    hasMovingMarks || visible.contains { pages[$0]?.isMoving(at: t) == true }
  }

  /// When the first of the marks and rows that move arrives, or a former form has faded; infinity if none is due.
  private var nextMark: Double { pages.values.reduce(.infinity) { min($0, $1.nextMark) } }
  var hasMovingMarks: Bool { nextMark < .infinity }
  /// When the first scroll indicator begins to fade; infinity if none will.
  private var nextIndicator: Double {
    pages.values.reduce(.infinity) { min($0, $1.indicator.deadline($1.scroll) ?? .infinity) }
  }

  mutating func meetDeadlines(visible: ArraySlice<PageID>, _ e: Environment) {
    if nextMark <= e.now {
      for id in pages.keys where pages[id]?.finishMarks(at: e.now) == true { relayout(id, e) }
    }
    for id in visible where pages[id]?.scroll.deadline ?? .infinity <= e.now {
      pages[id]?.scroll.meetDeadline()
    }
    guard nextIndicator <= e.now else { return }
    for (id, page) in pages { pages[id]?.indicator.meetDeadline(page.scroll, at: e.now) }
  }
}

/// The pages that are alive, and what is kept of the others.
///
/// A page that is not alive is its id and its scroll offset; it is made anew when it is seen again.
struct LivePages: Equatable, Sendable {
  private var pages: [PageID: Page] = [:]
  /// The ids of the live pages, the least recently used first.
  private(set) var recent: [PageID] = []
  /// Where pages of the stack that are not alive were scrolled to.
  private(set) var parked: [PageID: Double] = [:]
  /// The id of the root's tab in front; empty for a root without tabs.
  private(set) var tab: String
  /// The form in which pages are shown that are not as they were at first; the root has one for each tab.
  private var variants: [FormKey: String] = [:]
  /// Where the tabs that are not in front are scrolled to.
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

  /// The layout of a page as it is to be now. A presented page that is alive stays the sheet that it is, or is not.
  ///
  /// - Parameter variant: The form; nil for the one that the page has.
  func layout(of id: PageID, as variant: String? = nil, _ e: Environment) -> PageLayout? {
    var builder = PageBuilder(content: e.content, device: e.device, parameters: e.tuned, tab: tab)
    builder.variant = variant ?? self.variant(of: id, e)
    builder.isSheet = pages[id].map { $0.layout.sheet != nil } ?? (e.tuned.modal.axis == .vertical)
    return e.content.layout(of: id, by: builder)
  }

  /// How far a page is scrolled; 0 for one that is not alive.
  func scrollOffset(of id: PageID, _ e: Environment) -> Double { pages[id]?.offset(at: e.now) ?? 0 }

  // MARK: Coming and going

  /// Makes a page if there is none alive yet; false when the content has no such page.
  @discardableResult
  mutating func load(_ id: PageID, offset: Double? = nil, _ e: Environment) -> Bool {
    recent.removeAll { $0 == id }
    if pages[id] == nil {
      guard let layout = layout(of: id, e) else { return false }
      let kept = parked.removeValue(forKey: id) ?? offset ?? layout.openingScroll
      pages[id] = Page(layout: layout, offset: kept, parameters: e.parameters.scroll)
    }
    recent.append(id)
    return true
  }

  /// Brings another tab of the root to the front; the one that is there scrolls to its top.
  mutating func show(_ new: String, _ e: Environment) {
    guard new != tab else { return pages[e.content.root]?.scroll.scrollToTop(at: e.now) ?? () }
    tabScrolls[tab] = scrollOffset(of: e.content.root, e)
    tab = new
    pages[e.content.root] = nil
    load(e.content.root, offset: tabScrolls[new] ?? 0, e)
  }

  /// Shows a page in the form of a name, with an empty one as it was at first; it goes on scrolling, and
  /// the form before fades away.
  ///
  /// - Parameter tab: The root's tab; nil for the one in front.
  mutating func show(variant: String, of id: PageID, tab: String? = nil, _ e: Environment) {
    let shown = formKey(id, e)
    let key = tab.map { FormKey(page: id, tab: $0) } ?? shown
    guard variants[key] ?? "" != variant else { return }
    variants[key] = variant.isEmpty ? nil : variant
    if key == shown, let layout = layout(of: id, e) { pages[id]?.turn(into: layout, e) }
  }

  /// The form in which a page is shown, or would be; empty as it was at first.
  func variant(of id: PageID, _ e: Environment) -> String { variants[formKey(id, e)] ?? "" }

  private struct FormKey: Hashable, Sendable {
    var page: PageID
    var tab: String?
  }

  private func formKey(_ id: PageID, _ e: Environment) -> FormKey {
    FormKey(page: id, tab: id == e.content.root ? tab : nil)
  }

  /// A page has left the stack: a collected one stays alive, at rest.
  mutating func unload(_ id: PageID, isCollected: Bool, _ e: Environment) {
    guard isCollected, let page = pages[id] else { return forget(id) }
    pages[id]?.replaceLayout(page.layout, e)
  }

  private mutating func forget(_ id: PageID) {
    pages[id] = nil
    recent.removeAll { $0 == id }
  }

  /// Lets the least recently used pages go, down to as many as the configuration keeps; those that are on the
  /// screen, or come into sight with the next drag, stay.
  mutating func drop(
    stack: [PageID], moving: PageID?, _ collected: CollectedPages, _ e: Environment
  ) -> [Command] {
    var commands: [Command] = []
    let needed = Set(stack.suffix(2)).union(moving.map { [$0] } ?? [])
    for id in recent where !needed.contains(id) {
      let isInStack = stack.contains(id)
      let isKept = isInStack || collected.contains(id)
      guard pages.count > e.parameters.entrances.livePages || !isKept else { continue }
      let offset = scrollOffset(of: id, e)
      if pages[id] != nil { commands.append(.remember(id, offset)) }
      if isInStack { parked[id] = offset }
      forget(id)
    }
    for id in parked.keys where !stack.contains(id) { parked[id] = nil }
    return commands
  }

  // MARK: New values

  /// The screen has changed.
  mutating func rebuild(_ e: Environment) {
    for id in pages.keys {
      guard let layout = layout(of: id, e) else { continue }
      pages[id]?.replaceLayout(layout, e)
    }
  }

  /// The pages come from another source: what it has goes on as it is, laid out anew; what it has not stays for as long
  /// as it can be seen.
  ///
  /// - Parameter root: The root of the source before.
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
    for id in pages.keys {
      if let layout = layout(of: id, e) { pages[id]?.retune(to: layout, e) }
    }
  }

  /// Scrolling goes on by new values; pages are laid out anew where a key says so or they show values.
  mutating func retune(from old: Parameters, isRelaid: Bool, _ e: Environment) {
    for id in pages.keys {
      if old.scroll != e.tuned.scroll { pages[id]?.scroll.retune(e.tuned.scroll, at: e.now) }
      guard isRelaid || e.content.traits(of: id)?.showsValues == true,
        let layout = layout(of: id, e)
      else { continue }
      pages[id]?.retune(to: layout, e)
    }
  }

  // MARK: Time

  var nextMark: Double? {
    let next = pages.values.reduce(.infinity) { min($0, $1.nextMark) }
    return next < .infinity ? next : nil
  }
  var hasMovingMarks: Bool { nextMark != nil }

  mutating func meetDeadlines(visible: ArraySlice<PageID>, _ e: Environment) {
    if let nextMark, nextMark <= e.now {
      for id in pages.keys { pages[id]?.finishMarks(at: e.now) }
    }
    for id in visible where pages[id]?.scroll.deadline ?? .infinity <= e.now {
      pages[id]?.scroll.meetDeadline()
    }
  }
}

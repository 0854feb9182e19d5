/// What a tap on an element of a page does.
extension Prototype {
  /// An element was tapped, or chosen by the keyboard.
  mutating func activate(_ id: ElementID) {
    for page in visiblePages.reversed() {
      if let action = pages[page]?.layout.actions[id] { return perform(action) }
    }
  }

  private mutating func perform(_ action: PageAction) {
    switch action {
    case .back: navigate(.pop)
    case .push(let page): navigate(.push(page))
    case .tab(let tab): show(tab)
    case .menu(let menu): sheet.open(items(of: menu), environment)
    case .set(let key, let value): set(key, to: value)
    case .tell(let text): perform(.show(content[text]))
    }
  }

  private mutating func show(_ new: Tab) {
    guard new != tab else { return }
    tabScrolls[tab] = scrollOffset(of: .root)
    tab = new
    pages[.root] = nil
    loadPage(.root, offset: tabScrolls[new] ?? 0)
  }

  // MARK: Menus

  private func items(of menu: PageAction.Menu) -> [ActionSheet.Item] {
    switch menu {
    case .page:
      guard let page = stack.last, mayCollect(page) || belongsToBall(page) else { return [] }
      return isEntrance(page)
        ? [.init(title: content[.cancelFloat], action: .cancelFloat(page))]
        : [.init(title: content[.float], action: .float(page))]
    case .new: return items(content.newMenu)
    case .attachments: return items(content.attachments)
    }
  }

  private func items(_ menu: [DemoContent.MenuItem]) -> [ActionSheet.Item] {
    menu.compactMap { item in
      pageBuilder.page(item.page).map { ActionSheet.Item(title: item.title, action: .push($0)) }
    }
  }

  /// Collects a page without a gesture: it closes into the ball, or a notice says that the ball is full.
  mutating func float(_ id: PageID) {
    let isArriving = transition.map { $0.page == id && $0.opens && !$0.isHeld } ?? true
    guard stack.last == id, isArriving, !isEntrance(id) else { return }
    if isFull, parameters.entrances.whenFull != .replace { return refuse() }
    if collect(id) { navigate(.pop) }
  }
}

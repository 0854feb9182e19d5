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
    case .menu(let menu): open(menu)
    case .set(let value): configure([value])
    case .tell(let text): show(notice: content[text])
    }
  }

  private mutating func show(_ new: Tab) {
    guard new != tab else { return }
    tabScrolls[tab] = scrollOffset(of: .root)
    tab = new
    pages[.root] = nil
    loadPage(.root, offset: tabScrolls[new] ?? 0)
  }
}

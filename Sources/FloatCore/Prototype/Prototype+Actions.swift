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
    case .pageMenu: openPageMenu()
    case .menu(let items):
      open(items.map { ActionSheet.Item(title: $0.title, action: .push($0.page)) })
    case .set(let value): configure([value])
    case .tell(let text): show(notice: text)
    }
  }

  private mutating func show(_ new: String) {
    guard new != tab else { return }
    tabScrolls[tab] = scrollOffset(of: content.root)
    tab = new
    pages[content.root] = nil
    loadPage(content.root, offset: tabScrolls[new] ?? 0)
  }
}

public import FloatCore

extension PrototypePages: PageSource {
  /// The first tab's page, or the first one.
  public var root: PageID { tabItems.first.map { PageID($0.id) } ?? pages.first?.id ?? "empty" }
  /// The ids of the tabs' pages.
  public var tabs: [String] { tabItems.map(\.id) }

  /// The keys of the built-in layouts.
  public var parameterGroups: [any ParameterGroup.Type] { [PageParameters.self] }

  /// The initial counts of badges: those on pictures by the page's name and the badge's, those of conversations by the
  /// conversation's id, those of tabs by the tab's.
  public var counts: [PageCount] {
    let inTabs = tabItems.compactMap { item in
      tabCounts[item.id].map { PageCount(page: Self.badgePage(ofTab: item.id), count: $0) }
    }
    return inTabs
      + pages.flatMap { page in
        let name = page.id.description
        let sum = tabSums.contains(name) ? Self.badgePage(ofTab: name) : nil
        return page.counts.map { count in
          var count = count
          count.sum = sum
          return count
        }
      }
  }

  /// The behaviour of a page. The list of a settings row's values is a page, too, whose id is the row's key.
  public func traits(of pageID: PageID) -> PageTraits? {
    guard let page = page(pageID) else {
      return choice(pageID.description).map { _ in
        PageTraits(kind: "choices", showsValues: true, keyGroups: ["settings"])
      }
    }
    let showsValues = if case .settings = page.content { true } else { false }
    return PageTraits(
      kind: pageID == root ? "root" : page.content.kind, declaresCollectable: page.isCollectable,
      asksToCollect: page.asksToCollect, isKept: page.isKept, isModal: page.isPresented,
      showsValues: showsValues, swipeBack: page.swipeBack, keyGroups: page.content.keyGroups)
  }

  /// The page as the ball keeps it; nil for one of a kind that no configuration collects, unless a page of that kind
  /// declares itself collectable.
  public func collectedPage(of pageID: PageID) -> CollectedPage? {
    guard let page = page(pageID) else { return nil }
    let kind = page.content.kind
    let isDeclared = pages.contains { $0.isCollectable == true && $0.content.kind == kind }
    guard isDeclared || Content.collectableKinds.contains(kind) else { return nil }
    return CollectedPage(pageID: pageID, kind: kind, title: page.title, icon: page.icon)
  }

  /// A page's layout; the root's is that of the tab in front.
  public func layout(of pageID: PageID, by builder: PageBuilder<PrototypePages>) -> PageLayout? {
    let isRoot = pageID == root
    guard let page = page(isRoot && !builder.tab.isEmpty ? PageID(builder.tab) : pageID) else {
      return choice(pageID.description).flatMap(builder.choices)
    }
    return builder.layout(of: PageFrame(page: page, id: pageID, tabs: isRoot ? tabItems : [], isRoot: isRoot))
  }

  /// A text of the interface in the language of the pages.
  public func text(_ text: InterfaceText) -> String? { interface[text] }
}

extension PrototypePages.Page {
  /// The initial counts of the page's badges.
  fileprivate var counts: [PageCount] {
    switch content {
    case .picture(let picture):
      picture.badges.map { badge in
        PageCount(page: badge.page(on: id), count: badge.count, reader: PageID(badge.name))
      }
    case .chatList(let list):
      list.chats.compactMap { chat in
        chat.page.map { PageCount(page: $0, count: chat.unread, isMuted: chat.isMuted) }
      }
    default: []
    }
  }
}

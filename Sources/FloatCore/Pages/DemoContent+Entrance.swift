extension DemoContent {
  /// A stored entrance as this content calls it, whatever it was called when it was stored; nil where there is no such
  /// page.
  func renamed(_ stored: Entrance) -> Entrance? {
    guard let now = entrance(of: stored.pageID, scrollOffset: stored.scrollOffset) else { return nil }
    var entrance = stored
    entrance.title = now.title
    entrance.icon = now.icon
    return entrance
  }

  /// The factory of entrances, one case a kind of page; nil for a page that cannot be one.
  func entrance(of pageID: PageID, scrollOffset: Double) -> Entrance? {
    guard let kind = PageKind(pageID: pageID, in: self), kind.isCollectable else { return nil }
    var entrance = Entrance(pageID: pageID, kind: kind.rawValue, title: "", scrollOffset: scrollOffset)
    switch kind {
    case .article:
      guard let article = article(pageID.description) else { return nil }
      entrance.title = article.title
      entrance.icon = article.icon
      entrance.userInfo = ["author": article.author]
    case .chat:
      guard let chat = chat(pageID.description) else { return nil }
      entrance.title = chat.name
      entrance.icon = chat.avatar
    case .settings:
      entrance.title = self[.settings]
      entrance.icon = "icons/settings"
    case .root, .sdk, .choices, .plain: return nil
    }
    return entrance
  }
}

extension DemoContent: PageSource {
  /// The conversations, with the tabs.
  public var root: String { "chats" }
  /// Chats, contacts, discover, me.
  public var tabs: [String] { Tab.allCases.map(\.rawValue) }
  /// The unread messages of each conversation.
  public var counts: [PageCount] { chats.map { PageCount(id: $0.id, count: $0.unread, isMuted: $0.muted) } }
  /// Articles, conversations and the settings.
  public var collectableKinds: Set<String> {
    Set(PageKind.allCases.filter(\.isCollectable).map(\.rawValue))
  }

  /// How a page of this content behaves; its kind follows from its id.
  public func traits(of pageID: String) -> PageTraits? {
    PageKind(pageID: pageID, in: self).map { kind in
      PageTraits(
        kind: kind.rawValue, declaresCollectable: kind == .article ? article(pageID)?.isCollectable : nil,
        isModal: kind == .sdk, showsValues: kind == .settings || kind == .choices)
    }
  }

  /// The page as the list shows it, one case a kind of page.
  public func entrance(of pageID: String) -> Entrance? {
    guard let kind = PageKind(pageID: pageID, in: self) else { return nil }
    var entrance = Entrance(pageID: pageID, kind: kind.rawValue, title: "")
    switch kind {
    case .article:
      guard let article = article(pageID) else { return nil }
      entrance.title = article.title
      entrance.icon = article.icon
      entrance.userInfo = ["author": article.author]
    case .chat:
      guard let chat = chat(pageID) else { return nil }
      entrance.title = chat.name
      entrance.icon = chat.avatar
    case .settings:
      entrance.title = self[.settings]
      entrance.icon = "icons/settings"
    case .root, .sdk, .choices, .plain: return nil
    }
    return entrance
  }

  /// The layout of a page, one function a kind of page.
  public func layout(of pageID: String, by builder: PageBuilder<DemoContent>) -> PageLayout? {
    guard let kind = PageKind(pageID: pageID, in: self) else { return nil }
    return switch kind {
    case .root: builder.root(Tab(rawValue: builder.tab) ?? .chats)
    case .chat: chat(pageID).map(builder.chat)
    case .article: article(pageID).map(builder.article)
    case .settings: builder.settings()
    case .choices: choice(pageID).flatMap(builder.choices)
    case .plain: page(pageID).map(builder.plain)
    case .sdk: builder.isSheet ? builder.asSheet().partner() : builder.partner()
    }
  }

  /// A text of the interface in the content's language.
  public func text(_ text: InterfaceText) -> String? { interface[text] }
}

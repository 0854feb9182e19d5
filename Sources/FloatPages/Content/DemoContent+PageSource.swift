import FloatCore

extension DemoContent: PageSource {
  /// The conversations, with the tabs.
  public var root: PageID { .chats }
  /// Chats, contacts, discover, me.
  public var tabs: [String] { Tab.allCases.map(\.rawValue) }
  /// The unread messages of each conversation.
  public var counts: [PageCount] {
    chats.map { PageCount(page: PageID($0.id), count: $0.unread, isMuted: $0.muted) }
  }
  /// Articles, conversations and the settings.
  public var collectableKinds: Set<String> {
    Set(PageKind.allCases.filter(\.isCollectable).map(\.rawValue))
  }

  /// The built-in pages' keys.
  public var parameterGroups: [any ParameterGroup.Type] { [PageParameters.self] }

  /// How a page of this content behaves; its kind follows from its id.
  public func traits(of pageID: PageID) -> PageTraits? {
    let name = pageID.description
    return PageKind(pageID: pageID, in: self).map { kind in
      PageTraits(
        kind: kind.rawValue, declaresCollectable: kind == .article ? article(name)?.isCollectable : nil,
        isModal: kind == .sdk, showsValues: kind == .settings || kind == .choices)
    }
  }

  /// The page as the list shows it, one case a kind of page.
  public func entrance(of pageID: PageID) -> Entrance? {
    guard let kind = PageKind(pageID: pageID, in: self) else { return nil }
    let name = pageID.description
    var entrance = Entrance(pageID: pageID, kind: kind.rawValue, title: "")
    switch kind {
    case .article:
      guard let article = article(name) else { return nil }
      entrance.title = article.title
      entrance.icon = article.icon
      entrance.userInfo = ["author": article.author]
    case .chat:
      guard let chat = chat(name) else { return nil }
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
  public func layout(of pageID: PageID, by builder: PageBuilder<DemoContent>) -> PageLayout? {
    guard let kind = PageKind(pageID: pageID, in: self) else { return nil }
    let name = pageID.description
    return switch kind {
    case .root: builder.root(Tab(rawValue: builder.tab) ?? .chats)
    case .chat: chat(name).map(builder.chat)
    case .article: article(name).map(builder.article)
    case .settings: builder.settings()
    case .choices: choice(name).flatMap(builder.choices)
    case .plain: page(name).map(builder.plain)
    case .sdk: builder.isSheet ? builder.asSheet().partner() : builder.partner()
    }
  }

  /// A text of the interface in the content's language.
  public func text(_ text: InterfaceText) -> String? { interface[text] }
}

extension PageID {
  static let chats: PageID = "chats"
  static let settings: PageID = "settings"
  static let sdk: PageID = "sdk"
}

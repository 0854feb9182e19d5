import FloatCore

/// The kinds of page the demo has; a page's id says which it is.
public enum PageKind: String, Hashable, Sendable, CaseIterable {
  /// The root with its tab bar: `chats`.
  case root
  /// A conversation: `chat-1`, …
  case chat
  /// Something to read: `article-1`, …
  case article
  /// The settings: `settings`.
  case settings
  /// The partner's page, presented over everything: `sdk`.
  case sdk
  /// The values that a key may have: the key is the id.
  case choices
  /// A title and little else; its id is the content's.
  case plain

  /// The kind of the page with an id, or nil when no page of the content has it.
  public init?(pageID: PageID, in content: DemoContent) {
    let name = pageID.description
    switch pageID {
    case .chats: self = .root
    case .settings: self = .settings
    case .sdk: self = .sdk
    default:
      if content.article(name) != nil {
        self = .article
      } else if content.chat(name) != nil {
        self = .chat
      } else if content.page(name) != nil {
        self = .plain
      } else if content.choice(name) != nil {
        self = .choices
      } else {
        return nil
      }
    }
  }

  /// Whether an entrance can be made of a page of this kind; the configuration says which of them may be.
  public var isCollectable: Bool {
    switch self {
    case .article, .chat, .settings: true
    case .root, .sdk, .choices, .plain: false
    }
  }
}

/// A tab of the root page.
public enum Tab: String, Hashable, Sendable, CaseIterable {
  /// The conversations; `tab:chats` as an element.
  case chats
  /// The people; `tab:contacts` as an element.
  case contacts
  /// What else there is; `tab:discover` as an element.
  case discover
  /// The person whose phone it is; `tab:me` as an element.
  case me

  var title: DemoContent.StringKey {
    switch self {
    case .chats: .chats
    case .contacts: .contacts
    case .discover: .discover
    case .me: .me
    }
  }
}

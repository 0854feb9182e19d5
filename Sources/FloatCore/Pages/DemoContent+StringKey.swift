extension DemoContent {
  /// The texts of the interface; the raw value is the key in a content file's `strings`.
  public enum StringKey: String, Hashable, Sendable, CaseIterable {
    case chats
    case contacts
    case discover
    case me
    case settings
    case back
    case close
    case more
    case search
    case cancel
    case done
    case ok
    case delete
    case newChat
    case messagePlaceholder
    case article
    /// The drop zone's label, and the menu's item, that collects the page.
    case float
    /// The drop zone's label, and the menu's item, that takes a page out of the ball.
    case cancelFloat
    /// The drop zone's label when the ball holds as many pages as it may.
    case floatFull
    /// What a notice says then.
    case floatFullNotice
    /// What a notice says, before the page's title, when a page had to make room for another.
    case floatReplacedNotice
    /// What a notice says when the stored pages cannot be read.
    case entrancesSetAside
    /// The heading of the list of collected pages.
    case floatingPages
    case endOfArticle

    /// The text in English, read where a content has none of its own.
    public var english: String {
      switch self {
      case .chats: "Chats"
      case .contacts: "Contacts"
      case .discover: "Discover"
      case .me: "Me"
      case .settings: "Settings"
      case .back: "Back"
      case .close: "Close"
      case .more: "More"
      case .search: "Search"
      case .cancel: "Cancel"
      case .done: "Done"
      case .ok: "OK"
      case .delete: "Delete"
      case .newChat: "New Chat"
      case .messagePlaceholder: "Message"
      case .article: "Article"
      case .float: "Float"
      case .cancelFloat: "Remove"
      case .floatFull: "Full"
      case .floatFullNotice: "The floating window is full. Remove a page to add another."
      case .floatReplacedNotice: "Taken out of the floating window:"
      case .entrancesSetAside: "The collected pages could not be read. Their file was set aside."
      case .floatingPages: "Floating"
      case .endOfArticle: "The end"
      }
    }
  }
}

extension DemoContent {
  /// The texts of the interface; the raw value is the key in a content file's `strings`.
  public enum StringKey: String, Hashable, Sendable, CaseIterable {
    /// The tab of the conversations, and its page's title.
    case chats
    /// The tab of the people, and its page's title.
    case contacts
    /// The tab of what else there is, and its page's title.
    case discover
    /// The tab of the person whose phone it is, and its page's title.
    case me
    /// The settings' title, also in the list of collected pages.
    case settings
    /// What a screen reader says of the chevron that goes back.
    case back
    /// What a screen reader says of the cross that closes a presented page.
    case close
    /// What a screen reader says of the "…".
    case more
    /// What the search field above the conversations says.
    case search
    /// The menus' item that does nothing.
    case cancel
    /// For a button that finishes; nothing shows it yet.
    case done
    /// For a button that agrees; nothing shows it yet.
    case ok
    /// What a screen reader says of a row's delete button in the list of collected pages.
    case delete
    /// What a screen reader says of the plus above the conversations.
    case newChat
    /// What a screen reader says of the plus below a conversation.
    case attach
    /// What a screen reader says of the microphone below a conversation.
    case voice
    /// What a screen reader says of the smile below a conversation.
    case emoji
    /// What a screen reader says of a switch that is on.
    case on
    /// What a screen reader says of a switch that is off.
    case off
    /// What a notice says of something that the demo does not have.
    case notInDemo
    /// What the empty field below a conversation says.
    case messagePlaceholder
    /// For the kind of page that is read; nothing shows it yet.
    case article
    /// The drop zone's label, and the menu's item, that collects the page.
    case float
    /// The drop zone's label, and the menu's item, that takes a page out of the ball.
    case cancelFloat
    /// The collecting zone's label while letting go would collect the page.
    case floatRelease
    /// The red zone's label while letting go would take what is dragged out of the ball.
    case cancelFloatRelease
    /// The drop zone's label when the ball holds as many pages as it may.
    case floatFull
    /// What a notice says then.
    case floatFullNotice
    /// What a notice says, before the page's title, when a page had to make room for another.
    case floatReplacedNotice
    /// What a notice says when all pages were let go.
    case floatRemovedNotice
    /// What a tap on that notice does.
    case undo
    /// What a notice says when the stored pages cannot be read.
    case entrancesSetAside
    /// For a heading of the list of collected pages; nothing shows it yet.
    case floatingPages
    /// The line below an article's text.
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
      case .attach: "Attach"
      case .voice: "Voice"
      case .emoji: "Emoji"
      case .on: "On"
      case .off: "Off"
      case .notInDemo: "This is not part of the demo."
      case .messagePlaceholder: "Message"
      case .article: "Article"
      case .float: "Float"
      case .cancelFloat: "Remove"
      case .floatRelease: "Release to float"
      case .cancelFloatRelease: "Release to remove"
      case .floatFull: "Full"
      case .floatFullNotice: "The floating window is full. Remove a page to add another."
      case .floatReplacedNotice: "Taken out of the floating window:"
      case .floatRemovedNotice: "All pages were let go."
      case .undo: "Undo"
      case .entrancesSetAside: "The collected pages could not be read. Their file was set aside."
      case .floatingPages: "Floating"
      case .endOfArticle: "The end"
      }
    }
  }
}

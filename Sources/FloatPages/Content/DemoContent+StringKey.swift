extension DemoContent {
  /// The texts of the pages that are not content; the raw value is the key in a content file's `strings`.
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
    /// What the search field above the conversations says.
    case search
    /// For a button that finishes; nothing shows it yet.
    case done
    /// For a button that agrees; nothing shows it yet.
    case ok
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
      case .search: "Search"
      case .done: "Done"
      case .ok: "OK"
      case .newChat: "New Chat"
      case .attach: "Attach"
      case .voice: "Voice"
      case .emoji: "Emoji"
      case .on: "On"
      case .off: "Off"
      case .notInDemo: "This is not part of the demo."
      case .messagePlaceholder: "Message"
      case .article: "Article"
      case .floatingPages: "Floating"
      case .endOfArticle: "The end"
      }
    }
  }
}

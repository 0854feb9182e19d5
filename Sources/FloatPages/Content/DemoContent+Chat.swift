extension DemoContent {
  /// A conversation and its row in the list of chats.
  public struct Chat: Hashable, Sendable {
    /// The page's id: `chat-1`, `chat-2`, …
    public var id: String
    /// Who it is with: the row's first line and the title of the page's bar.
    public var name: String
    /// The picture below `Assets/`, without its ending: `pictures/avatar-1`.
    public var avatar: String
    /// The line under the name in the list.
    public var preview: String
    /// When the last message came, as the list shows it: `9:41`, `Yesterday`.
    public var time: String
    /// Unread messages: 0 shows no badge, a negative count a dot without a number.
    public var unread: Int
    /// Whether the row shows a bell that is crossed out; its unread messages are a dot, unless
    /// `badge.count-muted` says otherwise.
    public var muted: Bool
    /// What was said, oldest first.
    public var messages: [Message]

    /// A conversation.
    ///
    /// - Parameters:
    ///   - id: The page's id, `chat-N`.
    ///   - name: Who it is with.
    ///   - avatar: The picture below `Assets/`, without its ending.
    ///   - preview: The line under the name in the list.
    ///   - time: When the last message came, as the list shows it.
    ///   - unread: Unread messages when the prototype starts; opening the conversation reads them.
    ///   - muted: Whether its messages come silently.
    ///   - messages: What was said, oldest first.
    public init(
      id: String, name: String, avatar: String, preview: String, time: String, unread: Int = 0,
      muted: Bool = false, messages: [Message] = []
    ) {
      self.id = id
      self.name = name
      self.avatar = avatar
      self.preview = preview
      self.time = time
      self.unread = unread
      self.muted = muted
      self.messages = messages
    }
  }
}

extension DemoContent {
  /// One entry of a conversation, oldest first.
  public enum Message: Hashable, Sendable {
    /// A bubble with text, which may hold line breaks.
    case text(String, from: Sender)
    /// The card of the article with this id.
    case article(String, from: Sender)
    /// A small grey line between the bubbles: the time of what follows.
    case time(String)

    /// Which side of the conversation a message is on.
    public enum Sender: String, Hashable, Sendable, CaseIterable {
      /// The person whose phone it is, on the right; the key `me` in a content file.
      case me
      /// Everybody else, on the left; the key `them` in a content file.
      case them
    }
  }
}

import FloatCore

extension PrototypePages {
  /// Rows of conversations.
  public struct ChatList: Hashable, Sendable {
    /// The rows, newest first.
    public var chats: [Chat]
    /// The page that the field above the rows opens; nil for no field.
    public var search: PageID?
    /// The menu behind the plus in the bar; without rows there is no plus.
    public var menu: [MenuItem]

    /// Rows of conversations.
    public init(chats: [Chat], search: PageID? = nil, menu: [MenuItem] = []) {
      self.chats = chats
      self.search = search
      self.menu = menu
    }
  }

  /// A row of a list of conversations.
  public struct Chat: Hashable, Sendable {
    /// The page that the row opens, whose id names the row's badge; nil for a row that leads nowhere.
    public var page: PageID?
    /// The row's first line.
    public var name: String
    /// The picture beside it.
    public var avatar: String
    /// The line under the name.
    public var preview: String
    /// When the last message came: `9:41`, `Yesterday`.
    public var time: String
    /// Unread messages at the start: 0 shows no badge, a negative count a dot without a number.
    public var unread: Int
    /// Whether the row shows a bell that is crossed out; its unread messages are a dot, unless
    /// `badge.count-muted` says otherwise.
    public var isMuted: Bool

    /// A row of a list of conversations.
    ///
    /// - Parameters:
    ///   - page: The page that it opens.
    ///   - name: Its first line.
    ///   - avatar: The picture beside it.
    ///   - preview: The line under the name.
    ///   - time: When the last message came.
    ///   - unread: Unread messages when the prototype starts; opening the page reads them.
    ///   - isMuted: Whether its messages come silently.
    public init(
      page: PageID?, name: String, avatar: String, preview: String, time: String, unread: Int = 0,
      isMuted: Bool = false
    ) {
      self.page = page
      self.name = name
      self.avatar = avatar
      self.preview = preview
      self.time = time
      self.unread = unread
      self.isMuted = isMuted
    }
  }

  /// Bubbles, and a field to write in.
  public struct Conversation: Hashable, Sendable {
    /// What was said, oldest first.
    public var messages: [Message]
    /// The menu behind the plus beside the field; without rows there is no plus.
    public var menu: [MenuItem]

    /// Bubbles, and a field to write in.
    public init(messages: [Message], menu: [MenuItem] = []) {
      self.messages = messages
      self.menu = menu
    }
  }

  /// One entry of a conversation, oldest first.
  public enum Message: Hashable, Sendable {
    /// A bubble with text, which may hold line breaks.
    case text(String, from: Sender)
    /// The card of an article; nothing where the page is none.
    case article(PageID, from: Sender)
    /// A small grey line between the bubbles: the time of what follows.
    case time(String)
  }

  /// Who says something in a conversation.
  public struct Sender: Hashable, Sendable {
    /// The portrait beside what is said.
    public var avatar: String
    /// True for the person whose phone it is, who is on the right.
    public var isMe: Bool

    /// Who says something.
    public init(avatar: String, isMe: Bool = false) {
      self.avatar = avatar
      self.isMe = isMe
    }
  }
}

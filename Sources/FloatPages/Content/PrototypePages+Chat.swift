public import FloatCore

extension PrototypePages {
  /// A list of conversations.
  public struct ChatList: Hashable, Sendable {
    /// The rows, newest first.
    public var chats: [Chat]
    /// The page that the field above the rows opens; nil for no field.
    public var search: PageID?
    /// The menu behind the plus in the bar, without rows of unknown pages; if it is empty there is no plus.
    public var menu: [PageAction.MenuItem]

    /// A list of conversations.
    public init(chats: [Chat], search: PageID? = nil, menu: [PageAction.MenuItem] = []) {
      (self.chats, self.search, self.menu) = (chats, search, menu)
    }
  }

  /// A row of a list of conversations.
  public struct Chat: Hashable, Sendable {
    /// The page that the row opens, whose id names the row's badge; nil for a row that leads nowhere.
    public var page: PageID?
    /// The row's first line.
    public var name: String
    /// The name of the picture beside it.
    public var avatar: String
    /// The line under the name.
    public var preview: String
    /// The time of the last message: `9:41`, `Yesterday`.
    public var time: String
    /// The initial number of unread messages: 0 shows no badge, a negative number a dot.
    public var unread: Int
    /// Whether the row shows a crossed-out bell; its unread messages are a dot, unless `badge.count-muted` is on.
    public var isMuted: Bool
    /// The actions behind the row, from left to right; none for a row that leads nowhere.
    public var actions: [RowAction]

    /// A row of a list of conversations.
    ///
    /// - Parameters:
    ///   - page: The page that it opens; nil for a row that leads nowhere.
    ///   - name: Its first line.
    ///   - avatar: The name of the picture beside it.
    ///   - preview: The line under the name.
    ///   - time: The time of the last message.
    ///   - unread: The number of unread messages when the prototype starts; opening the page marks them as read.
    ///   - isMuted: Whether its messages are muted.
    ///   - actions: The actions behind it, from left to right.
    public init(
      page: PageID?, name: String, avatar: String, preview: String, time: String, unread: Int = 0,
      isMuted: Bool = false, actions: [RowAction] = []
    ) {
      (self.page, self.name, self.avatar, self.preview) = (page, name, avatar, preview)
      (self.time, self.unread, self.isMuted, self.actions) = (time, unread, isMuted, actions)
    }
  }

  /// The bubbles of a conversation, and a field to write in.
  public struct Conversation: Hashable, Sendable {
    /// The messages, oldest first.
    public var messages: [Message]
    /// The menu behind the plus beside the field, without rows of unknown pages; if it is empty there is no plus.
    public var menu: [PageAction.MenuItem]

    /// The bubbles of a conversation, and a field to write in.
    public init(messages: [Message], menu: [PageAction.MenuItem] = []) {
      self.messages = messages
      self.menu = menu
    }
  }

  /// An entry of a conversation.
  public enum Message: Hashable, Sendable {
    /// A bubble with text, which may hold line breaks.
    case text(String, from: Sender)
    /// The card of an article; nothing if the page is not an article.
    case article(PageID, from: Sender)
    /// A small grey line between the bubbles: the time of the messages that follow.
    case time(String)
  }

  /// The sender of a message in a conversation.
  public struct Sender: Hashable, Sendable {
    /// The name of the portrait beside the message.
    public var avatar: String
    /// True for the owner of the phone, whose messages are on the right.
    public var isMe: Bool

    /// A sender.
    public init(avatar: String, isMe: Bool = false) {
      self.avatar = avatar
      self.isMe = isMe
    }
  }
}

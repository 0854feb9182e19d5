extension DemoContent {
  /// A conversation and its row in the list of chats.
  public struct Chat: Hashable, Sendable {
    /// The page's id: `chat-1`, `chat-2`, …
    public var id: String
    public var name: String
    /// The picture below `Assets/`, without its ending: `pictures/avatar-1`.
    public var avatar: String
    /// The line under the name in the list.
    public var preview: String
    /// When the last message came, as the list shows it: `9:41`, `Yesterday`.
    public var time: String
    /// Unread messages: 0 shows no badge, a negative count a dot without a number.
    public var unread: Int
    public var muted: Bool
    public var messages: [Message]

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

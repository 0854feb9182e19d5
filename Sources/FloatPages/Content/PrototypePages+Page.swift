import FloatCore

extension PrototypePages {
  /// A page.
  public struct Page: Hashable, Sendable {
    /// Its id.
    public var id: PageID
    /// What bars and the list of collected pages call it.
    public var title: String
    /// The picture that stands for it in the ball and in the list.
    public var icon: String
    /// Whether a navigation bar is drawn over its top.
    public var hasBar: Bool
    /// Whether the ball takes it; nil where the page says nothing of it, and a configuration may decide by its kind.
    public var isCollectable: Bool?
    /// Whether it is presented over the stack.
    public var isPresented: Bool
    /// What it asks of the status bar's words.
    public var statusBar = StatusBarStyle.automatic
    /// What it shows.
    public var content: Content

    /// A page.
    ///
    /// - Parameters:
    ///   - id: Its id.
    ///   - title: What bars and the list of collected pages call it.
    ///   - icon: The picture that stands for it in the ball and in the list.
    ///   - hasBar: Whether a navigation bar is drawn over its top.
    ///   - isCollectable: Whether the ball takes it; nil where the page says nothing of it.
    ///   - isPresented: Whether it is presented over the stack.
    ///   - content: What it shows.
    public init(
      id: PageID, title: String, icon: String = "", hasBar: Bool = true, isCollectable: Bool? = nil,
      isPresented: Bool = false, content: Content
    ) {
      self.id = id
      self.title = title
      self.icon = icon
      self.hasBar = hasBar
      self.isCollectable = isCollectable
      self.isPresented = isPresented
      self.content = content
    }
  }

  /// What a page shows: a picture, or a built-in layout with its words.
  public enum Content: Hashable, Sendable {
    /// A picture with hotspots.
    case picture(PicturePage)
    /// Something to read.
    case article(Article)
    /// Bubbles, and a field to write in.
    case conversation(Conversation)
    /// Rows of conversations.
    case chatList(ChatList)
    /// People by letter.
    case contacts(Contacts)
    /// Rows that lead on, below an image and some lines.
    case list(List)
    /// A person, and rows that lead on.
    case profile(Profile)
    /// Groups of rows that show and change configuration keys.
    case settings([SettingsSection])
    /// Words under a coloured head, with buttons that close it.
    case partner(PartnerPage)

    /// What configuration keys and stored entrances call pages of this kind.
    public var kind: String {
      switch self {
      case .picture: "picture"
      case .article: "article"
      case .conversation: "chat"
      case .chatList: "chats"
      case .contacts: "contacts"
      case .list: "plain"
      case .profile: "profile"
      case .settings: "settings"
      case .partner: "sdk"
      }
    }

    /// True where a configuration may collect pages of this kind that say nothing of it.
    var isCollectable: Bool {
      switch self {
      case .article, .conversation, .settings: true
      case .picture, .chatList, .contacts, .list, .profile, .partner: false
      }
    }
  }
}

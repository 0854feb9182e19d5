public import FloatCore

extension PrototypePages {
  /// A page of a prototype.
  public struct Page: Hashable, Sendable {
    /// Its id.
    public var id: PageID
    /// Its title in bars and in the list of collected pages.
    public var title: String
    /// The name of its icon in the ball and in the list.
    public var icon: String
    /// Whether a navigation bar is drawn over its top.
    public var hasBar: Bool
    /// Whether it can be collected; nil leaves that to the configuration, by the page's kind.
    public var isCollectable: Bool?
    /// Whether a question is shown before it is collected.
    public var asksToCollect = false
    /// Whether it stays in the ball once it is there.
    public var isKept = false
    /// Whether it is presented over the stack.
    public var isPresented: Bool
    /// Whether some place pushes it onto the stack.
    public var isPushed = false
    /// The colour of the status bar that it requires.
    public var statusBar = StatusBarStyle.automatic
    /// Where a swipe back from it may begin.
    public var swipeBack = PageTraits.SwipeBack.usual
    /// Its content.
    public var content: Content

    /// A page.
    ///
    /// - Parameters:
    ///   - id: Its id.
    ///   - title: Its title in bars and in the list of collected pages.
    ///   - icon: The name of its icon in the ball and in the list.
    ///   - hasBar: Whether a navigation bar is drawn over its top.
    ///   - isCollectable: Whether it can be collected; nil leaves that to the configuration.
    ///   - isPresented: Whether it is presented over the stack.
    ///   - content: Its content.
    public init(
      id: PageID, title: String, icon: String = "", hasBar: Bool = true, isCollectable: Bool? = nil,
      isPresented: Bool = false, content: Content
    ) {
      (self.id, self.title, self.icon, self.hasBar) = (id, title, icon, hasBar)
      (self.isCollectable, self.isPresented, self.content) = (isCollectable, isPresented, content)
    }
  }

  /// The content of a page: a picture, or a built-in layout with its texts.
  public enum Content: Hashable, Sendable {
    /// A picture with hotspots.
    case picture(PicturePage)
    /// A text to read.
    case article(Article)
    /// The bubbles of a conversation, and a field to write in.
    case conversation(Conversation)
    /// A list of conversations.
    case chatList(ChatList)
    /// People by letter.
    case contacts(Contacts)
    /// Rows that open pages, below an image and some lines.
    case list(List)
    /// A person, and rows that open pages.
    case profile(Profile)
    /// Groups of rows that show and change configuration keys.
    case settings([SettingsSection])
    /// Text under a coloured head, with buttons that close the page.
    case partner(PartnerPage)

    /// The kind by which configuration keys and stored pages refer to such pages.
    public var kind: String { names.kind }

    /// The first words of the keys that shape such pages.
    var keyGroups: [String] { names.keyGroups }

    private var names: (kind: String, keyGroups: [String]) {
      switch self {
      case .picture: ("picture", [])
      case .article: ("article", ["article"])
      case .conversation: ("chat", ["chat", "card"])
      case .chatList: ("chats", ["chats"])
      case .contacts: ("contacts", ["contacts"])
      case .list: ("plain", ["plain", "rows"])
      case .profile: ("profile", ["profile"])
      case .settings: ("settings", ["settings"])
      case .partner: ("sdk", ["partner"])
      }
    }

    /// The kinds of pages that a configuration may collect without their own declaration.
    static let collectableKinds: Set = ["article", "chat", "picture", "settings", "sdk"]
  }
}

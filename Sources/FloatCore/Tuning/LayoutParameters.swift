/// What pages and bars are laid out by: one group a page or bar, each with a key of its own name.
///
/// A page is laid out once, and text cannot be between two line breaks: these values do not glide, they are there at
/// once.
public struct LayoutParameters: Hashable, Sendable {
  /// The navigation bar.
  public var bar = BarParameters()
  /// The tab bar.
  public var tabBar = TabBarParameters()
  /// The status bar.
  public var statusBar = StatusBarParameters()
  /// The home indicator.
  public var homeIndicator = HomeIndicatorParameters()
  /// The search field above the conversations.
  public var search = SearchParameters()
  /// The list of conversations.
  public var chats = ChatsParameters()
  /// Rows with an icon, in Contacts, Discover and Me.
  public var rows = RowsParameters()
  /// People and the letters above them.
  public var contacts = ContactsParameters()
  /// What is above the rows of Me.
  public var profile = ProfileParameters()
  /// The settings.
  public var settings = SettingsParameters()
  /// A conversation.
  public var chat = ChatParameters()
  /// An article card in a conversation.
  public var card = CardParameters()
  /// The bar below a conversation.
  public var inputBar = InputBarParameters()
  /// An article.
  public var article = ArticleParameters()
  /// A page with a title and little else.
  public var plain = PlainParameters()
  /// The partner's page.
  public var partner = PartnerParameters()
  /// The colours that content files name.
  public var tint = TintParameters()

  /// Groups whose numbers are all zero; ``Parameters/init()`` fills in the defaults.
  public init() {}
}

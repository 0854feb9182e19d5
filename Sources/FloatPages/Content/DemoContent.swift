import FloatCore

/// Everything the demo's pages say and show, in one language.
///
/// The pages read it, nothing writes it. The shell parses it from `Assets/content/`; `fallback` is built in.
public struct DemoContent: Equatable, Sendable {
  /// The conversations, newest first. The first one, `chat-1`, holds the cards of all articles.
  public var chats: [Chat]
  /// What there is to read; each leads on to the next, the last one to the first.
  public var articles: [Article]
  /// The rows above the people in Contacts.
  public var contactShortcuts: [Row]
  /// The people, by letter.
  public var contacts: [ContactSection]
  /// The rows of Discover.
  public var discover: [Row]
  /// The person whose phone it is.
  public var profile: Profile
  /// The rows of Me, below the profile.
  public var me: [Row]
  /// The groups of Settings.
  public var settings: [SettingsSection]
  /// The partner's page, `sdk`.
  public var sdk: PartnerPage
  /// The pages with a title and little else.
  public var pages: [PlainPage]
  /// The menu behind the plus above the conversations; without rows there is no plus.
  public var newMenu: [MenuItem]
  /// The menu behind the plus below a conversation; without rows there is no plus.
  public var attachments: [MenuItem]
  /// The texts that are not content, by key; a key that is not here reads its English default.
  public var strings: [StringKey: String]
  /// The texts of the interface; one that is not here is the English one.
  public var interface: [InterfaceText: String]

  /// Content put together by hand. Ids are not checked: of two pages with one id the first is found.
  public init(
    chats: [Chat], articles: [Article], contactShortcuts: [Row] = [], contacts: [ContactSection] = [],
    discover: [Row] = [], profile: Profile, me: [Row] = [], settings: [SettingsSection] = [],
    sdk: PartnerPage, pages: [PlainPage] = [], newMenu: [MenuItem] = [], attachments: [MenuItem] = [],
    strings: [StringKey: String] = [:], interface: [InterfaceText: String] = [:]
  ) {
    self.chats = chats
    self.articles = articles
    self.contactShortcuts = contactShortcuts
    self.contacts = contacts
    self.discover = discover
    self.profile = profile
    self.me = me
    self.settings = settings
    self.sdk = sdk
    self.pages = pages
    self.newMenu = newMenu
    self.attachments = attachments
    self.strings = strings
    self.interface = interface
  }

  /// The text for a key, in English where this content has none.
  public subscript(key: StringKey) -> String { strings[key] ?? key.english }

  /// The conversation with an id, or nil.
  public func chat(_ id: String) -> Chat? { chats.first { $0.id == id } }

  /// The plain page with an id, or nil.
  public func page(_ id: String) -> PlainPage? { pages.first { $0.id == id } }

  /// The article with an id, or nil.
  public func article(_ id: String) -> Article? { articles.first { $0.id == id } }
}

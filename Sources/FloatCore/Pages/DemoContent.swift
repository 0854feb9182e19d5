/// Everything the demo's pages say and show, in one language.
///
/// The pages read it, nothing writes it. The shell parses it from `Assets/content/`; `fallback` is built in.
public struct DemoContent: Equatable, Sendable {
  /// The conversations, newest first. The first one, `chat-1`, holds the cards of all articles.
  public var chats: [Chat]
  public var articles: [Article]
  /// The rows above the people in Contacts.
  public var contactShortcuts: [Row]
  /// The people, by letter.
  public var contacts: [ContactSection]
  public var discover: [Row]
  public var profile: Profile
  public var me: [Row]
  public var settings: [SettingsSection]
  public var sdk: PartnerPage
  /// The texts that are not content, by key; a key that is not here reads its English default.
  public var strings: [StringKey: String]

  public init(
    chats: [Chat], articles: [Article], contactShortcuts: [Row] = [], contacts: [ContactSection] = [],
    discover: [Row] = [], profile: Profile, me: [Row] = [], settings: [SettingsSection] = [],
    sdk: PartnerPage, strings: [StringKey: String] = [:]
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
    self.strings = strings
  }

  /// The text for a key, in English where this content has none.
  public subscript(key: StringKey) -> String { strings[key] ?? key.english }

  /// The conversation with an id, or nil.
  public func chat(_ id: String) -> Chat? { chats.first { $0.id == id } }

  /// The article with an id, or nil.
  public func article(_ id: String) -> Article? { articles.first { $0.id == id } }
}

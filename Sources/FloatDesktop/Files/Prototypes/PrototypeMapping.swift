/// A mapping of a `prototype.yaml`: the keys that it may hold. The reader refuses others, and the schema lists these.
enum PrototypeMapping: String, CaseIterable, Sendable {
  case prototype
  case tab
  case page
  case fixed
  case hotspot
  case variant
  case badge
  /// A picture, one for light and one for dark.
  case themed
  // The contents of the built-in layouts, by the layout's name.
  case article
  case conversation
  case chatList = "chat-list"
  case contacts
  case list
  case profile
  case settings
  case partner
  // Parts of contents.
  case message
  case chat
  case section
  case contact
  case row
  case menuItem = "menu-item"
  case settingsSection = "settings-section"
  case settingsRow = "settings-row"

  /// The contents that `layout` can name.
  static let layouts: [PrototypeMapping] = [
    .article, .conversation, .chatList, .contacts, .list, .profile, .settings, .partner,
  ]

  /// Its keys in the order in which they are best written.
  var keys: [PrototypeKey] { PrototypeKey.table[self] ?? [] }

  /// What keys of other names hold; nil where there may be none.
  ///
  /// A message is said by somebody who has a name among the avatars.
  var others: PrototypeKey.Value? { self == .message ? .words : nil }

  /// Its keys' names.
  var names: [String] { keys.map(\.name) }
}

/// A key of a `prototype.yaml`: what it takes, and what it is for.
struct PrototypeKey: Sendable {
  /// What a key takes.
  indirect enum Value: Sendable {
    /// A text that nobody reads, such as a key or a value.
    case text
    /// A text that people read: one for all languages, or one for each.
    case words
    /// Several of these.
    case paragraphs
    case flag
    case number(ClosedRange<Double>)
    /// So many numbers.
    case numbers(Int)
    case choice([String])
    /// The name of a page, a tab's page or a form of the page.
    case page, tab, variant
    /// A picture's path.
    case picture
    /// Configuration keys and their values.
    case configuration
    /// A mapping of some keys.
    case mapping(PrototypeMapping)
    /// A list of mappings.
    case list(PrototypeMapping)
    /// Mappings by names that are free.
    case named(PrototypeMapping)
    /// Other values by names that are free.
    case values(Value)
    /// A list of texts.
    case texts
    /// The content that belongs to the `layout` beside it.
    case content
    case either([Value])
  }

  var name: String
  var value: Value
  /// What it is for, in one sentence.
  var summary: String
  var isRequired = false

  /// What a tap does; a hotspot has one of them, and `variant` beside `push`, `present` and `tab` too.
  static let actions = ["push", "present", "tab", "variant", "back", "collect"]
}

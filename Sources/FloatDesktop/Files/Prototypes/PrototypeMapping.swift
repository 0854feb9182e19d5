/// A kind of mapping in a `prototype.yaml`. The reader refuses keys that it does not have, and the schema lists its
/// keys.
enum PrototypeMapping: String, CaseIterable, Sendable {
  case prototype
  case tab
  case page
  case fixed
  case hotspot
  case variant
  case badge
  /// A part of a picture that can be swiped.
  case swipeRow = "swipe-row"
  case rowAction = "row-action"
  case pager
  case slider
  /// A picture for light mode and one for dark mode.
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

  /// Its keys in the recommended order.
  var keys: [PrototypeKey] { PrototypeKey.table[self] ?? [] }

  /// Its keys' names.
  var names: [String] { keys.map(\.name) }
}

/// A key of a `prototype.yaml`: its value and its purpose.
struct PrototypeKey: Sendable {
  /// The kind of value that a key takes.
  indirect enum Value: Sendable {
    /// A text that is not shown to people, such as a key or a value.
    case text
    /// A part of a file's name.
    case identifier
    /// A text for people: one for all languages, or one for each.
    case words
    /// Several texts for people.
    case paragraphs
    case flag
    case number(ClosedRange<Double>)
    /// A whole number.
    case count(ClosedRange<Int>)
    /// A place, and a place with a size.
    case point, frame
    case choice([String])
    /// The name of a page, a tab's page or a form of the page.
    case page, tab, variant
    /// A picture's path.
    case picture
    /// A configuration key; one with a list of values.
    case key, choosable
    /// Configuration keys and their values.
    case configuration
    /// A mapping of the given kind.
    case mapping(PrototypeMapping)
    /// A list of mappings.
    case list(PrototypeMapping)
    /// A list of other values.
    case listOf(Value)
    /// Mappings under names of the writer's choice.
    case named(PrototypeMapping)
    /// Such mappings, each with its place.
    case placed(PrototypeMapping)
    /// The pages by their names.
    case pages
    /// The program's own texts by their names.
    case strings
    /// Other values under names of the writer's choice, except some.
    case values(Value, reserved: [String] = [])
    /// A list of texts.
    case texts
    /// The content that belongs to the `layout` beside it.
    case content
    case either([Value])
  }

  var name: String
  var value: Value
  /// The key's purpose, in one sentence.
  var summary: String
  var isRequired = false

  /// What a tap does; a hotspot has one of these, except that `variant` may stand beside `push`, `present` and `tab`.
  static let actions = HotspotAction.allCases.map(\.rawValue)

  /// What a tap on a hotspot does.
  enum HotspotAction: String, CaseIterable {
    case push, present, tab, variant, back, collect
  }
}

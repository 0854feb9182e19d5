import FloatCore
import FloatPages

/// The keys of the words of built-in layouts.
extension PrototypeKeys {
  /// The built-in layouts, by the names of their mappings.
  enum Layout: String, CaseIterable {
    case article, conversation
    case chatList = "chat-list"
    case contacts, list, profile, settings, partner
  }

  /// The keys of a message that are not senders' names.
  static let ofMessages = ["time", "article", "from"]

  /// The page that a tap on a row opens.
  struct Target: KeyGroup {
    let page = Key("page", .text, "The page that a tap opens from the right.")
    let present = Key("present", .text, "The page that a tap opens over everything.")
  }
  private static let oneTarget = Schema.atMostOne(of: ["page", "present"])
  private static let rowActions = Key(
    "actions", .list(rowAction), "What a swipe of the row to the left offers.")
  private static let tint = Key(
    "tint", .tint, "The icon's colour; by default the icon keeps its own colours.")

  struct Article: KeyGroup {
    let title = Key("title", .words, "The headline; by default the page's title.")
    let author = Key("author", .words, "Who wrote it.", isRequired: true)
    let publisher = Key("publisher", .words, "Who published it; also the bar's title.", isRequired: true)
    let icon = Key("icon", .picture, "The publisher's logo.", isRequired: true)
    let picture = Key("picture", .picture, "The picture at the top.", isRequired: true)
    let date = Key("date", .words, "The date beside the author.", isRequired: true)
    let paragraphs = Key(
      "paragraphs", .paragraphs, "The text; \"## \" begins a heading, \"> \" a quotation.", isRequired: true)
    let next = Key("next", .text, "The article that the card at the end leads to.")
  }
  static let article = KeyTable("article", Article())

  struct Conversation: KeyGroup {
    let avatars = Key(
      "avatars",
      .form(Schema.named(Schema.reference("picture"), names: ["not": Schema.choice(ofMessages)])),
      "Portraits: me, them, and others by the names that messages use.")
    let messages = Key("messages", .list(message), "What was said, oldest first.", isRequired: true)
    let menu = Key("menu", .list(menuItem), "The menu behind the plus.")
  }
  static let conversation = KeyTable("conversation", Conversation())

  struct Message: KeyGroup {
    let me = Key("me", .words, "What the phone's owner says.")
    let them = Key(
      "them", .words, "What the other person says; for other senders, write their name from avatars instead.")
    let time = Key("time", .words, "A line between the bubbles.")
    let article = Key("article", .text, "An article, shown as a card.")
    let from = Key("from", .text, "Who sends the card; by default them.")
  }
  static let message = KeyTable("message", Message())

  struct ChatList: KeyGroup {
    let search = Key("search", .text, "The page that the search field opens.")
    let menu = Key("menu", .list(menuItem), "The menu behind the plus in the bar.")
    let chats = Key("chats", .list(chat), "The rows.", isRequired: true)
    let actions = Key(
      "actions", .list(rowAction), "What a swipe of any row offers that has no actions of its own.")
  }
  static let chatList = KeyTable("chat-list", ChatList())

  struct Chat: KeyGroup {
    let target = Target()
    let name = Key("name", .words, "The first line; by default the page's title.")
    let avatar = Key("avatar", .picture, "The portrait; by default the page's icon.")
    let preview = Key("preview", .words, "The second line.")
    let time = Key("time", .words, "When the last message came.")
    let unread = Key("unread", .number(-1...999_999), "Unread messages; -1 for a dot.")
    let muted = Key("muted", .flag, "Whether messages arrive silently.")
    let actions = rowActions
  }
  static let chat = KeyTable("chat", Chat(), oneTarget)

  struct Contacts: KeyGroup {
    let rows = Key("rows", .list(row), "Rows above the people.")
    let sections = Key("sections", .list(section), "The people by letter.", isRequired: true)
  }
  static let contacts = KeyTable("contacts", Contacts())

  struct Section: KeyGroup {
    let letter = Key("letter", .words, "The heading.", isRequired: true)
    let people = Key("people", .list(contact), "The people below the heading.", isRequired: true)
  }
  static let section = KeyTable("section", Section())

  struct Contact: KeyGroup {
    let target = Target()
    let name = Key("name", .words, "The person's name.", isRequired: true)
    let avatar = Key("avatar", .picture, "The portrait.", isRequired: true)
  }
  static let contact = KeyTable("contact", Contact(), oneTarget)

  struct List: KeyGroup {
    let searchField = Key("search-field", .flag, "Whether a search field is at the top.")
    let image = Key("image", .picture, "The image at the top.")
    let tint = PrototypeKeys.tint
    let paragraphs = Key("paragraphs", .paragraphs, "Centred lines below the image.")
    let rows = Key("rows", .list(row), "The rows.")
  }
  static let list = KeyTable("list", List())

  struct Row: KeyGroup {
    let icon = Key("icon", .picture, "The icon.", isRequired: true)
    let tint = PrototypeKeys.tint
    let title = Key("title", .words, "What it says.", isRequired: true)
    let target = Target()
    let gap = Key("gap", .flag, "Whether a gap is above it.")
    let actions = rowActions
  }
  static let row = KeyTable("row", Row(), oneTarget)

  struct Profile: KeyGroup {
    let name = Key("name", .words, "The person's name.", isRequired: true)
    let account = Key("account", .words, "The line below the name.", isRequired: true)
    let avatar = Key("avatar", .picture, "The portrait.", isRequired: true)
    let target = Target()
    let rows = Key("rows", .list(row), "The rows below.")
  }
  static let profile = KeyTable("profile", Profile(), oneTarget)

  struct MenuItem: KeyGroup {
    let title = Key("title", .words, "What it says.", isRequired: true)
    let page = Key("page", .text, "The page that the item opens.", isRequired: true)
  }
  static let menuItem = KeyTable("menu-item", MenuItem())

  struct Settings: KeyGroup {
    let sections = Key("sections", .list(settingsSection), "Groups of rows.", isRequired: true)
  }
  static let settings = KeyTable("settings", Settings())

  struct SettingsSection: KeyGroup {
    let title = Key("title", .words, "The small line above the group.")
    let rows = Key("rows", .list(settingsRow), "The rows.", isRequired: true)
  }
  static let settingsSection = KeyTable("settings-section", SettingsSection())

  struct SettingsRow: KeyGroup {
    let title = Key("title", .words, "What it says.", isRequired: true)
    let toggle = Key("toggle", .form(Schema.reference("key")), "A configuration key that a switch sets.")
    let on = Key("on", .text, "The key's value while it is on; by default true.")
    let off = Key("off", .text, "The key's value while it is off; by default false.")
    let choice = Key(
      "choice", .form(Schema.choice(ConfigurationSchema.inputs.filter { !$0.choices.isEmpty }.map(\.key))),
      "A configuration key that a page of values sets.")
    let names = Key("names", .form(Schema.named(Schema.reference("words"))), "Names for the values.")
    let value = Key("value", .words, "A text that does not change.")
    let target = Target()
  }
  static let settingsRow = KeyTable(
    "settings-row", SettingsRow(),
    Schema.atMostOne(of: ["toggle", "choice", "value"], besides: [("page", "present")]))

  struct Partner: KeyGroup {
    let partner = Key(
      "partner", .words, "The partner's name, large in the coloured header.", isRequired: true)
    let subtitle = Key("subtitle", .words, "The line below it.", isRequired: true)
    let paragraphs = Key("paragraphs", .paragraphs, "The text.", isRequired: true)
    let buttons = Key(
      "buttons", .paragraphs, "The buttons' titles, the main one first; each closes the page.",
      isRequired: true)
  }
  static let partner = KeyTable("partner", Partner())
}

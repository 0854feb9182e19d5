import FloatCore
import FloatPages

/// The keys of the words of built-in layouts, mapping by mapping.
extension PrototypeKey {
  private static let rowTarget: [PrototypeKey] = [
    .init(name: "page", value: .page, summary: "The page that a tap opens from the right."),
    .init(name: "present", value: .page, summary: "The page that a tap opens over everything."),
  ]
  private static let rowActions = PrototypeKey(
    name: "actions", value: .list(.rowAction), summary: "What a swipe of the row to the left offers.")
  private static let tint = PrototypeKey(
    name: "tint", value: .choice(PrototypePages.Tint.allCases.map(\.rawValue)),
    summary: "The icon's colour; by default the icon keeps its own colours.")

  static let ofLayouts: [PrototypeMapping: [PrototypeKey]] = [
    .article: [
      .init(name: "title", value: .words, summary: "The headline; by default the page's title."),
      .init(name: "author", value: .words, summary: "Who wrote it.", isRequired: true),
      .init(
        name: "publisher", value: .words, summary: "Who published it; also the bar's title.", isRequired: true
      ),
      .init(name: "icon", value: .picture, summary: "The publisher's logo.", isRequired: true),
      .init(name: "picture", value: .picture, summary: "The picture at the top.", isRequired: true),
      .init(name: "date", value: .words, summary: "The date beside the author.", isRequired: true),
      .init(
        name: "paragraphs", value: .paragraphs,
        summary: "The text; \"## \" begins a heading, \"> \" a quotation.", isRequired: true),
      .init(name: "next", value: .page, summary: "The article that the card at the end leads to."),
    ],
    .conversation: [
      .init(
        name: "avatars", value: .values(.picture, reserved: ofMessages),
        summary: "Portraits: me, them, and others by the names that messages use."),
      .init(
        name: "messages", value: .list(.message), summary: "What was said, oldest first.", isRequired: true),
      .init(name: "menu", value: .list(.menuItem), summary: "The menu behind the plus."),
    ],
    .message: [
      .init(name: "me", value: .words, summary: "What the phone's owner says."),
      .init(
        name: "them", value: .words,
        summary: "What the other person says; for other senders, write their name from avatars instead."),
      .init(name: "time", value: .words, summary: "A line between the bubbles."),
      .init(name: "article", value: .page, summary: "An article, shown as a card."),
      .init(name: "from", value: .text, summary: "Who sends the card; by default them."),
    ],
    .chatList: [
      .init(name: "search", value: .page, summary: "The page that the search field opens."),
      .init(name: "menu", value: .list(.menuItem), summary: "The menu behind the plus in the bar."),
      .init(name: "chats", value: .list(.chat), summary: "The rows.", isRequired: true),
      .init(
        name: "actions", value: .list(.rowAction),
        summary: "What a swipe of any row offers that has no actions of its own."),
    ],
    .chat: rowTarget + [
      .init(name: "name", value: .words, summary: "The first line; by default the page's title."),
      .init(name: "avatar", value: .picture, summary: "The portrait; by default the page's icon."),
      .init(name: "preview", value: .words, summary: "The second line."),
      .init(name: "time", value: .words, summary: "When the last message came."),
      .init(name: "unread", value: .number(unreadCounts), summary: "Unread messages; -1 for a dot."),
      .init(name: "muted", value: .flag, summary: "Whether messages arrive silently."),
      rowActions,
    ],
    .contacts: [
      .init(name: "rows", value: .list(.row), summary: "Rows above the people."),
      .init(name: "sections", value: .list(.section), summary: "The people by letter.", isRequired: true),
    ],
    .section: [
      .init(name: "letter", value: .words, summary: "The heading.", isRequired: true),
      .init(
        name: "people", value: .list(.contact), summary: "The people below the heading.", isRequired: true),
    ],
    .contact: rowTarget + [
      .init(name: "name", value: .words, summary: "The person's name.", isRequired: true),
      .init(name: "avatar", value: .picture, summary: "The portrait.", isRequired: true),
    ],
    .list: [
      .init(name: "search-field", value: .flag, summary: "Whether a search field is at the top."),
      .init(name: "image", value: .picture, summary: "The image at the top."),
      tint,
      .init(name: "paragraphs", value: .paragraphs, summary: "Centred lines below the image."),
      .init(name: "rows", value: .list(.row), summary: "The rows."),
    ],
    .row: [
      .init(name: "icon", value: .picture, summary: "The icon.", isRequired: true), tint,
      .init(name: "title", value: .words, summary: "What it says.", isRequired: true),
    ] + rowTarget + [
      .init(name: "gap", value: .flag, summary: "Whether a gap is above it."), rowActions,
    ],
    .profile: [
      .init(name: "name", value: .words, summary: "The person's name.", isRequired: true),
      .init(name: "account", value: .words, summary: "The line below the name.", isRequired: true),
      .init(name: "avatar", value: .picture, summary: "The portrait.", isRequired: true),
    ] + rowTarget + [
      .init(name: "rows", value: .list(.row), summary: "The rows below.")
    ],
    .menuItem: [
      .init(name: "title", value: .words, summary: "What it says.", isRequired: true),
      .init(name: "page", value: .page, summary: "The page that the item opens.", isRequired: true),
    ],
    .settings: [
      .init(name: "sections", value: .list(.settingsSection), summary: "Groups of rows.", isRequired: true)
    ],
    .settingsSection: [
      .init(name: "title", value: .words, summary: "The small line above the group."),
      .init(name: "rows", value: .list(.settingsRow), summary: "The rows.", isRequired: true),
    ],
    .settingsRow: [
      .init(name: "title", value: .words, summary: "What it says.", isRequired: true),
      .init(name: "toggle", value: .key, summary: "A configuration key that a switch sets."),
      .init(name: "on", value: .text, summary: "The key's value while it is on; by default true."),
      .init(name: "off", value: .text, summary: "The key's value while it is off; by default false."),
      .init(name: "choice", value: .choosable, summary: "A configuration key that a page of values sets."),
      .init(name: "names", value: .values(.words), summary: "Names for the values."),
      .init(name: "value", value: .words, summary: "A text that does not change."),
    ] + rowTarget,
    .partner: [
      .init(
        name: "partner", value: .words, summary: "The partner's name, large in the coloured header.",
        isRequired: true),
      .init(name: "subtitle", value: .words, summary: "The line below it.", isRequired: true),
      .init(name: "paragraphs", value: .paragraphs, summary: "The text.", isRequired: true),
      .init(
        name: "buttons", value: .paragraphs,
        summary: "The buttons' titles, the main one first; each closes the page.",
        isRequired: true),
    ],
  ]
}

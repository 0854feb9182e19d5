import FloatCore
import FloatPages

/// The keys of a `prototype.yaml`, mapping by mapping. Those of the layouts' words are in an extension.
enum PrototypeKeys {
  /// The values of a badge; -1 is a dot.
  static let counts = -1...9999
  /// The name of a page's own form.
  static let ownForm = "default"
  /// The frame of a hotspot on everything that scrolls.
  static let all = "all"
  private static let lengths = 0.0...100_000.0
  private static let frame = Key(
    "frame", .frame, "[x, y, width, height] in points of the picture.", isRequired: true)
  private static let corners = Key("radius", .number(lengths), "The radius of its corners.")

  /// All mappings, in the order of the schema.
  static let mappings: [any Mapping] = [
    tab, entrances, page, fixed, hotspot, variant, badge, swipeRow, rowAction, pager, slider, themed, article,
    conversation,
    chatList, contacts, list, profile, settings, partner, message, chat, section, contact, row, menuItem,
    settingsSection, settingsRow,
  ]

  struct Root: KeyGroup {
    let version = Key("floatdesktop", .word(["1"]), "The format, 1.", isRequired: true)
    let id = Key(
      "id", .form(Schema.text(limit: 64, pattern: "^[A-Za-z0-9_-]*$")),
      "Names the stored state; by default the folder's name.")
    let name = Key("name", .words, "The name that people read.")
    let device = Key("device", .text, "A device that comes with the program.")
    let presets = Key(
      "presets", .form(Schema.list(Schema.reference("text"))), "The presets that the prototype starts from.")
    let options = Key(
      "options", .form(Schema.reference("options")),
      "The configuration values that the prototype starts from.")
    let strings = Key(
      "strings", .form(Schema.object(stringNames.map { Key($0, .words, "") })),
      "Texts of the bars, menus and built-in layouts.")
    let tabs = Key("tabs", .list(tab), "The tab bar; the first tab's page is the root.")
    let entrances = Key(
      "entrances", .mapping(PrototypeKeys.entrances), "What holds for the pages in the ball.")
    let pages = Key(
      "pages",
      .form(
        Schema.named(
          Schema.reference(page.name), names: Schema.pattern("^[^/:]+$"), ["minProperties": 1])),
      "The pages by name.", isRequired: true)
  }
  static let root = KeyTable("", Root())

  /// The names of the texts that a prototype may replace.
  static let stringNames =
    PrototypePages.StringKey.allCases.map(\.key) + InterfaceText.allCases.map(\.key)

  struct Tab: KeyGroup {
    let page = Key("page", .text, "The page that the tab shows.", isRequired: true)
    let title = Key("title", .words, "The text below the icon.")
    let icon = Key("icon", .picture, "The icon, painted in the tab bar's colours.")
    let selectedIcon = Key(
      "selected-icon", .picture, "The icon of the selected tab; by default NAME-fill beside the other icon.")
    let badge = Key(
      "badge", .form(Schema.anyOf([Schema.count(counts), Schema.choice(["sum", "all"])])),
      "A count, the sum of the page's badges, or of all pages'.")
  }
  static let tab = KeyTable("tab", Tab())

  struct Entrances: KeyGroup {
    let keep = Key(
      "keep", .form(Schema.list(Schema.reference("text"))),
      "Pages that stay in the ball: nothing takes them out, by hand, by a call or for another page.")
  }
  static let entrances = KeyTable("entrances", Entrances())

  struct Page: KeyGroup {
    let title = Key("title", .words, "The page's name.")
    let bar = Key(
      "bar", .word(["drawn", "none"]),
      "Whether a navigation bar is drawn; by default, only for a page with a title or a layout.")
    let statusBar = Key(
      "status-bar", .choice(StatusBarStyle.self),
      "The colour of the status bar's text on this page: light on a dark picture.")
    let picture = Key(
      "picture", .themed, "The picture that the page shows, from the screen's top left corner.")
    let layout = Key("layout", .choice(Layout.self), "A built-in layout, instead of a picture.")
    let content = Key("content", .form(["type": "object"]), "The words of the layout.")
    let collectable = Key("collectable", .flag, "Whether the page can go into the ball.")
    let collect = Key(
      "collect", .word(["ask"]), "ask: a question comes before the page goes into the ball.")
    let icon = Key("icon", .picture, "The page's icon in the ball and in the list.")
    let swipeBack = Key(
      "swipe-back", .form(Schema.anyOf([Schema.flag, Schema.choice(SwipeOrigin.allCases.map(\.rawValue))])),
      "Where a swipe back may begin, or false for nowhere; by default as navigation.swipe-from says.")
    let onPicture = OnPicture()
  }
  static let page = KeyTable("page", Page(), PrototypeSchema.pageRules)

  /// The keys that belong to a page that is a picture.
  struct OnPicture: KeyGroup {
    let fixed = Key("fixed", .mapping(PrototypeKeys.fixed), "Parts of the picture that do not scroll.")
    let hotspots = Key("hotspots", .placed(hotspot), "Where the picture can be pressed.")
    let badges = Key("badges", .placed(badge), "Badges on the picture.")
    let rows = Key("rows", .named(swipeRow), "Parts of the picture that can be swiped to the left.")
    let pager = Key("pager", .named(PrototypeKeys.pager), "Pictures side by side, over the picture.")
    let slider = Key("slider", .named(PrototypeKeys.slider), "Values that a thumb on a track sets.")
    let variants = Key(
      "variants",
      .form(
        Schema.named(
          Schema.anyOf([
            Schema.reference("picture"), Schema.reference(themed.name), Schema.reference(variant.name),
          ]), names: ["not": Schema.choice([ownForm])])), "Other forms of the page, by name.")
  }

  static let ofPictures = OnPicture().all.names

  struct Fixed: KeyGroup {
    let top = Key("top", .number(lengths), "The height of the picture's top that stays, in points.")
    let bottom = Key("bottom", .number(lengths), "The height of the picture's bottom that stays, in points.")
  }
  static let fixed = KeyTable("fixed", Fixed())

  struct Hotspot: KeyGroup {
    let frame = Key(
      "frame", .form(Schema.anyOf([PrototypeSchema.frame, Schema.choice([PrototypeKeys.all])])),
      "[x, y, width, height] in points of the picture, or all for everything that scrolls.")
    let radius = Key("radius", .number(lengths), "The corner radius of the pressed look.")
    let label = Key("label", .words, "What a screen reader says; by default the hotspot's name.")
    let action = Action()
  }
  static let hotspot = KeyTable(
    "hotspot", Hotspot(),
    Schema.atMostOne(
      of: actions.filter { $0 != "variant" }, besides: [("variant", "back"), ("variant", "collect")]))

  /// What a tap does; a hotspot has one of these, except that `variant` may stand beside `push`, `present` and `tab`.
  struct Action: KeyGroup {
    let push = Key("push", .text, "Opens a page from the right.")
    let present = Key("present", .text, "Opens a page over everything.")
    let tab = Key("tab", .text, "Brings a tab to the front and closes the pages above it.")
    let variant = Key(
      "variant", .text,
      "Shows this form of the page; default is its own. With push, present or tab: the form in which that page opens."
    )
    let back = Key("back", .flag, "Goes back.")
    let collect = Key("collect", .flag, "Puts the page in the ball.")
    let custom = Key(
      "custom", .text,
      "Tells the app of a tap by this name, and does nothing else; in a window the outlined hotspots say it.")
  }

  static let actions = Action().all.names

  struct Variant: KeyGroup {
    let picture = Key("picture", .themed, "The picture in this form; by default the page's own.")
    let hotspots = Key(
      "hotspots", .named(hotspot), "Changes to the page's hotspots of the same names, and new hotspots.")
    let badges = Key(
      "badges", .named(badge), "Changes to the page's badges of the same names, and new badges.")
    let pager = Key(
      "pager", .named(PrototypeKeys.pager), "Pagers in place of the page's of the same names, and new ones.")
  }
  static let variant = KeyTable("variant", Variant())

  struct Badge: KeyGroup {
    let center = Key("center", .form(PrototypeSchema.point), "[x, y] in points of the picture.")
    let count = Key(
      "count", .number(Double(counts.lowerBound)...Double(counts.upperBound)),
      "The number on the badge; -1 for a dot.")
  }
  static let badge = KeyTable("badge", Badge())

  struct SwipeRow: KeyGroup {
    let frame = PrototypeKeys.frame
    let radius = corners
    let label = Key("label", .words, "What a screen reader says; by default the row's name.")
    let actions = Key("actions", .list(rowAction), "What the swipe offers.", isRequired: true)
  }
  static let swipeRow = KeyTable("swipe-row", SwipeRow())

  struct Pager: KeyGroup {
    let frame = PrototypeKeys.frame
    let radius = corners
    let label = Key("label", .words, "What a screen reader says; by default the pager's name.")
    let pages = Key(
      "pages", .form(Schema.list(FieldKind.themed.form)),
      "Its pictures, each at its own size from the frame's top left corner.", isRequired: true)
    let dots = Key("dots", .flag, "Whether dots tell which page shows; by default they do.")
  }
  static let pager = KeyTable("pager", Pager())

  struct Slider: KeyGroup {
    let frame = Key(
      "frame", .frame, "[x, y, width, height] in points of the picture; the track lies in its middle.",
      isRequired: true)
    let label = Key("label", .words, "What a screen reader says; by default the slider's name.")
    let value = Key("value", .number(0...1), "The value at first, by default 0.5.")
    let track = Key("track", .tint, "The colour of the track; by default that of separators.")
    let fill = Key("fill", .tint, "The colour up to the thumb; by default the tint.")
  }
  static let slider = KeyTable("slider", Slider())

  struct RowAction: KeyGroup {
    let title = Key("title", .words, "What it says.", isRequired: true)
    let color = Key("color", .tint, "The colour of its ground; by default that of its effect.")
    let effect = Key(
      "do", .word(["unread", "hide", "delete"]),
      "Gives the row's badge a dot or reads it, takes the row out, or does so after a second tap.")
    let push = Key("push", .text, "Opens a page from the right, instead.")
    let confirm = Key(
      "confirm", .words, "The question that a second tap answers; by default only delete asks.")
  }
  static let rowAction = KeyTable("row-action", RowAction())

  /// A picture for light mode and one for dark mode.
  struct Themed: KeyGroup {
    let light = Key("light", .picture, "The picture in light mode.")
    let dark = Key("dark", .picture, "The picture in dark mode.")
  }
  static let themed = KeyTable("themed", Themed(), ["minProperties": 1])
}

extension KeyKind where Self == FieldKind {
  /// A text that is not shown to people, such as the name of a page, a tab's page or a form.
  static var text: Self { .form(Schema.reference("text")) }
  /// A text for people: one for all languages, or one for each.
  static var words: Self { .form(Schema.reference("words")) }
  /// Several texts for people.
  static var paragraphs: Self { .form(Schema.list(Schema.reference("words"))) }
  /// A picture's path.
  static var picture: Self { .form(Schema.reference("picture")) }
  /// A picture, or one for light and one for dark.
  static var themed: Self {
    .form(Schema.anyOf([Schema.reference("picture"), Schema.reference(PrototypeKeys.themed.name)]))
  }
  static var frame: Self { .form(PrototypeSchema.frame) }
  /// Such mappings under names of the writer's choice, each with its place.
  static func placed<Keys>(_ table: KeyTable<Keys>) -> Self {
    .form(Schema.named(Schema.reference(PrototypeSchema.placed(table.name))))
  }
}

extension KeyKind where Self == ChoiceKind<PrototypePages.Tint> {
  static var tint: Self { ChoiceKind() }
}

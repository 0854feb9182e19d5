import FloatCore
import FloatPages

/// All keys of a `prototype.yaml`, mapping by mapping, in the recommended order.
extension PrototypeKey {
  /// Whether a page has a drawn navigation bar.
  static let bars = ["drawn", "none"]
  /// The values of a badge; -1 is a dot.
  static let counts = -1.0...9999.0
  /// The counts of a tab's badge.
  static let tabCounts = -1...9999
  /// The values of a conversation row's unread count.
  static let unreadCounts = -1.0...999_999.0
  /// The name of a page's own form.
  static let ownForm = "default"
  /// The keys of a message that are not senders' names.
  static let ofMessages = ["time", "article", "from"]
  /// The frame of a hotspot on everything that scrolls.
  static let all = "all"
  private static let lengths = 0.0...100_000.0
  private static let bar = PrototypeKey(
    name: "bar", value: .choice(bars),
    summary:
      "Whether a navigation bar is drawn; by default, only for a page with a title or a layout.")

  static let table = ofPages.merging(ofLayouts) { mine, _ in mine }

  private static let ofPages: [PrototypeMapping: [PrototypeKey]] = [
    .prototype: [
      .init(name: "floatdesktop", value: .choice(["1"]), summary: "The format, 1.", isRequired: true),
      .init(name: "id", value: .identifier, summary: "Names the stored state; by default the folder's name."),
      .init(name: "name", value: .words, summary: "The name that people read."),
      .init(name: "device", value: .text, summary: "A device that comes with the program."),
      .init(name: "presets", value: .texts, summary: "The presets that the prototype starts from."),
      .init(
        name: "options", value: .configuration,
        summary: "The configuration values that the prototype starts from."),
      .init(
        name: "strings", value: .strings, summary: "Texts of the bars, menus and built-in layouts."),
      .init(name: "tabs", value: .list(.tab), summary: "The tab bar; the first tab's page is the root."),
      .init(name: "pages", value: .pages, summary: "The pages by name.", isRequired: true),
    ],
    .tab: [
      .init(name: "page", value: .page, summary: "The page that the tab shows.", isRequired: true),
      .init(name: "title", value: .words, summary: "The text below the icon."),
      .init(name: "icon", value: .picture, summary: "The icon, painted in the tab bar's colours."),
      .init(
        name: "selected-icon", value: .picture,
        summary: "The icon of the selected tab; by default NAME-fill beside the other icon."),
      .init(
        name: "badge", value: .either([.count(tabCounts), .choice(["sum", "all"])]),
        summary: "A count, the sum of the page's badges, or of all pages'."),
    ],
    .page: [
      .init(name: "title", value: .words, summary: "The page's name."),
      bar,
      .init(
        name: "status-bar", value: .choice(StatusBarStyle.allCases.map(\.rawValue)),
        summary: "The colour of the status bar's text on this page: light on a dark picture."),
      .init(
        name: "picture", value: .either([.picture, .mapping(.themed)]),
        summary: "The picture that the page shows, from the screen's top left corner."),
      .init(
        name: "layout", value: .choice(PrototypeMapping.layouts.map(\.rawValue)),
        summary: "A built-in layout, instead of a picture."),
      .init(name: "content", value: .content, summary: "The words of the layout."),
      .init(name: "collectable", value: .flag, summary: "Whether the page can go into the ball."),
      .init(name: "icon", value: .picture, summary: "The page's icon in the ball and in the list."),
      .init(
        name: "swipe-back", value: .either([.flag, .choice(SwipeOrigin.allCases.map(\.rawValue))]),
        summary:
          "Where a swipe back may begin, or false for nowhere; by default as navigation.swipe-from says."),
      .init(name: "fixed", value: .mapping(.fixed), summary: "Parts of the picture that do not scroll."),
      .init(name: "hotspots", value: .placed(.hotspot), summary: "Where the picture can be pressed."),
      .init(name: "badges", value: .placed(.badge), summary: "Badges on the picture."),
      .init(
        name: "rows", value: .named(.swipeRow),
        summary: "Parts of the picture that can be swiped to the left."),
      .init(name: "pager", value: .named(.pager), summary: "Pictures side by side, over the picture."),
      .init(name: "slider", value: .named(.slider), summary: "Values that a thumb on a track sets."),
      .init(
        name: "variants",
        value: .values(
          .either([.picture, .mapping(.themed), .mapping(.variant)]), reserved: [ownForm]),
        summary: "Other forms of the page, by name."),
    ],
    .fixed: [
      .init(
        name: "top", value: .number(lengths),
        summary: "The height of the picture's top that stays, in points."),
      .init(
        name: "bottom", value: .number(lengths),
        summary: "The height of the picture's bottom that stays, in points."),
    ],
    .hotspot: [
      .init(
        name: "frame", value: .either([.frame, .choice([all])]),
        summary: "[x, y, width, height] in points of the picture, or all for everything that scrolls."),
      .init(name: "radius", value: .number(lengths), summary: "The corner radius of the pressed look."),
      .init(
        name: "label", value: .words, summary: "What a screen reader says; by default the hotspot's name."),
      .init(name: "push", value: .page, summary: "Opens a page from the right."),
      .init(name: "present", value: .page, summary: "Opens a page over everything."),
      .init(name: "tab", value: .tab, summary: "Brings a tab to the front and closes the pages above it."),
      .init(
        name: "variant", value: .variant,
        summary:
          "Shows this form of the page; default is its own. With push, present or tab: the form in which that page opens."
      ),
      .init(name: "back", value: .flag, summary: "Goes back."),
      .init(name: "collect", value: .flag, summary: "Puts the page in the ball."),
    ],
    .variant: [
      .init(
        name: "picture", value: .either([.picture, .mapping(.themed)]),
        summary: "The picture in this form; by default the page's own."),
      .init(
        name: "hotspots", value: .named(.hotspot),
        summary: "Changes to the page's hotspots of the same names, and new hotspots."),
      .init(
        name: "badges", value: .named(.badge),
        summary: "Changes to the page's badges of the same names, and new badges."),
      .init(
        name: "pager", value: .named(.pager),
        summary: "Pagers in place of the page's of the same names, and new ones."),
    ],
    .badge: [
      .init(name: "center", value: .point, summary: "[x, y] in points of the picture."),
      .init(name: "count", value: .number(counts), summary: "The number on the badge; -1 for a dot."),
    ],
    .swipeRow: [
      .init(
        name: "frame", value: .frame, summary: "[x, y, width, height] in points of the picture.",
        isRequired: true),
      .init(name: "radius", value: .number(lengths), summary: "The radius of its corners."),
      .init(name: "label", value: .words, summary: "What a screen reader says; by default the row's name."),
      .init(
        name: "actions", value: .list(.rowAction), summary: "What the swipe offers.", isRequired: true),
    ],
    .pager: [
      .init(
        name: "frame", value: .frame, summary: "[x, y, width, height] in points of the picture.",
        isRequired: true),
      .init(name: "radius", value: .number(lengths), summary: "The radius of its corners."),
      .init(name: "label", value: .words, summary: "What a screen reader says; by default the pager's name."),
      .init(
        name: "pages", value: .listOf(.either([.picture, .mapping(.themed)])),
        summary: "Its pictures, each at its own size from the frame's top left corner.", isRequired: true),
      .init(name: "dots", value: .flag, summary: "Whether dots tell which page shows; by default they do."),
    ],
    .slider: [
      .init(
        name: "frame", value: .frame,
        summary: "[x, y, width, height] in points of the picture; the track lies in its middle.",
        isRequired: true),
      .init(
        name: "label", value: .words, summary: "What a screen reader says; by default the slider's name."),
      .init(name: "value", value: .number(0...1), summary: "The value at first, by default 0.5."),
      .init(
        name: "track", value: .choice(PrototypePages.Tint.allCases.map(\.rawValue)),
        summary: "The colour of the track; by default that of separators."),
      .init(
        name: "fill", value: .choice(PrototypePages.Tint.allCases.map(\.rawValue)),
        summary: "The colour up to the thumb; by default the tint."),
    ],
    .rowAction: [
      .init(name: "title", value: .words, summary: "What it says.", isRequired: true),
      .init(
        name: "color", value: .choice(PrototypePages.Tint.allCases.map(\.rawValue)),
        summary: "The colour of its ground; by default that of its effect."),
      .init(
        name: "do", value: .choice(["unread", "hide", "delete"]),
        summary: "Gives the row's badge a dot or reads it, takes the row out, or does so after a second tap."),
      .init(name: "push", value: .page, summary: "Opens a page from the right, instead."),
      .init(
        name: "confirm", value: .words,
        summary: "The question that a second tap answers; by default only delete asks."),
    ],
    .themed: [
      .init(name: "light", value: .picture, summary: "The picture in light mode."),
      .init(name: "dark", value: .picture, summary: "The picture in dark mode."),
    ],
  ]
}

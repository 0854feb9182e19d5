import FloatCore

/// Pages that are pictures, with hotspots on them: what a prototype's folder describes.
///
/// Places are points in the picture, from its top left corner. A picture that is taller than the screen scrolls, but for the
/// parts at its top and bottom that are fixed.
public struct PicturePages: Equatable, Sendable {
  /// A picture and how large it is shown.
  public struct Picture: Hashable, Sendable {
    /// The file's name, as painters look for it.
    public var name: String
    /// Its size in points.
    public var size: Size

    /// A picture of a size, in points.
    public init(name: String, size: Size) {
      self.name = name
      self.size = size
    }
  }

  /// A place on a page that can be pressed.
  public struct Hotspot: Hashable, Sendable {
    /// What it is called on its page; its element is `hotspot:PAGE/NAME`.
    public var name: String
    /// Where it is on the picture.
    public var frame: Rect
    /// What a screen reader says.
    public var label: String
    /// What a tap on it does.
    public var action: PageAction

    /// A place that can be pressed.
    public init(name: String, frame: Rect, label: String, action: PageAction) {
      self.name = name
      self.frame = frame
      self.label = label
      self.action = action
    }
  }

  /// A place on a page where a badge counts.
  public struct Badge: Hashable, Sendable {
    /// What it is called on its page; its element is `badge:PAGE/NAME`.
    public var name: String
    /// Its centre on the picture.
    public var center: Point
    /// What it counts at the start; below zero it is a dot.
    public var count: Int

    /// A place where a badge counts.
    public init(name: String, center: Point, count: Int) {
      self.name = name
      self.center = center
      self.count = count
    }
  }

  /// A page.
  public struct Page: Hashable, Sendable {
    /// Its id.
    public var id: PageID
    /// What bars and the list of collected pages call it.
    public var title: String
    /// Whether a navigation bar is drawn above the picture.
    public var hasBar = false
    /// What it shows, light and dark.
    public var picture: Themed<Picture>
    /// How much of the picture's top stays while the rest scrolls, in points.
    public var fixedTop = 0.0
    /// How much of the picture's bottom stays, in points.
    public var fixedBottom = 0.0
    /// Where it can be pressed; of two that overlap the later one is on top.
    public var hotspots: [Hotspot] = []
    /// What it may show instead, by name.
    public var variants: [String: Themed<Picture>] = [:]
    /// Its badges.
    public var badges: [Badge] = []
    /// Whether the ball takes it.
    public var isCollectable = false
    /// Whether it is presented over the stack.
    public var isPresented = false
    /// The picture that stands for it in the ball and in the list.
    public var icon: String

    /// A page with a picture.
    public init(id: PageID, title: String, picture: Themed<Picture>, icon: String) {
      self.id = id
      self.title = title
      self.picture = picture
      self.icon = icon
    }
  }

  /// What the prototype is called.
  public var name: String
  /// The pages, the first one at the bottom of the stack.
  public var pages: [Page]
  /// The tabs, each with the id of its page; the first page is the first tab's where there are some.
  public var tabItems: [TabItem]

  /// What the tabs' badges count at the start, by the tabs' ids.
  public var tabCounts: [String: Int] = [:]

  /// A prototype of pages; there has to be one.
  public init(name: String, pages: [Page], tabs: [TabItem] = []) {
    self.name = name
    self.pages = pages
    tabItems = tabs
  }

  /// What the badge of a tab counts under.
  public static func badge(ofTab id: String) -> BadgeID { .page(PageID("tab/\(id)")) }

  /// The page with an id; nil where there is none.
  public func page(_ id: PageID) -> Page? { pages.first { $0.id == id } }
}

extension PicturePages: PageSource {
  /// The first tab's page, or the first one.
  public var root: PageID { tabItems.first.map { PageID($0.id) } ?? pages.first?.id ?? "empty" }
  /// The ids of the tabs' pages.
  public var tabs: [String] { tabItems.map(\.id) }
  /// All pages are of one kind.
  public var collectableKinds: Set<String> { [Self.kind] }
  /// What the badges count, each under the name of its page and its own.
  public var counts: [PageCount] {
    let inTabs = tabItems.compactMap { item in
      tabCounts[item.id].map { PageCount(page: PageID("tab/\(item.id)"), count: $0) }
    }
    return inTabs
      + pages.flatMap { page in
        page.badges.map { PageCount(page: Self.badgePage($0, on: page), count: $0.count) }
      }
  }

  private static let kind = "picture"

  private static func badgePage(_ badge: Badge, on page: Page) -> PageID {
    PageID("\(page.id)/\(badge.name)")
  }

  /// How a page behaves.
  public func traits(of pageID: PageID) -> PageTraits? {
    page(pageID).map {
      PageTraits(kind: Self.kind, declaresCollectable: $0.isCollectable, isModal: $0.isPresented)
    }
  }

  /// A collectable page as the list shows it.
  public func entrance(of pageID: PageID) -> Entrance? {
    guard let page = page(pageID), page.isCollectable else { return nil }
    return Entrance(pageID: pageID, kind: Self.kind, title: page.title, icon: page.icon)
  }

  /// A page's picture with everything on it; the root's is that of the tab in front.
  public func layout(of pageID: PageID, by builder: PageBuilder<PicturePages>) -> PageLayout? {
    let isRoot = pageID == root
    guard let page = page(isRoot && !builder.tab.isEmpty ? PageID(builder.tab) : pageID) else { return nil }
    return builder.layout(page, as: pageID, isRoot: isRoot)
  }
}

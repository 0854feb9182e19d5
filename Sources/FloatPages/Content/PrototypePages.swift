import FloatCore

/// The pages of a prototype, as its folder describes them: pictures with hotspots, and built-in layouts with words.
public struct PrototypePages: Equatable, Sendable {
  /// What the prototype is called.
  public var name: String
  /// The pages; the root is the first tab's, or the first of these.
  public var pages: [Page]
  /// The tabs, each with the id of its page.
  public var tabItems: [TabItem]
  /// What the tabs' badges count at the start that count for themselves, by the tabs' ids.
  public var tabCounts: [String: Int] = [:]
  /// The tabs whose badges add up what their pages' badges count.
  public var tabSums: Set<String> = []
  /// The texts of the built-in layouts, by key; a key that is not here reads its English default.
  public var strings: [StringKey: String]
  /// The texts of the interface; one that is not here is the English one.
  public var interface: [InterfaceText: String]

  /// Pages put together by hand. Ids are not checked: of two pages with one id the first is found.
  public init(
    name: String, pages: [Page], tabs: [TabItem] = [], strings: [StringKey: String] = [:],
    interface: [InterfaceText: String] = [:]
  ) {
    self.name = name
    self.pages = pages
    tabItems = tabs
    self.strings = strings
    self.interface = interface
  }

  /// The text for a key, in English where these pages have none.
  public subscript(key: StringKey) -> String { strings[key] ?? key.english }

  /// What the badge of a tab counts under that is not the sum of everything.
  public static func badge(ofTab id: String) -> BadgeID { .page(badgePage(ofTab: id)) }

  static func badgePage(ofTab id: String) -> PageID { PageID("tab/\(id)") }

  /// The page with an id; nil where there is none.
  public func page(_ id: PageID) -> Page? { pages.first { $0.id == id } }

  /// The article that a page is; nil for another kind of page.
  func article(_ id: PageID) -> Article? {
    if case .article(let article)? = page(id)?.content { article } else { nil }
  }
}

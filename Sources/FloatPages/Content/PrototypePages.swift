public import FloatCore

/// The pages of a prototype, as its folder describes them: pictures with hotspots, and built-in layouts with texts.
public struct PrototypePages: Equatable, Sendable {
  /// The name of the prototype.
  public var name: String
  /// The pages; the root is the first tab's, or without tabs the first of these.
  public var pages: [Page]
  /// The tabs, each with the id of its page.
  public var tabItems: [TabItem]
  /// The initial counts of the tabs' badges, by the tabs' ids; a tab that is missing has none.
  public var tabCounts: [String: Int] = [:]
  /// The ids of the tabs whose badges add up the counts of their page's badges.
  public var tabSums: Set<String> = []
  /// The texts of the built-in layouts, by key; a missing one is in English.
  public var strings: [StringKey: String]
  /// The texts of the interface; a missing one is in English.
  public var interface: [InterfaceText: String]

  /// Pages made in code. Ids are not checked: of two pages with the same id the first is used.
  public init(
    name: String, pages: [Page], tabs: [TabItem] = [], strings: [StringKey: String] = [:],
    interface: [InterfaceText: String] = [:]
  ) {
    (self.name, self.pages, tabItems, self.strings, self.interface) = (name, pages, tabs, strings, interface)
  }

  /// The text for a key, in English if these pages have none.
  public subscript(key: StringKey) -> String { strings[key] ?? key.english }

  /// The id of a tab's own badge, in place of the sum over all pages.
  public static func badge(ofTab id: String) -> BadgeID { .page(badgePage(ofTab: id)) }

  static func badgePage(ofTab id: String) -> PageID { PageID("tab/\(id)") }

  /// The page with an id; nil if there is none.
  public func page(_ id: PageID) -> Page? { pages.first { $0.id == id } }

  /// The article on a page; nil for another kind of page.
  func article(_ id: PageID) -> Article? {
    if case .article(let article)? = page(id)?.content { article } else { nil }
  }
}

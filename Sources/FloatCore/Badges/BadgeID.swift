/// A badge, by the pages that it counts.
public enum BadgeID: Hashable, Sendable, CustomStringConvertible {
  /// What is new on a page.
  case page(PageID)
  /// What is new on all pages, on the tab bar.
  case tab

  /// The page's name, or `tab`.
  public var description: String {
    switch self {
    case .page(let page): page.description
    case .tab: "tab"
    }
  }
}

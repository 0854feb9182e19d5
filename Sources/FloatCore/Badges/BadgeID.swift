/// The id of a badge, by the pages whose items it counts.
public enum BadgeID: Hashable, Sendable, CustomStringConvertible {
  /// The unread items of a page.
  case page(PageID)
  /// The unread items of all pages, on the tab bar.
  case tab

  /// The page's id, or `tab`.
  public var description: String {
    switch self {
    case .page(let page): page.description
    case .tab: "tab"
    }
  }
}

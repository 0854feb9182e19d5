/// A page kept in the floating ball: enough to list it and to make it again after a restart.
public struct Entrance: Hashable, Sendable, Identifiable {
  /// The page's id, unique among the entrances.
  public var pageID: PageID
  /// What makes the page again, "article" for example.
  public var kind: String
  /// What the list calls the page; a blank one does not validate.
  public var title: String
  /// The name of the icon; may be empty.
  public var icon: String
  /// Whatever the page wants to have back.
  public var userInfo: [String: String]
  /// How far the page was scrolled, in points.
  public var scrollOffset: Double

  /// The page's id, by which lists tell entrances apart.
  public var id: PageID { pageID }

  /// An entrance; nothing is checked before `validate(knownKinds:)` is asked.
  ///
  /// - Parameters:
  ///   - pageID: The page's id.
  ///   - kind: What makes the page again, as ``PageTraits/kind`` says.
  ///   - title: What the list calls the page.
  ///   - icon: The name of the icon; empty for none.
  ///   - userInfo: Whatever the page wants to have back.
  ///   - scrollOffset: How far the page was scrolled, in points.
  public init(
    pageID: PageID, kind: String, title: String, icon: String = "", userInfo: [String: String] = [:],
    scrollOffset: Double = 0
  ) {
    self.pageID = pageID
    self.kind = kind
    self.title = title
    self.icon = icon
    self.userInfo = userInfo
    self.scrollOffset = scrollOffset
  }

  /// Why this entrance cannot be kept, as the end of a sentence, or nil when it can.
  ///
  /// The conditions are SuspensionEntrance's on restoring: a title, and a kind that can make a page.
  package func validate(knownKinds: Set<String>) -> String? {
    if Self.isBlank(pageID.description) { return "it has no page id" }
    if Self.isBlank(title) { return "it has no title" }
    if !knownKinds.contains(kind) { return "nothing makes pages of the kind \"\(kind)\"" }
    return nil
  }

  private static func isBlank(_ text: String) -> Bool { text.allSatisfy(\.isWhitespace) }
}

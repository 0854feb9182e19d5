/// A collected page: enough to list it, and to find its page again after a restart.
public struct CollectedPage: Hashable, Sendable, Identifiable {
  /// The page's id, unique among the collected pages.
  public var pageID: PageID
  /// The kind of page to rebuild, for example "article".
  public var kind: String
  /// The page's title in the list; a blank one does not validate.
  public var title: String
  /// The name of the icon; may be empty.
  public var icon: String
  /// How far the page was scrolled, in points.
  public var scrollOffset: Double

  /// The page's id, by which lists tell collected pages apart.
  public var id: PageID { pageID }

  /// A collected page; nothing is checked before `validate(knownKinds:)`.
  ///
  /// - Parameters:
  ///   - pageID: The page's id.
  ///   - kind: The kind of page to rebuild, as in ``PageTraits/kind``.
  ///   - title: The page's title in the list.
  ///   - icon: The name of the icon; empty for none.
  ///   - scrollOffset: How far the page was scrolled, in points.
  public init(pageID: PageID, kind: String, title: String, icon: String = "", scrollOffset: Double = 0) {
    (self.pageID, self.kind, self.title) = (pageID, kind, title)
    (self.icon, self.scrollOffset) = (icon, scrollOffset)
  }

  /// The reason why this page cannot be kept, as the end of a sentence, or nil if it can.
  ///
  /// The conditions are SuspensionEntrance's for restoring: a title, and a kind that can make a page.
  package func validate(knownKinds: Set<String>) -> String? {
    if Self.isBlank(pageID.description) { return "it has no page id" }
    if Self.isBlank(title) { return "it has no title" }
    if !knownKinds.contains(kind) { return "\"\(kind)\" is not a known kind of page" }
    return nil
  }

  private static func isBlank(_ text: String) -> Bool { text.allSatisfy(\.isWhitespace) }
}

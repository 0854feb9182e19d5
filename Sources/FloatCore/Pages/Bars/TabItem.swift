/// A tab of the root page, as the tab bar shows it.
public struct TabItem: Hashable, Sendable {
  /// The tab's id; its element is `tab:` and this.
  public var id: String
  /// What is below the icon.
  public var title: String
  /// The name of the icon; `-fill` is added to it for the tab in front.
  public var icon: String
  /// Whether it has the badge that counts all the others.
  public var hasBadge: Bool

  /// A tab.
  ///
  /// - Parameters:
  ///   - id: The tab's id.
  ///   - title: What is below the icon.
  ///   - icon: The name of the icon.
  ///   - hasBadge: Whether it has the badge that counts all the others.
  public init(id: String, title: String, icon: String, hasBadge: Bool = false) {
    self.id = id
    self.title = title
    self.icon = icon
    self.hasBadge = hasBadge
  }
}

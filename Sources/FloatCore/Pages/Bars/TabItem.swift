/// A tab of the root page, as the tab bar shows it.
public struct TabItem: Hashable, Sendable {
  /// The tab's id; the id of its element is `tab:` followed by this.
  public var id: String
  /// The text below the icon.
  public var title: String
  /// The name of the icon.
  public var icon: String
  /// The name of the icon while the tab is in front.
  public var selectedIcon: String
  /// The badge on it, if any: that of a page, or the one that counts all pages.
  public var badge: BadgeID?

  /// A tab.
  ///
  /// - Parameters:
  ///   - id: The tab's id.
  ///   - title: The text below the icon.
  ///   - icon: The name of the icon.
  ///   - selectedIcon: The name of the icon while the tab is in front; nil for `icon` with `-fill` added.
  ///   - badge: The badge on it.
  public init(id: String, title: String, icon: String, selectedIcon: String? = nil, badge: BadgeID? = nil) {
    (self.id, self.title, self.icon) = (id, title, icon)
    self.selectedIcon = selectedIcon ?? icon + "-fill"
    self.badge = badge
  }
}

extension DemoContent {
  /// A row of Discover, of Me, or above the people in Contacts.
  public struct Row: Hashable, Sendable {
    /// The icon below `Assets/`, without its ending: `icons/moments`.
    public var icon: String
    public var tint: Tint
    public var title: String
    /// The id of the page it opens, or nil where the demo has none.
    public var page: String?
    /// Whether a gap above the row separates it from the one before.
    public var startsGroup: Bool

    public init(icon: String, tint: Tint, title: String, page: String? = nil, startsGroup: Bool = false) {
      self.icon = icon
      self.tint = tint
      self.title = title
      self.page = page
      self.startsGroup = startsGroup
    }
  }

  /// A colour that content files can name; which one it is, `tint.green` and its like say.
  public enum Tint: String, Hashable, Sendable, CaseIterable {
    case green
    case blue
    case orange
    case yellow
    case red
    case purple
    case teal
    case gray
  }
}

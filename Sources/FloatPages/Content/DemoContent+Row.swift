extension DemoContent {
  /// A row of Discover, of Me, or above the people in Contacts.
  public struct Row: Hashable, Sendable {
    /// The icon below `Assets/`, without its ending: `icons/moments`.
    public var icon: String
    /// The icon's colour.
    public var tint: Tint
    /// What the row says.
    public var title: String
    /// The id of the page it opens, or nil where the demo has none.
    public var page: String?
    /// Whether a gap above the row separates it from the one before.
    public var startsGroup: Bool

    /// A row.
    ///
    /// - Parameters:
    ///   - icon: The icon below `Assets/`, without its ending.
    ///   - tint: The icon's colour.
    ///   - title: What the row says.
    ///   - page: The id of the page it opens; with nil, or an id that no page has, the row does nothing and has no
    ///     chevron.
    ///   - startsGroup: Whether a gap separates it from the row before; `gap` in a content file.
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
    /// The colour of the parameter `tint.green`; `green` in a content file.
    case green
    /// The colour of the parameter `tint.blue`; `blue` in a content file.
    case blue
    /// The colour of the parameter `tint.orange`; `orange` in a content file.
    case orange
    /// The colour of the parameter `tint.yellow`; `yellow` in a content file.
    case yellow
    /// The colour of the parameter `tint.red`; `red` in a content file.
    case red
    /// The colour of the parameter `tint.purple`; `purple` in a content file.
    case purple
    /// The colour of the parameter `tint.teal`; `teal` in a content file.
    case teal
    /// The colour of the parameter `tint.gray`; `gray` in a content file.
    case gray
  }
}

import FloatCore

extension PrototypePages {
  /// A row with an icon in colour.
  public struct Row: Hashable, Sendable {
    /// The icon.
    public var icon: String
    /// The icon's colour; nil draws it as the picture that it is.
    public var tint: Tint?
    /// What the row says.
    public var title: String
    /// The page it opens; nil where it leads nowhere.
    public var page: PageID?
    /// Whether a gap above the row separates it from the one before.
    public var startsGroup: Bool

    /// A row.
    ///
    /// - Parameters:
    ///   - icon: The icon.
    ///   - tint: The icon's colour; nil draws it as the picture that it is.
    ///   - title: What the row says.
    ///   - page: The id of the page it opens; with nil, or an id that no page has, the row does nothing and has no
    ///     chevron.
    ///   - startsGroup: Whether a gap separates it from the row before.
    public init(icon: String, tint: Tint?, title: String, page: PageID? = nil, startsGroup: Bool = false) {
      self.icon = icon
      self.tint = tint
      self.title = title
      self.page = page
      self.startsGroup = startsGroup
    }
  }

  /// A colour that prototypes can name; which one it is, `tint.green` and its like say.
  public enum Tint: String, Hashable, Sendable, CaseIterable {
    /// The colour of the parameter `tint.green`; `green` in a prototype's file.
    case green
    /// The colour of the parameter `tint.blue`; `blue` in a prototype's file.
    case blue
    /// The colour of the parameter `tint.orange`; `orange` in a prototype's file.
    case orange
    /// The colour of the parameter `tint.yellow`; `yellow` in a prototype's file.
    case yellow
    /// The colour of the parameter `tint.red`; `red` in a prototype's file.
    case red
    /// The colour of the parameter `tint.purple`; `purple` in a prototype's file.
    case purple
    /// The colour of the parameter `tint.teal`; `teal` in a prototype's file.
    case teal
    /// The colour of the parameter `tint.gray`; `gray` in a prototype's file.
    case gray
  }
}

public import FloatCore

extension PrototypePages {
  /// A row with a coloured icon.
  public struct Row: Hashable, Sendable {
    /// The name of the icon.
    public var icon: String
    /// The icon's colour; nil keeps the picture's own colours.
    public var tint: Tint?
    /// The text of the row.
    public var title: String
    /// The page it opens; nil if it leads nowhere.
    public var page: PageID?
    /// Whether a gap above the row separates it from the one before.
    public var startsGroup: Bool
    /// The actions behind the row, from left to right; none for a row that leads nowhere.
    public var actions: [RowAction] = []

    /// A row.
    ///
    /// - Parameters:
    ///   - icon: The name of the icon.
    ///   - tint: The icon's colour; nil keeps the picture's own colours.
    ///   - title: The text of the row.
    ///   - page: The id of the page it opens; with nil, or an unknown id, the row does nothing and has no chevron.
    ///   - startsGroup: Whether a gap separates it from the row before.
    public init(icon: String, tint: Tint?, title: String, page: PageID? = nil, startsGroup: Bool = false) {
      (self.icon, self.tint, self.title, self.page, self.startsGroup) = (icon, tint, title, page, startsGroup)
    }
  }

  /// A colour that prototypes can name; `tint.green` and the other `tint.*` keys define it.
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

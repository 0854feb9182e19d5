/// What a page's navigation bar shows.
public struct BarLayout: Hashable, Sendable {
  /// The button at the bar's start.
  public enum Leading: Hashable, Sendable {
    /// No button: the page is the root.
    case none
    /// A chevron that goes one page back.
    case back
    /// A cross that closes a presented page; it goes back, as the chevron does.
    case close
  }

  /// The button at the bar's end.
  public enum Trailing: Hashable, Sendable {
    /// No button.
    case none
    /// The page's "…".
    case more
    /// A button of the page's own.
    case button(Button)
  }

  /// A button of a page's own.
  public struct Button: Hashable, Sendable {
    /// Its element's id.
    public var id: String
    /// The name of its icon.
    public var icon: String
    /// What a screen reader says.
    public var label: String
    /// What a tap on it does.
    public var action: PageAction

    /// A button.
    public init(id: String, icon: String, label: String, action: PageAction) {
      self.id = id
      self.icon = icon
      self.label = label
      self.action = action
    }
  }

  /// The text in the middle, cut to the room there is.
  public var title: String
  /// The button at the start.
  public var leading: Leading
  /// The button at the end.
  public var trailing: Trailing

  /// A bar; without more than a title one that leads back.
  public init(title: String, leading: Leading = .back, trailing: Trailing = .none) {
    self.title = title
    self.leading = leading
    self.trailing = trailing
  }
}

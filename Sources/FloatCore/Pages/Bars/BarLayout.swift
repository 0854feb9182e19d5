/// The title and the buttons of a page's navigation bar.
public struct BarLayout: Hashable, Sendable {
  /// The button at the start of the bar.
  public enum Leading: Hashable, Sendable {
    /// No button: the page is the root.
    case none
    /// A chevron that goes one page back.
    case back
    /// A cross that closes a presented page; it goes back, as the chevron does.
    case close
  }

  /// The button at the end of the bar.
  public enum Trailing: Hashable, Sendable {
    /// No button.
    case none
    /// The "…" button of the page.
    case more
    /// A button that the page defines.
    case button(Button)
  }

  /// A button that the page defines.
  public struct Button: Hashable, Sendable {
    /// The id of its element.
    public var id: String
    /// The name of its icon.
    public var icon: String
    /// Its label for screen readers.
    public var label: String
    /// The action of a tap on it.
    public var action: PageAction

    /// A button.
    public init(id: String, icon: String, label: String, action: PageAction) {
      (self.id, self.icon, self.label, self.action) = (id, icon, label, action)
    }
  }

  /// The text in the middle, cut to the available room.
  public var title: String
  /// The button at the start.
  public var leading: Leading
  /// The button at the end.
  public var trailing: Trailing

  /// A bar; by default with a back button and nothing at its end.
  public init(title: String, leading: Leading = .back, trailing: Trailing = .none) {
    (self.title, self.leading, self.trailing) = (title, leading, trailing)
  }
}

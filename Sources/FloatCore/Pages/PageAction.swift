/// What a tap on an element of a page does.
public enum PageAction: Hashable, Sendable {
  /// A row of a menu.
  public struct MenuItem: Hashable, Sendable {
    /// What the row says.
    public var title: String
    /// The id of the page it opens.
    public var page: PageID

    /// A row of a menu.
    public init(title: String, page: PageID) {
      self.title = title
      self.page = page
    }
  }

  /// Nothing; it only looks pressed.
  case highlight
  /// Collects the page, as the menu's item does: it closes into the ball.
  case collect
  /// Shows the page in the form of this name; an empty name is the form that it had at first.
  case variant(String)
  /// Goes one page back.
  case back
  /// Opens the page with this id, in the form of the name or, without one, in the form in which it was last.
  case push(PageID, variant: String? = nil)
  /// Brings the tab with this id to the front, its page in the form of the name if there is one.
  case tab(String, variant: String? = nil)
  /// Leaves everything that was opened since the root page, which shows the tab with this id, in the form of
  /// the name if there is one.
  case popToRoot(tab: String, variant: String? = nil)
  /// Opens the menu of what can be done with the page: float it, or take it out of the ball.
  case pageMenu
  /// Opens a menu of pages, which comes from the bottom of the screen.
  case menu([MenuItem])
  /// Sets a configuration key to a value, as ``Input/configure(_:)`` does.
  case set(ConfigurationValue)
  /// Tells something in a notice.
  case tell(String)

  /// True for what changes the looks of the element itself at once, or takes it away with its page: a tap too short to
  /// look pressed is not shown afterwards.
  var answersAtOnce: Bool {
    switch self {
    case .tab, .collect: true
    default: false
    }
  }
}

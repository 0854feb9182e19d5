/// The action of a tap on an element of a page.
public enum PageAction: Hashable, Sendable {
  /// A row of a menu.
  public struct MenuItem: Hashable, Sendable {
    /// The text of the row.
    public var title: String
    /// The id of the page it opens.
    public var page: PageID

    /// A row of a menu.
    public init(title: String, page: PageID) {
      self.title = title
      self.page = page
    }
  }

  /// No action; the element only looks pressed.
  case highlight
  /// Collects the page, as the menu item does: it closes into the ball.
  case collect
  /// Shows the page in the form with this name; an empty name is its first form.
  case variant(String)
  /// Goes one page back.
  case back
  /// Opens the page with this id, in the named form, or without a name in the form it was last in.
  case push(PageID, variant: String? = nil)
  /// Brings the tab with this id to the front, and its page into the named form, if there is a name.
  case tab(String, variant: String? = nil)
  /// Leaves all pages above the root page, which shows the tab with this id, in the named form if there is a name.
  case popToRoot(tab: String, variant: String? = nil)
  /// Opens the page's menu: collect it, or take it out of the ball.
  case pageMenu
  /// Opens a menu of pages from the bottom of the screen.
  case menu([MenuItem])
  /// Sets a configuration key to a value, as ``Input/configure(_:)`` does.
  case set(ConfigurationValue)
  /// Shows a text in a notice.
  case tell(String)
  /// An action that the app defines, by its name: it arrives as ``Event/Kind/custom(_:)``, and nothing else happens.
  case custom(String)

  /// True for an action that at once changes the element's look, or removes it with its page: then a tap too short to
  /// look pressed is not highlighted afterwards.
  var answersAtOnce: Bool {
    switch self {
    case .tab, .collect: true
    default: false
    }
  }
}

/// What a tap on an element of a page does.
public enum PageAction: Hashable, Sendable {
  /// A menu that comes from the bottom of the screen.
  public enum Menu: Hashable, Sendable {
    /// What can be done with the page: float it, or take it out of the ball.
    case page
    /// What can be begun, behind the plus above the conversations.
    case new
    /// What can be sent, behind the plus below a conversation.
    case attachments
  }

  /// Goes one page back.
  case back
  /// Opens the page with this id.
  case push(PageID)
  /// Brings a tab to the front.
  case tab(Tab)
  /// Opens a menu.
  case menu(Menu)
  /// Sets a configuration key to a value, as ``Input/configure(_:)`` does.
  case set(ConfigurationValue)
  /// Tells something in a notice.
  case tell(DemoContent.StringKey)
}

/// The id of an element on the screen; scripts use its ``description``.
public enum ElementID: Hashable, Sendable, CustomStringConvertible {
  /// An element that leads to a page: `row:article-1`.
  case row(PageID)
  /// An action behind a row: `row:chat-1:action:delete`.
  case rowAction(PageID, String)
  /// A tab of the root page: `tab:contacts`.
  case tab(String)
  /// A sticky badge: `badge:chat-1`.
  case badge(BadgeID)
  /// A collected page in the ball's list: `list:article-1`.
  case list(PageID)
  /// The button that takes a page out of the list: `list:article-1:delete`.
  case delete(PageID)
  /// A row of a menu: `menu:float`.
  case menu(String)
  /// The floating ball: `ball`.
  case ball
  /// A notice with an action: `notice`.
  case notice
  /// The button that undoes what a notice reports: `notice:undo`.
  case undo
  /// An element that belongs to a page, such as `back` or `switch:haptic.enabled`.
  case named(String)

  static let back = ElementID.named("back")

  /// True for an element that lies in the tab bar, and moves with it.
  var isInTabBar: Bool { if case .tab = self { true } else { false } }

  /// The name that scripts use.
  public var description: String {
    switch self {
    case .row(let page): "row:\(page)"
    case .rowAction(let row, let name): "row:\(row):action:\(name)"
    case .tab(let tab): "tab:\(tab)"
    case .badge(let badge): "badge:\(badge)"
    case .list(let page): "list:\(page)"
    case .delete(let page): "list:\(page):delete"
    case .menu(let item): "menu:\(item)"
    case .ball: "ball"
    case .notice: "notice"
    case .undo: "notice:undo"
    case .named(let name): name
    }
  }
}

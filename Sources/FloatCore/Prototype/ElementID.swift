/// The name of something on the screen; scripts know it by its ``description``.
public enum ElementID: Hashable, Sendable, CustomStringConvertible {
  /// What leads to a page: `row:article-1`.
  case row(PageID)
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
  /// A notice that does something: `notice`.
  case notice
  /// What takes back what a notice tells: `notice:undo`.
  case undo
  /// One of its page's own, such as `back` or `switch:haptic.enabled`.
  case named(String)

  static let back = ElementID.named("back")

  /// The name that scripts use.
  public var description: String {
    switch self {
    case .row(let page): "row:\(page)"
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

/// The name of a page: what opens it, and what files and scripts call it.
public struct PageID: Hashable, Sendable, Comparable, CustomStringConvertible,
  ExpressibleByStringInterpolation
{
  /// The name as it is spelled: `chats`, `article-1`.
  public let description: String

  /// A page's name.
  public init(_ name: String) { description = name }

  /// A page's name, spelled out in the source.
  public init(stringLiteral name: String) { description = name }

  /// In the order of the spelling.
  public static func < (a: PageID, b: PageID) -> Bool { a.description < b.description }
}

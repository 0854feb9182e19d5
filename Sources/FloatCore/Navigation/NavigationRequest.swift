/// A requested change of the stack; it waits while a transition runs.
enum NavigationRequest: Equatable, Sendable {
  /// Opens a page. `reads` is the badge beside the tapped element; its items are read once the page fills the screen.
  case push(PageID, reads: PageID? = nil)
  case pop
  /// Leaves all pages except the root, which shows this tab.
  case popToRoot(tab: String)
  /// Opens a collected page, out of the ball or out of a row of the list.
  case open(PageID, from: RowLook?)

  /// The page it brings to the front, or nil.
  var page: PageID? {
    switch self {
    case .push(let id, _), .open(let id, _): id
    case .pop, .popToRoot: nil
    }
  }

  /// The badges whose items are read once the request is done.
  var reads: [PageID] { if case .push(_, let badge?) = self { [badge] } else { [] } }
}

/// A requested change of the stack; it waits while another one is under way.
enum NavigationRequest: Equatable, Sendable {
  case push(PageID)
  case pop
  /// Leaves all pages except the root, which shows this tab.
  case popToRoot(tab: String)
  /// Opens a collected page, out of the ball or out of a row of the list.
  case open(PageID, from: RowLook?)

  /// The page it brings to the front, or nil.
  var page: PageID? {
    switch self {
    case .push(let id), .open(let id, _): id
    case .pop, .popToRoot: nil
    }
  }
}

/// A row of the list as it looked when it was chosen, which a page grows out of.
struct RowLook: Equatable, Sendable {
  var outline: RoundedRect
  var fill: Color
  /// Its icon and its texts, in coordinates of the screen.
  var content: [Shape]
}

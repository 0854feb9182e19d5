/// A gesture that a press may become; the arena decides.
enum Gesture: Hashable, Sendable {
  /// A release on the pressed element of a page.
  case tap(ElementID, on: PageID)
  /// Scrolling a page.
  case scroll(PageID)
  /// A release on the status bar: the front page scrolls to its top.
  case scrollToTop
  /// Dragging the front page back from the left edge.
  case edgePan
  /// Pulling a page that came from below down: by its bar, or by its content while that is scrolled to its top.
  case pullDown
  /// Dragging a page that a press has caught in motion.
  case catchTransition
  /// Swiping a row to the left, which shows its actions, and back.
  case rowSwipe(PageID)
  /// A release beside the actions of an open row, which closes the row.
  case rowClose
  /// Dragging the pages of a pager, or the thumb of a slider.
  case controlPan(ElementID)
  /// A release on a slider, whose thumb moves there.
  case controlTap(ElementID)
  case ballTap
  case ballLongPress
  case ballPan
  case badgePan(BadgeID)
  /// A release on the list without movement.
  case listTap
  /// A release while a page's menu is open.
  case sheetTap
  /// A release on a notice with an action.
  case noticeTap
  /// Moving over the list.
  case listPan

  /// True for a gesture that is a release at the place of the press.
  var isTap: Bool {
    switch self {
    case .tap, .scrollToTop, .rowClose, .controlTap, .ballTap, .listTap, .sheetTap, .noticeTap: true
    default: false
    }
  }

  /// True for a drag that closes an open row as it begins.
  var closesRows: Bool {
    switch self {
    case .scroll, .edgePan, .pullDown, .controlPan: true
    default: false
    }
  }

  /// True for a tap on an action behind a row, which shows a question, removes the row, or closes it.
  var isOfRowAction: Bool { if case .tap(.rowAction, on: _) = self { true } else { false } }
}

/// A gesture that a press may become; the arena decides.
enum Gesture: Hashable, Sendable {
  /// A release on the pressed element.
  case tap(ElementID)
  /// Scrolling a page.
  case scroll(PageID)
  /// A release on the status bar: the front page scrolls to its top.
  case scrollToTop
  /// Dragging the front page back from the left edge.
  case edgePan
  /// Dragging a page that came from below down: by its bar, or by its content at its top.
  case pullDown
  /// Dragging a page that is on its way in or out.
  case catchTransition
  /// Swiping a row to the left, to its actions, and back.
  case rowSwipe(PageID)
  /// A release beside the actions of an open row, which closes.
  case rowClose
  /// Dragging the pages of a pager, or the thumb of a slider.
  case controlPan(ElementID)
  /// A release on a control that goes to where it is tapped.
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

  /// True for a release where the press was.
  var isTap: Bool {
    switch self {
    case .tap, .scrollToTop, .rowClose, .controlTap, .ballTap, .listTap, .sheetTap, .noticeTap: true
    default: false
    }
  }

  /// True for a drag that closes an open row as it begins: each but those of rows.
  var closesRows: Bool {
    switch self {
    case .scroll, .edgePan, .pullDown, .controlPan: true
    default: false
    }
  }

  /// True for a tap on an action behind a row, which asks, takes the row out, or lets it close over the action.
  var isOfRowAction: Bool { if case .tap(.rowAction) = self { true } else { false } }
}

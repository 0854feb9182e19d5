/// What a press may become; the arena decides which.
enum Gesture: Hashable, Sendable {
  /// Lets go on the element that was pressed.
  case tap(ElementID)
  /// Scrolls a page.
  case scroll(PageID)
  /// Lets go on the status bar: the page in front goes to its top.
  case scrollToTop
  /// Drags the page in front back from the left edge.
  case edgePan
  /// Drags a presented page down by its bar.
  case pullDown
  /// Drags a page that is on its way in or out.
  case catchTransition
  case ballTap
  case ballLongPress
  case ballPan
  case badgePan(BadgeID)
  /// Lets go on the list without moving.
  case listTap
  /// Lets go while a page's menu is open.
  case sheetTap
  /// Lets go on a notice that opens the list.
  case noticeTap
  /// Moves over the list.
  case listPan
}

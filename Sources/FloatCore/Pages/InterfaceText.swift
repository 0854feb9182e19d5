/// A text that the core itself shows or reports; the raw value is the key in a content file's `strings`.
public enum InterfaceText: String, Hashable, Sendable, CaseIterable {
  /// The label for screen readers of the chevron that goes back.
  case back
  /// The label for screen readers of the cross that closes a presented page.
  case close
  /// The label for screen readers of the "…".
  case more
  /// The item of menus that does nothing.
  case cancel
  /// The label for screen readers of a row's delete button in the list of collected pages.
  case delete
  /// The label of the drop zone, and of the menu item, that collects the page.
  case float
  /// The label of the drop zone, and of the menu item, that takes a page out of the ball.
  case cancelFloat
  /// The label of the collecting zone while a release would collect the page.
  case floatRelease
  /// The label of the red zone while a release would remove the ball's pages.
  case cancelFloatRelease
  /// The label of the drop zone when the ball is full.
  case floatFull
  /// The notice when the ball is full.
  case floatFullNotice
  /// The notice, before the page's title, when a new page has replaced a page of a full ball.
  case floatReplacedNotice
  /// The notice when pages were taken out of the ball.
  case floatRemovedNotice
  /// The button on that notice.
  case undo
  /// The title of a row's "mark as unread" where the row has unread items.
  case markRead
  /// The question of a row's "delete" before it deletes.
  case deleteQuestion
  /// The notice when a row was taken out of its page.
  case rowRemovedNotice
  /// The notice when several pages or rows were removed, one after the other or at once; `#` stands for their number.
  case severalRemovedNotice
  /// The notice, before a page's name, when a page in use is gone from the page source.
  case pageGoneNotice
  /// The end of that notice, after the name, when other pages are gone as well; `#` stands for their number.
  case morePagesGoneNotice
  /// The notice when the stored pages cannot be read.
  case entrancesSetAside

  /// The English text, used if a page source does not provide one.
  public var english: String {
    switch self {
    case .back: "Back"
    case .close: "Close"
    case .more: "More"
    case .cancel: "Cancel"
    case .delete: "Delete"
    case .float: "Float"
    case .cancelFloat: "Remove"
    case .floatRelease: "Release to float"
    case .cancelFloatRelease: "Release to remove"
    case .floatFull: "Full"
    case .floatFullNotice: "The floating window is full. Remove a page to add another."
    case .floatReplacedNotice: "Taken out of the floating window:"
    case .floatRemovedNotice: "Removed from the ball."
    case .undo: "Undo"
    case .markRead: "Read"
    case .deleteQuestion: "Delete?"
    case .rowRemovedNotice: "Removed from the list."
    case .severalRemovedNotice: "# removed."
    case .pageGoneNotice: "Gone from the prototype:"
    case .morePagesGoneNotice: " and # more"
    case .entrancesSetAside: "The collected pages could not be read. Their file was set aside."
    }
  }
}

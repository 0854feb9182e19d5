/// A text that the core itself shows or reports.
///
/// The raw value is the English text, which is used if a page source provides no other.
public enum InterfaceText: String, Hashable, Sendable, CaseIterable {
  /// The label for screen readers of the chevron that goes back.
  case back = "Back"
  /// The label for screen readers of the cross that closes a presented page.
  case close = "Close"
  /// The label for screen readers of the "…".
  case more = "More"
  /// The item of menus that does nothing.
  case cancel = "Cancel"
  /// The label for screen readers of a row's delete button in the list of collected pages.
  case delete = "Delete"
  /// The label of the drop zone, and of the menu item, that collects the page.
  case float = "Float"
  /// The label of the drop zone, and of the menu item, that takes a page out of the ball.
  case cancelFloat = "Remove"
  /// The label of the collecting zone while a release would collect the page.
  case floatRelease = "Release to float"
  /// The label of the red zone while a release would remove the ball's pages.
  case cancelFloatRelease = "Release to remove"
  /// The label of the drop zone when the ball is full.
  case floatFull = "Full"
  /// The notice when the ball is full.
  case floatFullNotice = "The floating window is full. Remove a page to add another."
  /// The notice, before the page's title, when a new page has replaced a page of a full ball.
  case floatReplacedNotice = "Taken out of the floating window:"
  /// The notice when pages were taken out of the ball.
  case floatRemovedNotice = "Removed from the ball."
  /// The button on that notice.
  case undo = "Undo"
  /// The title of a row's "mark as unread" where the row has unread items.
  case markRead = "Read"
  /// The question of a row's "delete" before it deletes.
  case deleteQuestion = "Delete?"
  /// The notice when a row was taken out of its page.
  case rowRemovedNotice = "Removed from the list."
  /// The notice when several pages or rows were removed, one after the other or at once; `#` stands for their number.
  case severalRemovedNotice = "# removed."
  /// The notice, before a page's name, when a page in use is gone from the page source.
  case pageGoneNotice = "Gone from the prototype:"
  /// The end of that notice, after the name, when other pages are gone as well; `#` stands for their number.
  case morePagesGoneNotice = " and # more"
  /// The notice when the stored pages cannot be read.
  case entrancesSetAside = "The collected pages could not be read. Their file was set aside."

  /// The English text.
  public var english: String { rawValue }
  /// The key in a content file's `strings`: the name of the case.
  public var key: String { "\(self)" }
  /// The texts by their keys.
  public static let byKey = Dictionary(uniqueKeysWithValues: allCases.map { ($0.key, $0) })
}

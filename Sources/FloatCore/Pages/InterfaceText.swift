/// The texts that the core itself shows or says; the raw value is the key in a content file's `strings`.
public enum InterfaceText: String, Hashable, Sendable, CaseIterable {
  /// What a screen reader says of the chevron that goes back.
  case back
  /// What a screen reader says of the cross that closes a presented page.
  case close
  /// What a screen reader says of the "…".
  case more
  /// The menus' item that does nothing.
  case cancel
  /// What a screen reader says of a row's delete button in the list of collected pages.
  case delete
  /// The drop zone's label, and the menu's item, that collects the page.
  case float
  /// The drop zone's label, and the menu's item, that takes a page out of the ball.
  case cancelFloat
  /// The collecting zone's label while letting go would collect the page.
  case floatRelease
  /// The red zone's label while letting go would take what is dragged out of the ball.
  case cancelFloatRelease
  /// The drop zone's label when the ball holds as many pages as it may.
  case floatFull
  /// What a notice says then.
  case floatFullNotice
  /// What a notice says, before the page's title, when a page had to make room for another.
  case floatReplacedNotice
  /// What a notice says when all pages were let go.
  case floatRemovedNotice
  /// What a tap on that notice does.
  case undo
  /// What a notice says, before a page's name, when a page in use is gone from the source of pages.
  case pageGoneNotice
  /// What that notice says behind the name when other pages are gone as well; `#` stands for their number.
  case morePagesGoneNotice
  /// What a notice says when the stored pages cannot be read.
  case entrancesSetAside

  /// The text in English, read where a source of pages has none of its own.
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
    case .pageGoneNotice: "Gone from the prototype:"
    case .morePagesGoneNotice: " and # more"
    case .entrancesSetAside: "The collected pages could not be read. Their file was set aside."
    }
  }
}

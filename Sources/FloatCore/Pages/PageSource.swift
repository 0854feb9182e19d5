/// The source of a prototype's pages: which pages exist, how they behave, and how they are laid out.
///
/// The core knows navigation, bars, badges and the floating window; the source provides everything else. A source is
/// an immutable value: two equal sources make the same pages.
public protocol PageSource: Equatable, Sendable {
  /// The id of the page that is always at the bottom of the stack.
  var root: PageID { get }
  /// The ids of the root page's tabs, the initial one first; empty for a root without tabs.
  var tabs: [String] { get }
  /// The initial counts of badges.
  var counts: [PageCount] { get }
  /// The groups of keys for the layout of the pages, besides the core's keys.
  var parameterGroups: [any ParameterGroup.Type] { get }
  /// The behaviour of a page; nil for an unknown id.
  func traits(of pageID: PageID) -> PageTraits?
  /// The page as the ball keeps it; nil if the page cannot be collected, even where its traits say that it can.
  func collectedPage(of pageID: PageID) -> CollectedPage?
  /// A page laid out by a builder, which has the device, the parameters and the tab in front; nil for an unknown id.
  func layout(of pageID: PageID, by builder: PageBuilder<Self>) -> PageLayout?
  /// A text of the interface in the language of the pages; nil for the English one.
  func text(_ text: InterfaceText) -> String?
}

extension PageSource {
  /// No tabs.
  public var tabs: [String] { [] }
  /// Badges count nothing.
  public var counts: [PageCount] { [] }
  /// Only the core's keys.
  public var parameterGroups: [any ParameterGroup.Type] { [] }
  /// No page can be collected.
  public func collectedPage(of pageID: PageID) -> CollectedPage? { nil }
  /// The English texts.
  public func text(_ text: InterfaceText) -> String? { nil }

  /// A text of the interface, in English if the source has none.
  package subscript(text: InterfaceText) -> String { self.text(text) ?? text.english }

  /// A stored page with the kind, title and icon that this source gives it now; nil if the page cannot be collected.
  func renamed(_ stored: CollectedPage) -> CollectedPage? {
    guard let now = collectedPage(of: stored.pageID) else { return nil }
    var page = stored
    (page.kind, page.title, page.icon) = (now.kind, now.title, now.icon)
    return page
  }
}

/// The behaviour of a page.
public struct PageTraits: Hashable, Sendable {
  /// The kind by which configuration keys and stored pages refer to such pages, for example `article`.
  public var kind: String
  /// The page's declaration for an `entrances.rule` that reads one; nil if it has none.
  public var declaresCollectable: Bool?
  /// Whether a question is shown before the page is collected; the page's menu counts as one.
  public var asksToCollect: Bool
  /// Whether it stays in the ball: neither a hand nor a call nor another page removes it.
  public var isKept: Bool
  /// Whether it is presented push-style over the stack.
  public var isModal: Bool
  /// Whether it shows the values of configuration keys, so that it is laid out again when one changes.
  public var showsValues: Bool
  /// Where a swipe back may begin.
  public var swipeBack: SwipeBack
  /// The first words of the configuration keys that shape such pages, for example `article`; the panel lists those keys
  /// where the page is touched.
  public var keyGroups: [String]

  /// Where a swipe back from a page may begin.
  public enum SwipeBack: Hashable, Sendable {
    /// Where the configuration says.
    case usual
    /// Nowhere.
    case never
    /// There, even if the configuration names another place.
    case from(SwipeOrigin)
  }

  /// The traits of a page; by default it is pushed.
  public init(
    kind: String, declaresCollectable: Bool? = nil, asksToCollect: Bool = false, isKept: Bool = false,
    isModal: Bool = false, showsValues: Bool = false, swipeBack: SwipeBack = .usual, keyGroups: [String] = []
  ) {
    (self.kind, self.declaresCollectable, self.isModal) = (kind, declaresCollectable, isModal)
    (self.asksToCollect, self.isKept) = (asksToCollect, isKept)
    (self.showsValues, self.swipeBack, self.keyGroups) = (showsValues, swipeBack, keyGroups)
  }
}

/// An initial count of unread items.
public struct PageCount: Hashable, Sendable {
  /// The name of its badge: the id of a page that, when it opens, marks the items as read; or another name.
  public var page: PageID
  /// The number of items; below zero for a dot.
  public var count: Int
  /// Whether the items are muted: their badge is a dot, and they do not count in sums, unless `badge.count-muted` is
  /// on.
  public var isMuted: Bool
  /// Another page that, when it opens, marks the items as read; nil for none.
  package var reader: PageID?
  /// The name of a badge that adds these items to others; nil if only the tab's badge does.
  package var sum: PageID?

  /// An initial count of unread items.
  ///
  /// - Parameters:
  ///   - page: The name of its badge: a page's id or another name.
  ///   - count: The number of items; below zero for a dot.
  ///   - isMuted: Whether the items are muted.
  ///   - reader: A page that, when it opens, marks the items as read, besides the one that names the badge.
  ///   - sum: The name of a badge that adds these items to others.
  public init(page: PageID, count: Int, isMuted: Bool = false, reader: PageID? = nil, sum: PageID? = nil) {
    (self.page, self.count, self.isMuted, self.reader, self.sum) = (page, count, isMuted, reader, sum)
  }
}

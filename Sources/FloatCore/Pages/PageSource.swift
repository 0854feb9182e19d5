/// Where a prototype's pages come from: what there is, how it behaves, and how it is laid out.
///
/// The core knows navigation, bars, badges and the floating window; it asks for everything else. A source is a value that
/// does not change: two sources that are equal make the same pages.
public protocol PageSource: Equatable, Sendable {
  /// The id of the page that is always there, at the bottom of the stack.
  var root: PageID { get }
  /// The ids of the root page's tabs, the one in front at the start first; empty for a root without tabs.
  var tabs: [String] { get }
  /// The kinds of page that can be collected, as stored entrances name them.
  var collectableKinds: Set<String> { get }
  /// What badges count at the start.
  var counts: [PageCount] { get }
  /// The groups of keys that the pages are laid out by, besides the core's keys.
  var parameterGroups: [any ParameterGroup.Type] { get }
  /// How a page behaves; nil for an id that no page has.
  func traits(of pageID: PageID) -> PageTraits?
  /// The page as the list of collected pages shows it; nil where it cannot be collected.
  func entrance(of pageID: PageID) -> Entrance?
  /// A page laid out by a builder, which knows the device, the parameters and the tab in front; nil for an unknown id.
  func layout(of pageID: PageID, by builder: PageBuilder<Self>) -> PageLayout?
  /// A text of the interface in the pages' language; nil for the English one.
  func text(_ text: InterfaceText) -> String?
}

extension PageSource {
  /// No tabs.
  public var tabs: [String] { [] }
  /// No page can be collected.
  public var collectableKinds: Set<String> { [] }
  /// Badges count nothing.
  public var counts: [PageCount] { [] }
  /// The core's keys alone.
  public var parameterGroups: [any ParameterGroup.Type] { [] }
  /// No page can be collected.
  public func entrance(of pageID: PageID) -> Entrance? { nil }
  /// The English texts.
  public func text(_ text: InterfaceText) -> String? { nil }

  /// A text of the interface, in English where the source has none.
  package subscript(text: InterfaceText) -> String { self.text(text) ?? text.english }

  /// A stored entrance as this source calls it, whatever it was called when it was stored; nil where there is no such
  /// page.
  func renamed(_ stored: Entrance) -> Entrance? {
    guard let now = entrance(of: stored.pageID) else { return nil }
    var entrance = stored
    entrance.title = now.title
    entrance.icon = now.icon
    return entrance
  }
}

/// How a page behaves.
public struct PageTraits: Hashable, Sendable {
  /// What configuration keys and stored entrances call pages of its kind, such as `article`.
  public var kind: String
  /// The page's own answer where `entrances.rule` asks for one; nil when it has none.
  public var declaresCollectable: Bool?
  /// Whether it is presented push-style over the stack.
  public var isModal: Bool
  /// Whether it shows what configuration keys are set to, so that it is laid out anew when one changes.
  public var showsValues: Bool

  /// A page's traits; without more than a kind it is pushed like any other.
  public init(
    kind: String, declaresCollectable: Bool? = nil, isModal: Bool = false, showsValues: Bool = false
  ) {
    self.kind = kind
    self.declaresCollectable = declaresCollectable
    self.isModal = isModal
    self.showsValues = showsValues
  }
}

/// What is new on a page at the start.
public struct PageCount: Hashable, Sendable {
  /// The name that its badge has: a page's, whose opening reads what is counted, or another one.
  public var page: PageID
  /// How many.
  public var count: Int
  /// Whether it comes silently: the badge is a dot, and the tab's badge leaves it out.
  public var isMuted: Bool
  /// The page whose opening reads it as well; nil for none.
  package var reader: PageID?
  /// The name of a badge that adds it up with others; nil for none but the one that counts everything.
  package var sum: PageID?

  /// A count at the start.
  ///
  /// - Parameters:
  ///   - page: The name that its badge has, a page's or another one.
  ///   - count: How many; below zero for a dot.
  ///   - isMuted: Whether it comes silently.
  ///   - reader: A page whose opening reads it, besides the one that it is named by.
  ///   - sum: The name of a badge that adds it up with others.
  public init(page: PageID, count: Int, isMuted: Bool = false, reader: PageID? = nil, sum: PageID? = nil) {
    self.page = page
    self.count = count
    self.isMuted = isMuted
    self.reader = reader
    self.sum = sum
  }
}

/// A page laid out for a device: what it draws and what can be pressed on it.
///
/// It is made once and then shared: scrolling and moving a page do not change its layout.
public struct PageLayout: Equatable, Sendable {
  /// A place where a badge belongs.
  public struct BadgePlace: Hashable, Sendable {
    /// What the badge counts: a conversation's id, or `tab` for all of them.
    public var id: String
    /// The centre of a badge of one digit: in the scrolled content, or on the screen for a fixed one. Wider ones
    /// that are scrolled end at the same right edge, fixed ones have the same centre.
    public var center: Point
    /// True for a badge of a bar, which does not scroll with the content.
    public var isFixed: Bool
  }

  /// The page's id.
  public var id: String
  /// What kind of page it is.
  public var kind: PageKind
  /// The navigation bar's contents, for a transition between two bars; nil for a page without one.
  public var bar: BarLayout?
  /// What the whole page is filled with, below everything.
  public var background: Color
  /// The part of the screen in which the content scrolls.
  public var viewport: Rect
  /// The content's height in points; it scrolls where this exceeds the viewport's.
  public var contentHeight: Double
  /// Drawn inside the viewport and scrolled; y = 0 is the viewport's top while not scrolled.
  public var scrolled: [Shape] = []
  /// Drawn over the scrolled content, in screen coordinates.
  public var fixed: [Shape] = []
  /// Where in `fixed` the tab bar begins, which comes last; nil without one.
  public var tabBarStart: Int?
  /// Elements of the scrolled content, in its coordinates.
  public var scrolledElements: [Element] = []
  /// Elements of bars, in screen coordinates.
  public var fixedElements: [Element] = []
  /// The places of the page's badges, whether they have something to show or not.
  public var badges: [BadgePlace] = []

  /// The largest scroll offset that shows content only.
  public var maximumScroll: Double { max(0, contentHeight - viewport.height) }
}

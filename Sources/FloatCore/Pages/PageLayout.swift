/// How what the phone shows over a page is told apart from it: the words of the status bar, and the home indicator where
/// no tab bar is below it.
public enum StatusBarStyle: String, Hashable, Sendable, CaseIterable {
  /// As all other words of the appearance; `automatic` in files.
  case automatic
  /// White, for a page that is dark there; `light` in files.
  case light
  /// Black, for a page that is light there; `dark` in files.
  case dark
}

/// A page laid out for a device: what it draws and what can be pressed on it.
///
/// It is made once and then shared: scrolling and moving a page do not change its layout.
public struct PageLayout: Equatable, Sendable {
  /// A place where a badge belongs.
  public struct BadgePlace: Hashable, Sendable {
    /// What the badge counts: a conversation, or all of them.
    public var id: BadgeID
    /// The centre of a badge of one digit: in the scrolled content, or on the screen for a fixed one. Wider ones
    /// that are scrolled end at the same right edge, fixed ones have the same centre.
    public var center: Point
    /// True for a badge of a bar, which does not scroll with the content.
    public var isFixed: Bool

    /// A place where a badge belongs.
    public init(id: BadgeID, center: Point, isFixed: Bool = false) {
      self.id = id
      self.center = center
      self.isFixed = isFixed
    }
  }

  /// A switch or a check mark, which shows what a key is set to.
  public struct Mark: Hashable, Sendable {
    /// What is drawn.
    public enum Kind: Hashable, Sendable {
      /// A switch with a knob of a diameter, in points, and a colour.
      case toggle(knob: Double, fill: Color)
      /// A check mark, which is there or not.
      case check
    }

    /// The id of the element it belongs to.
    public var id: ElementID
    /// What is drawn.
    public var kind: Kind
    /// Where it is, in the scrolled content.
    public var frame: Rect
    /// What it shows.
    public var isOn: Bool
    /// The response of the spring that it changes by, in seconds.
    public var response: Double

    /// A switch or a check mark.
    public init(id: ElementID, kind: Kind, frame: Rect, isOn: Bool, response: Double) {
      self.id = id
      self.kind = kind
      self.frame = frame
      self.isOn = isOn
      self.response = response
    }
  }

  /// The page's id.
  public var id: PageID
  /// The navigation bar's contents, for a transition between two bars; nil for a page without one.
  public var bar: BarLayout?
  /// What the whole page is filled with, below everything.
  public var background: Color
  /// What of the screen the page covers, for a page that is presented as a sheet; nil is all of it.
  public var sheet: RoundedRect?
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
  /// The page's switches and check marks, which are drawn over the scrolled content.
  public var marks: [Mark] = []
  /// What a tap on an element does, by the element's id.
  public var actions: [ElementID: PageAction] = [:]
  /// What the page's ground asks of the status bar's words.
  public var statusBar = StatusBarStyle.automatic
  /// True for a page that is first seen at its end, as a conversation is.
  public var opensAtEnd = false

  /// The largest scroll offset that shows content only.
  public var maximumScroll: Double { max(0, contentHeight - viewport.height) }

  /// The scroll offset at which the page is first seen.
  var openingScroll: Double { opensAtEnd ? maximumScroll : 0 }

  /// Adds an element of the scrolled content and what a tap on it does.
  public mutating func addScrolled(_ element: Element, _ action: PageAction) {
    scrolledElements.append(element)
    actions[element.id] = action
  }

  /// Adds an element that does not scroll and what a tap on it does.
  public mutating func addFixed(_ element: Element, _ action: PageAction) {
    fixedElements.append(element)
    actions[element.id] = action
  }
}

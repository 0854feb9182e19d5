/// The colour of the status bar's words over a page, and of the home indicator unless a tab bar is below it.
public enum StatusBarStyle: String, Hashable, Sendable, CaseIterable {
  /// The colour of all other text in the appearance; `automatic` in files.
  case automatic
  /// White, for a page that is dark behind it; `light` in files.
  case light
  /// Black, for a page that is light behind it; `dark` in files.
  case dark
}

/// A page laid out for a device: its shapes, and the elements that can be pressed.
///
/// It is made once and then shared: scrolling and moving a page do not change its layout. Parts without a finite place
/// are left out, and so is a pager without pages.
public struct PageLayout: Equatable, Sendable {
  /// The place of a badge on a page.
  public struct BadgePlace: Hashable, Sendable {
    /// The badge's id, by the items that it counts: those of a page, or of all pages.
    public var id: BadgeID
    /// The centre of a badge of one digit: in the scrolled content, or on the screen for a fixed badge. A wider
    /// badge keeps the right edge if it scrolls, and the centre if it is fixed.
    public var center: Point
    /// The part of the page that it moves with.
    public var part: Part

    /// The place of a badge.
    public init(id: BadgeID, center: Point, part: Part = .scrolled) {
      (self.id, self.center, self.part) = (id, center, part)
    }

    /// True for a badge that does not scroll with the content.
    var isFixed: Bool { part != .scrolled }

    /// A part of a page.
    public enum Part: Hashable, Sendable {
      /// The scrolled content.
      case scrolled
      /// A part that does not scroll, such as the navigation bar.
      case fixed
      /// The tab bar, which can slide away from its page.
      case tabBar
    }
  }

  /// A switch or a check mark, which shows the value of a key.
  public struct Mark: Hashable, Sendable {
    /// The kind of mark that is drawn.
    public enum Kind: Hashable, Sendable {
      /// A switch with a knob of a diameter, in points, and a colour.
      case toggle(knob: Double, fill: Color)
      /// A check mark, which is shown or hidden.
      case check
    }

    /// The id of the element it belongs to.
    public var id: ElementID
    /// The kind of mark that is drawn.
    public var kind: Kind
    /// Its frame, in the scrolled content.
    public var frame: Rect
    /// Whether it is on.
    public var isOn: Bool
    /// The response of the spring by which it changes, in seconds.
    public var response: Double

    /// A switch or a check mark.
    public init(id: ElementID, kind: Kind, frame: Rect, isOn: Bool, response: Double) {
      (self.id, self.kind, self.frame, self.isOn, self.response) = (id, kind, frame, isOn, response)
    }
  }

  /// The page's id.
  public var id: PageID
  /// The contents of the navigation bar, for a transition between two bars; nil for a page without one.
  public var bar: BarLayout?
  /// The colour of the whole page, below everything.
  public var background: Color
  /// The part of the screen that a page presented from below covers: a sheet, or the whole screen; nil for a page that
  /// comes from the right.
  public var sheet: RoundedRect?
  /// The part of the screen in which the content scrolls.
  public var viewport: Rect
  /// The height of the content in points; the page scrolls if this exceeds the viewport's.
  public var contentHeight: Double
  /// The shapes that scroll inside the viewport; y = 0 is the viewport's top at scroll offset 0.
  public var scrolled: [Shape] = []
  /// The shapes over the scrolled content, in screen coordinates.
  public var fixed: [Shape] = []
  /// The index in `fixed` at which the shapes of the tab bar begin, which come last; nil without one.
  public var tabBarStart: Int?
  /// Elements of the scrolled content, in its coordinates.
  public var scrolledElements: [Element] = []
  /// Elements of bars, in screen coordinates.
  public var fixedElements: [Element] = []
  /// The places of the page's badges, including those whose count is 0.
  public var badges: [BadgePlace] = []
  /// The page's switches and check marks, which are drawn over the scrolled content.
  public var marks: [Mark] = []
  /// The rows that can be swiped to the left.
  public var rows: [SwipeRow] = []
  /// The pagers and sliders, which lie over the page's shapes.
  public var controls: [Control] = []
  /// The actions of taps on elements, by the elements' ids.
  public var actions: [ElementID: PageAction] = [:]
  /// The badges whose items are read once a tap on an element has opened a page, by the elements' ids.
  public var reads: [ElementID: PageID] = [:]
  /// The frames of elements of a page that is a picture, in the picture's points, by the elements' ids; for a badge, an
  /// empty frame at its centre.
  public var pictureFrames: [ElementID: Rect] = [:]
  /// The parts of a picture whose rows were removed, in the picture's points, from top to bottom.
  public var removedParts: [Rect] = []
  /// The colour of the status bar that the page's background requires.
  public var statusBar = StatusBarStyle.automatic
  /// True for a page that opens at its end, as a conversation does.
  public var opensAtEnd = false

  /// True for a sheet that leaves the top of the screen to the page behind it.
  var isCard: Bool { sheet.map { $0.rect.minY > 0 } ?? false }

  /// The largest scroll offset, at which the end of the content is at the viewport's bottom.
  public var maximumScroll: Double { max(0, contentHeight - viewport.height) }

  /// The scroll offset at which the page opens.
  var openingScroll: Double { opensAtEnd ? maximumScroll : 0 }

  /// Adds an element of the scrolled content and the action of a tap on it.
  public mutating func addScrolled(_ element: Element, _ action: PageAction) {
    scrolledElements.append(element)
    actions[element.id] = action
  }

  /// Adds an element that does not scroll and the action of a tap on it.
  public mutating func addFixed(_ element: Element, _ action: PageAction) {
    fixedElements.append(element)
    actions[element.id] = action
  }
}

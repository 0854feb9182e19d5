/// What the prototype is doing at one moment, as tests, traces and `inspect` see it.
///
/// A plain value without behaviour: the shell writes it as one JSON object whose keys are these names. Lengths and
/// places are points on the device's screen, ratios 0…1.
public struct PrototypeState: Hashable, Sendable {
  /// The ids of the open pages, root first.
  public var stack: [String]
  /// The transition under way, or nil when the stack is at rest.
  public var transition: Transition?
  public var ball: Ball
  public var zone: Zone
  public var list: List
  /// Every badge on the page in front and on the tab bar, in the order of the page.
  public var badges: [Badge]
  /// How far the page in front is scrolled; negative or beyond the end while rubber-banding.
  public var scroll: Double
  /// The id of the element that has the keyboard, or nil.
  public var focus: String?

  public init(
    stack: [String], transition: Transition? = nil, ball: Ball = Ball(), zone: Zone = Zone(),
    list: List = List(), badges: [Badge] = [], scroll: Double = 0, focus: String? = nil
  ) {
    self.stack = stack
    self.transition = transition
    self.ball = ball
    self.zone = zone
    self.list = list
    self.badges = badges
    self.scroll = scroll
    self.focus = focus
  }
}

extension PrototypeState {
  /// A page on its way in or out.
  public struct Transition: Hashable, Sendable {
    public enum Kind: String, Hashable, Sendable, CaseIterable {
      case push, pop, present, dismiss, expand, shrink
    }

    public var kind: Kind
    /// True while a pointer holds it.
    public var interactive: Bool
    /// 0 at the transition's start, 1 when it is complete; a spring may leave the range for a moment.
    public var progress: Double
    /// The left edge of the moving page.
    public var topX: Double
    /// The top edge of a page that moves up and down; nil for every other one.
    public var topY: Double?

    public init(kind: Kind, interactive: Bool, progress: Double, topX: Double, topY: Double? = nil) {
      self.kind = kind
      self.interactive = interactive
      self.progress = progress
      self.topX = topX
      self.topY = topY
    }
  }

  /// The floating ball.
  public struct Ball: Hashable, Sendable {
    /// The screen's side it is docked to; `none` while it is dragged, flies or is hidden.
    public enum Edge: String, Hashable, Sendable, CaseIterable {
      case left, right, none
    }

    public var visible: Bool
    /// Opacity, 0…1.
    public var alpha: Double
    public var frame: Rect
    public var edge: Edge
    /// The ids of the collected pages, oldest first.
    public var items: [String]

    public init(
      visible: Bool = false, alpha: Double = 0, frame: Rect = .zero, edge: Edge = .none, items: [String] = []
    ) {
      self.visible = visible
      self.alpha = alpha
      self.frame = frame
      self.edge = edge
      self.items = items
    }
  }

  /// The quarter disc in the bottom right corner.
  public struct Zone: Hashable, Sendable {
    public enum Kind: String, Hashable, Sendable, CaseIterable {
      case none, collect, remove, full
    }

    public var kind: Kind
    /// 0 outside the screen, 1 completely in.
    public var progress: Double
    public var radius: Double
    /// True while the pointer is inside.
    public var highlighted: Bool

    public init(kind: Kind = .none, progress: Double = 0, radius: Double = 0, highlighted: Bool = false) {
      self.kind = kind
      self.progress = progress
      self.radius = radius
      self.highlighted = highlighted
    }
  }

  /// The list of collected pages.
  public struct List: Hashable, Sendable {
    public enum Mode: String, Hashable, Sendable, CaseIterable {
      /// Opened by a tap: stays until something is chosen.
      case tap
      /// Opened by a long press: the release chooses.
      case press
    }

    public struct Row: Hashable, Sendable {
      /// The id of the page it opens.
      public var id: String
      public var frame: Rect

      public init(id: String, frame: Rect) {
        self.id = id
        self.frame = frame
      }
    }

    public var open: Bool
    /// How it was opened; the last way while it is closed.
    public var mode: Mode
    public var rows: [Row]

    public init(open: Bool = false, mode: Mode = .tap, rows: [Row] = []) {
      self.open = open
      self.mode = mode
      self.rows = rows
    }
  }

  /// A sticky badge.
  public struct Badge: Hashable, Sendable {
    public enum Phase: String, Hashable, Sendable, CaseIterable {
      case idle, attached, broken, returning, bursting, gone
    }

    /// `chat-N` or `tab`.
    public var id: String
    /// The contract's `state`.
    public var state: Phase
    /// The centre of the part that follows the pointer.
    public var center: Point
    /// The centre of the part that stays.
    public var anchor: Point
    public var anchorRadius: Double

    public init(id: String, state: Phase, center: Point, anchor: Point, anchorRadius: Double) {
      self.id = id
      self.state = state
      self.center = center
      self.anchor = anchor
      self.anchorRadius = anchorRadius
    }
  }
}

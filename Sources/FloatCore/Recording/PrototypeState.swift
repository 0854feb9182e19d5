/// What the prototype is doing at one moment, as tests, traces and `inspect` see it.
///
/// A plain value without behaviour: the shell writes it as one JSON object whose keys are these names. Lengths and
/// places are points on the device's screen, ratios 0…1.
public struct PrototypeState: Hashable, Sendable {
  /// The ids of the open pages, root first.
  public var stack: [String]
  /// The id of the root's tab in front, also under other pages; nil for a root without tabs.
  public var tab: String?
  /// The transition under way, or nil when the stack is at rest.
  public var transition: Transition?
  /// The floating ball; also there, out of sight, when nothing is collected.
  public var ball = Ball()
  /// The quarter disc in the bottom right corner.
  public var zone = Zone()
  /// The list of collected pages.
  public var list = List()
  /// Every badge of the root page and of its tab bar, in their order; empty while that is two pages down or more.
  public var badges: [Badge] = []
  /// How far the page in front is scrolled; negative or beyond the end while rubber-banding.
  public var scroll = 0.0
  /// The id of the element that has the keyboard, or nil.
  public var focus: String?
}

extension PrototypeState {
  /// A page on its way in or out.
  public struct Transition: Hashable, Sendable {
    /// Which way it moves, and whether as a slide, a presented page or a morph.
    ///
    /// A page that a pointer holds counts as on its way out.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
      /// A page slides in from the right.
      case push
      /// A page slides out to the right, or is held and may.
      case pop
      /// A modal page comes in.
      case present
      /// A modal page goes out, or is held and may.
      case dismiss
      /// A page grows out of the ball or out of a row of the list.
      case expand
      /// A page shrinks into the ball or back into its row, or is held and may.
      case shrink
    }

    /// What moves, and which way.
    public var kind: Kind
    /// True while a pointer holds it.
    public var interactive: Bool
    /// 0 at the transition's start, 1 when it is complete; a spring may leave the range for a moment.
    public var progress: Double
    /// The left edge of what is seen of the moving page; that of its shape between ball, or row, and screen.
    public var topX: Double
    /// The top edge of a page that moves up and down; nil for every other one.
    public var topY: Double?
  }

  /// The floating ball.
  public struct Ball: Hashable, Sendable {
    /// The screen's side it is docked to; `none` while it is dragged, flies or is hidden.
    public enum Edge: String, Hashable, Sendable, CaseIterable {
      /// The left side.
      case left
      /// The right side.
      case right
      /// No side: it is dragged, flies, falls or is hidden.
      case none
    }

    /// True when there is something to be seen of it: icons, at an opacity above 0.01.
    public var visible = false
    /// Opacity, 0…1.
    public var alpha = 0.0
    /// Where it is, also while it is out of sight, at its own size: a press or a pulse draws it smaller or larger.
    public var frame = Rect.zero
    /// The side it rests at.
    public var edge = Edge.none
    /// The ids of the collected pages, oldest first.
    public var items: [String] = []
  }

  /// The quarter disc in the bottom right corner.
  public struct Zone: Hashable, Sendable {
    /// What a release inside does.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
      /// There is no zone.
      case none
      /// It takes the dragged page into the ball.
      case collect
      /// It removes the dragged ball with everything it shows.
      case remove
      /// It refuses the dragged page: the ball holds as many as it may.
      case full
    }

    /// What a release inside does.
    public var kind = Kind.none
    /// 0 outside the screen, 1 completely in.
    public var progress = 0.0
    /// The quarter disc's radius with its growth under the pointer, in points; reported even while there is no zone.
    public var radius = 0.0
    /// True while the pointer is inside.
    public var highlighted = false
  }

  /// The list of collected pages.
  public struct List: Hashable, Sendable {
    /// How the list was opened, which says how a row is chosen.
    public enum Mode: String, Hashable, Sendable, CaseIterable {
      /// Opened by a tap: stays until something is chosen.
      case tap
      /// Opened by a long press: the release chooses.
      case press
    }

    /// A collected page in the list.
    public struct Row: Hashable, Sendable {
      /// The id of the page it opens.
      public var id: String
      /// Where it is now, slid out or not, in points on the screen.
      public var frame: Rect
    }

    /// True from the moment it is opened to the moment something closes it, whatever still moves.
    public var open = false
    /// How it was opened; the last way while it is closed.
    public var mode = Mode.tap
    /// The rows from top to bottom, without those on their way out after a deletion; a list that closes still
    /// has them.
    public var rows: [Row] = []
  }

  /// A sticky badge.
  public struct Badge: Hashable, Sendable {
    /// What it is doing.
    public enum Phase: String, Hashable, Sendable, CaseIterable {
      /// At rest in its place.
      case idle
      /// Pulled by a pointer, and its neck holds.
      case attached
      /// Pulled by a pointer, and its neck is torn.
      case broken
      /// Let go, and springing back to its place.
      case returning
      /// Bursting: torn off, or taken along by the tab's badge; what it counts is read already.
      case bursting
      /// Nothing to show: its count is zero.
      case gone
    }

    /// `chat-N` or `tab`.
    public var id: String
    /// What it is doing.
    public var state: Phase
    /// The centre of the part that follows the pointer.
    public var center: Point
    /// The centre of the part that stays.
    public var anchor: Point
    /// The radius of the part that stays, in points; it shrinks as the badge is pulled away (``AnchorRule``).
    public var anchorRadius: Double
  }
}

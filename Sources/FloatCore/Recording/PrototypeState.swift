/// The state of the prototype at one moment, as tests, traces and `inspect` see it.
///
/// A plain value without behaviour: the shell writes it as one JSON object with these names as keys. An encoder writes
/// the same, but leaves out properties that are nil. Lengths and positions are in points on the device's screen, ratios
/// 0…1. It prints as a sentence.
public struct PrototypeState: Hashable, Sendable, Encodable {
  /// The ids of the open pages, root first.
  public var stack: [String]
  /// The id of the root's tab in front, even while other pages cover the root; nil for a root without tabs.
  public var tab: String?
  /// The running transition, or nil when the stack is at rest.
  public var transition: Transition?
  /// The floating ball; present but invisible when nothing is collected.
  public var ball = Ball()
  /// The quarter disc in the bottom-right corner.
  public var zone = Zone()
  /// The list of collected pages.
  public var list = List()
  /// The rows of the front page that are open or move.
  public var rows: [Row] = []
  /// The pagers of the front page.
  public var pagers: [Pager] = []
  /// The sliders of the front page.
  public var sliders: [Slider] = []
  /// The badges of the page below and of the front page, in that order, with those of their tab bars.
  public var badges: [Badge] = []
  /// The scroll offset of the front page; negative or beyond the end while rubber-banding.
  public var scroll = 0.0
  /// The id of the focused element, or nil.
  public var focus: String?
}

extension PrototypeState {
  /// A page that comes in or leaves.
  public struct Transition: Hashable, Sendable, Encodable {
    /// The direction and the style of the motion: a slide, a presented page or a morph.
    ///
    /// A page held by a pointer counts as leaving.
    public enum Kind: String, Hashable, Sendable, CaseIterable, Encodable {
      /// A page slides in from the right.
      case push
      /// A page slides out to the right, or a pointer holds it.
      case pop
      /// A presented page comes in.
      case present
      /// A presented page leaves, or a pointer holds it.
      case dismiss
      /// A page grows out of the ball or out of a row of the list.
      case expand
      /// A page shrinks into the ball or back into its row, or a pointer holds it.
      case shrink
    }

    /// The style and the direction of the motion.
    public var kind: Kind
    /// True while a pointer holds it.
    public var interactive: Bool
    /// 0 at the transition's start, 1 when it is complete; never outside that range.
    public var progress: Double
    /// The left edge of the visible part of the moving page, or of its shape; 0 if it moves up and down or cross-fades.
    public var topX: Double
    /// The top edge of a page that moves up and down; nil for every other page.
    public var topY: Double?
  }

  /// The floating ball.
  public struct Ball: Hashable, Sendable, Encodable {
    /// The side of the screen it is docked to; `none` while it is dragged, flies or is hidden.
    public enum Edge: String, Hashable, Sendable, CaseIterable, Encodable {
      /// The left side.
      case left
      /// The right side.
      case right
      /// No side: it is dragged, flies, falls or is hidden.
      case none
    }

    /// True if the ball is visible: it has icons, and an opacity above 0.01.
    public var visible = false
    /// The opacity, 0…1.
    public var alpha = 0.0
    /// Its frame at full size, even while it is invisible. It is drawn scaled by ``scale`` about its centre, or about
    /// the middle of the side that touches the screen's edge.
    public var frame = Rect.zero
    /// The scale at which it is drawn: 1, or another while it is pressed, pulses after an impact, appears or leaves.
    public var scale = 1.0
    /// The side it rests at.
    public var edge = Edge.none
    /// The ids of the collected pages, oldest first.
    public var items: [String] = []
  }

  /// The quarter disc in the bottom-right corner.
  public struct Zone: Hashable, Sendable, Encodable {
    /// The effect of a release inside.
    public enum Kind: String, Hashable, Sendable, CaseIterable, Encodable {
      /// There is no zone.
      case none
      /// The dragged page goes into the ball.
      case collect
      /// The dragged ball is removed with everything it shows.
      case remove
      /// The dragged page is refused: the ball holds as many as it may.
      case full
    }

    /// The effect of a release inside.
    public var kind = Kind.none
    /// 0 outside the screen, 1 fully slid in.
    public var progress = 0.0
    /// The quarter disc's radius with its growth under the pointer, in points; reported even while there is no zone.
    public var radius = 0.0
    /// True while the pointer is inside.
    public var highlighted = false
  }

  /// The list of collected pages.
  public struct List: Hashable, Sendable, Encodable {
    /// How the list was opened, which determines how a row is chosen.
    public enum Mode: String, Hashable, Sendable, CaseIterable, Encodable {
      /// Opened by a tap: stays open until something is chosen.
      case tap
      /// Opened by a long press: the release chooses.
      case press
    }

    /// A collected page in the list.
    public struct Row: Hashable, Sendable, Encodable {
      /// The id of the page it opens.
      public var id: String
      /// Its present frame in points on the screen, whether slid in or not.
      public var frame: Rect
    }

    /// True from its opening until something closes it, even while it still moves.
    public var open = false
    /// How it was opened; while it is closed, how it was opened last.
    public var mode = Mode.tap
    /// The rows from top to bottom, without deleted rows that still leave; a closing list still has its rows.
    public var rows: [Row] = []
  }

  /// A row with actions behind it.
  public struct Row: Hashable, Sendable, Encodable {
    /// The row's id, such as `row:chat-1`.
    public var id: String
    /// How far it is to the right of its place, in points; below 0 for one that is open.
    public var offset: Double
    /// True from when it begins to open until it begins to close.
    public var open: Bool
  }

  /// Pages side by side.
  public struct Pager: Hashable, Sendable, Encodable {
    /// The pager's id: `pager:PAGE/NAME`.
    public var id: String
    /// The page that shows, or that it moves to; 0 is the first one.
    public var page: Int
    /// How far it is scrolled, in points.
    public var offset: Double
  }

  /// A value that a thumb sets.
  public struct Slider: Hashable, Sendable, Encodable {
    /// The slider's id: `slider:PAGE/NAME`.
    public var id: String
    /// 0…1.
    public var value: Double
  }

  /// A sticky badge.
  public struct Badge: Hashable, Sendable, Encodable {
    /// The phase of a badge.
    public enum Phase: String, Hashable, Sendable, CaseIterable, Encodable {
      /// At rest in its place.
      case idle
      /// Pulled by a pointer, with its neck intact.
      case attached
      /// Torn off: pulled by a pointer, or left where it was released.
      case broken
      /// Released, and springing back to its place.
      case returning
      /// Bursting, after it was torn off or as a part of a sum such as the tab's badge; its items are already read.
      case bursting
      /// Hidden, because its count is zero.
      case gone
    }

    /// The badge's id: the name of a page or of another count, or `tab`.
    public var id: String
    /// The phase of the badge.
    public var state: Phase
    /// The centre of the part that follows the pointer.
    public var center: Point
    /// The size at which the part that follows the pointer is drawn; for a bursting badge, its size at the beginning of
    /// the burst. Zero without a count.
    public var size = Size.zero
    /// The centre of the part that stays.
    public var anchor: Point
    /// The radius of the part that stays, in points; it shrinks as the badge is pulled away (``AnchorRule``).
    public var anchorRadius: Double
  }
}

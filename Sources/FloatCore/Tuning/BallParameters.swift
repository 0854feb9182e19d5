/// The tunable values below the key `ball`; see ``ParameterSchema`` for ranges, units and sources.
public struct BallParameters: Hashable, Sendable {
  /// The ball's diameter. (`ball.diameter`)
  public var diameter = 0.0
  /// The gap between the docked ball and the screen's edge. (`ball.margin`)
  public var margin = 0.0
  /// Kept free of the ball below the safe area's top; 44 spares the navigation bar. (`ball.inset.top`)
  public var insetTop = 0.0
  /// Kept free of the ball above the safe area's bottom; 56 spares the tab bar and the input field. (`ball.inset.bottom`)
  public var insetBottom = 0.0
  /// The docked ball's outline. (`ball.shape`)
  public var shape = BallShape.halfCapsule
  /// The response of the spring that carries the ball to its edge. (`ball.snap.response`)
  public var snapResponse = 0.0
  /// The damping ratio of that spring; below 1 it overshoots. (`ball.snap.damping-ratio`)
  public var snapDampingRatio = 0.0
  /// How far ahead the fling is projected to choose edge and height. (`ball.snap.lookahead`)
  public var snapLookahead = 0.0
  /// The fastest fling handed to the spring. (`ball.snap.maximum-velocity`)
  public var snapMaximumVelocity = 0.0
  /// The response of the spring that takes up the gesture's slop without a jump. (`ball.grab.response`)
  public var grabResponse = 0.0
  /// The response of the spring between half-capsule and circle when `ball.shape` changes in motion.
  /// (`ball.reshape.response`)
  public var shapeResponse = 0.0
  /// The gap to its edge from which on the ball is a full disc; nearer its corners go with the gap. (`ball.round-gap`)
  public var roundGap = 0.0
  /// How long the ball takes to appear or to go. (`ball.fade`)
  public var fade = 0.0
  /// When the ball comes into sight for a page that is let go into it. (`ball.appears`)
  public var appears = BallAppearance.arrival
  /// How long the pressed look takes to come and go. (`ball.press.duration`)
  public var press = 0.0
  /// The ball's size while it is pressed. (`ball.press.scale`)
  public var pressScale = 0.0
  /// How long icons take to pop in and to glide to their places. (`ball.icon.glide`)
  public var iconGlide = 0.0
  /// The size a new icon grows from. (`ball.icon.pop-scale`)
  public var iconPopScale = 0.0
  /// How long a removed ball takes to go. (`ball.removal`)
  public var removal = 0.0
  /// How small a ball gets that falls into the corner. (`ball.removal-scale`)
  public var removalScale = 0.0
  /// The ball's shadow fades out this far from its outline. (`ball.shadow.radius`)
  public var shadowRadius = 0.0
  /// The shadow's darkness. (`ball.shadow.opacity`)
  public var shadowOpacity = 0.0
  /// The ball's colour in light appearance. (`ball.fill`)
  public var fill = Color.clear
  /// The ball's colour in dark appearance. (`ball.fill-dark`)
  public var fillDark = Color.clear
  /// Painted over the ball while it is pressed. (`ball.pressed-fill`)
  public var pressedFill = Color.clear
  /// How the ball gets to its edge. (`ball.snap.motion`)
  public var snapMotion = MotionKind.spring
  /// How long it takes along a curve. (`ball.snap.duration`)
  public var snapDuration = 0.0
  /// The curve it goes along. (`ball.snap.curve`)
  public var snapCurve = TimingCurve.easeInOut
  /// The edge the ball is docked to before anybody moves it. (`ball.home.edge`)
  public var homeEdge = Edge.right
  /// How far down that edge: 0 at the top, 1 at the bottom of its range. (`ball.home.fraction`)
  public var homeFraction = 0.0
  /// What decides how far down that is. (`ball.home.from`)
  public var homeFrom = BallHome.fraction
  /// What of the ball is under the pointer that drags it. (`ball.grab.anchor`)
  public var grabAnchor = BallGrab.offset
  /// How a removed ball goes. (`ball.removal-style`)
  public var removalStyle = BallRemoval.fall
  /// The curve it goes along. (`ball.removal-curve`)
  public var removalCurve = TimingCurve.easeIn
  /// What the ball shows inside. (`ball.content`)
  public var content = BallContent.icons
  /// What a tap on the ball does. (`ball.tap`)
  public var tap = BallTap.pageOrList
  /// What a long press on the ball does. (`ball.long-press`)
  public var longPress = BallLongPress.list
  /// Whether a dragged ball brings up the red zone that removes it. (`ball.drag-removes`)
  public var dragRemoves = false
  /// Whether the ball shows over presented pages. (`ball.over-modals`)
  public var overModals = false
  /// Kinds or ids of pages that hide the ball, separated by commas. (`ball.hidden-on`)
  public var hiddenOn = ""
  /// Kinds or ids of pages that leave the ball as it was on the page before. (`ball.ignored-on`)
  public var ignoredOn = ""
  /// The ball is idle when it has rested this long. (`ball.idle.delay`)
  public var idleDelay = 0.0
  /// The share of an idle ball that slips behind its edge; 0 keeps it in sight. (`ball.idle.hide`)
  public var idleHide = 0.0
  /// The opacity of an idle ball. (`ball.idle.opacity`)
  public var idleOpacity = 0.0
  /// How long the ball takes to slip away and to come back. (`ball.idle.duration`)
  public var idleDuration = 0.0
  /// The width of the thin line around the ball. (`ball.rim.width`)
  public var rimWidth = 0.0
  /// The thin line's colour in light appearance. (`ball.rim.color`)
  public var rimColor = Color.clear
  /// The thin line's colour in dark appearance. (`ball.rim.color-dark`)
  public var rimColorDark = Color.clear
  /// How far down the ball's shadow lies. (`ball.shadow.offset`)
  public var shadowOffset = 0.0
  /// The chain link's size as a share of the ball's, for content: link. (`ball.link.size`)
  public var linkSize = 0.0
  /// The chain link's colour. (`ball.link.color`)
  public var linkColor = Color.clear
  /// A press catches a flying ball that is farther than this from its place; else it is a tap.
  /// (`ball.catch.distance`)
  public var catchDistance = 0.0
  /// A press catches a ball that is faster than this; else it is a tap. (`ball.catch.velocity`)
  public var catchVelocity = 0.0
  /// On a ball docked left a drag to the right that begins this near to the edge goes back a page. (`ball.edge-strip`)
  public var edgeStrip = 0.0

  /// Every number is zero and every colour clear; ``Parameters/init()`` fills in the defaults.
  public init() {}
}

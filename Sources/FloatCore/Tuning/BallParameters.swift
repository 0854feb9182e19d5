/// The tunable values below the key `ball`; see ``ParameterSchema`` for ranges, units and sources.
public struct BallParameters: Hashable, Sendable {
  public var diameter = 0.0
  public var margin = 0.0
  public var shape = BallShape.halfCapsule
  public var snapResponse = 0.0
  public var snapDampingRatio = 0.0
  public var snapLookahead = 0.0
  public var snapMaximumVelocity = 0.0
  public var grabResponse = 0.0
  public var shapeResponse = 0.0
  public var fade = 0.0
  public var press = 0.0
  public var pressScale = 0.0
  public var iconGlide = 0.0
  public var iconPopScale = 0.0
  public var removal = 0.0
  public var shadowRadius = 0.0
  public var shadowOpacity = 0.0
  public var fill = Color.clear
  public var fillDark = Color.clear
  public var pressedFill = Color.clear
  public var snapMotion = MotionKind.spring
  public var snapDuration = 0.0
  public var snapCurve = NamedCurve.easeInOut
  public var homeEdge = Edge.right
  public var homeFraction = 0.0
  public var content = BallContent.icons
  public var tap = BallTap.pageOrList
  public var longPress = BallLongPress.list
  public var dragRemoves = false
  public var overModals = false
  public var hiddenOn = ""
  public var ignoredOn = ""
  public var idleDelay = 0.0
  public var idleHide = 0.0
  public var idleOpacity = 0.0
  public var idleDuration = 0.0

  public init() {}
}

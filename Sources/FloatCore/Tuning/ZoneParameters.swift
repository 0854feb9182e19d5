/// The tunable values below the key `zone`; see ``ParameterSchema`` for ranges, units and sources.
public struct ZoneParameters: Hashable, Sendable {
  /// The quarter disc's radius, for drawing and for hit testing alike. (`zone.radius`)
  public var radius = 0.0
  /// How much the radius grows while the pointer is inside. (`zone.growth.distance`)
  public var growth = 0.0
  /// The pointer has left when it is this many radii away; above 1 it does not flicker. (`zone.leave-ratio`)
  public var leaveRatio = 0.0
  /// A drag that begins inside the zone counts once it has gone this far towards the corner. (`zone.arm-distance`)
  public var armDistance = 0.0
  /// The share of the width dragged at which the zone begins to slide in. (`zone.start`)
  public var start = 0.0
  /// The share of the width dragged at which the zone is fully in. (`zone.full`)
  public var full = 0.0
  /// The response of the spring that slides the zone in for the ball, and out. (`zone.slide.response`)
  public var slide = 0.0
  /// The response of the growth's spring. (`zone.growth.response`)
  public var growthResponse = 0.0
  /// The damping ratio of the growth's spring. (`zone.growth.damping-ratio`)
  public var growthDampingRatio = 0.0
  /// The outer ring's diameter. (`zone.ring.outer`)
  public var ringOuter = 0.0
  /// The inner ring's diameter. (`zone.ring.inner`)
  public var ringInner = 0.0
  /// The outer ring's diameter while the pointer is inside. (`zone.ring.outer-inside`)
  public var ringOuterInside = 0.0
  /// What the zone shows besides its colour. (`zone.content`)
  public var content = ZoneContent.ringsAndLabel
  /// Whether the outer ring's stroke grows with it, to the full width while the pointer is inside.
  /// (`zone.ring.stroke-grows`)
  public var ringStrokeGrows = false
  /// The rings' stroke width, which lies inside their diameters. (`zone.ring.stroke`)
  public var ringStroke = 0.0
  /// Whether the label says what letting go does while the pointer is inside. (`zone.label.release`)
  public var labelRelease = false
  /// The label's font size. (`zone.label.size`)
  public var labelSize = 0.0
  /// Over how many radii of the ball the label gives way as the ball comes; it is gone one radius away.
  /// (`zone.label.yield`)
  public var labelYield = 0.0
  /// The blur radius of the zone's material. (`zone.blur`)
  public var blur = 0.0
  /// The zone's tint while it collects. (`zone.collect`)
  public var collect = Color.clear
  /// The same in dark appearance. (`zone.collect-dark`)
  public var collectDark = Color.clear
  /// The zone's colour while it removes. (`zone.remove`)
  public var remove = Color.clear
  /// The zone's colour when the ball is full. (`zone.full-fill`)
  public var fullFill = Color.clear
  /// The rings' and the label's colour. (`zone.label.color`)
  public var label = Color.clear
  /// What decides how far the zone is in under a dragged page. (`zone.tracking`)
  public var tracking = ZoneTracking.fraction
  /// By distance: the zone is fully in when the page was dragged this far. (`zone.travel`)
  public var travel = 0.0
  /// By distance: this much of the zone is there when the drag begins. (`zone.lead`)
  public var lead = 0.0
  /// Where the pointer enters the zone. (`zone.hit`)
  public var hit = ZoneHit.drawn
  /// How the zone slides in for the ball, and out. (`zone.slide.motion`)
  public var slideMotion = MotionKind.spring
  /// How long it takes to slide in along a curve. (`zone.slide.in`)
  public var slideIn = 0.0
  /// How long it takes to slide out along a curve. (`zone.slide.out`)
  public var slideOut = 0.0
  /// How long the red zone stays for a ball that is let go in it, so that both go together. (`zone.swallow`)
  public var swallow = 0.0
  /// The curve it slides along. (`zone.slide.curve`)
  public var slideCurve = TimingCurve.easeInOut
  /// The rings' and the label's colour when the ball is full. (`zone.full-label`)
  public var fullLabel = Color.clear
  /// Painted over the zone while the pointer is inside, for hands without a motor in them. (`zone.inside-tint`)
  public var insideTint = Color.clear
  /// How far the rings' centre is from the right edge, as a share of the radius. (`zone.icon.right`)
  public var iconRight = 0.0
  /// How far the rings' centre is from the bottom edge, as a share of the radius. (`zone.icon.bottom`)
  public var iconBottom = 0.0
  /// How far the label's middle is below the rings' centre, as a share of the radius. (`zone.label.offset`)
  public var labelOffset = 0.0
  /// How far the slash of "remove" sticks out of the rings. (`zone.slash.reach`)
  public var slashReach = 0.0
  /// How much thicker the slash is than the rings. (`zone.slash.extra`)
  public var slashExtra = 0.0
  /// What the label leaves free of the zone's radius. (`zone.label.margin`)
  public var labelMargin = 0.0
  /// The opacity of the rings and the label until the drag counts. (`zone.unarmed`)
  public var unarmed = 0.0

  /// Every number is zero and every colour clear; ``Parameters/init()`` fills in the defaults.
  public init() {}
}

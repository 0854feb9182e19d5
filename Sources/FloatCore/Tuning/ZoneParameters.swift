/// The tunable values below the key `zone`; see ``ParameterSchema`` for ranges, units and sources.
public struct ZoneParameters: Hashable, Sendable {
  public var radius = 0.0
  public var growth = 0.0
  public var leaveRatio = 0.0
  public var start = 0.0
  public var full = 0.0
  public var slide = 0.0
  public var growthResponse = 0.0
  public var growthDampingRatio = 0.0
  public var ringOuter = 0.0
  public var ringInner = 0.0
  public var ringOuterInside = 0.0
  public var ringStroke = 0.0
  public var labelSize = 0.0
  public var blur = 0.0
  public var collect = Color.clear
  public var remove = Color.clear
  public var fullFill = Color.clear
  public var label = Color.clear
  public var tracking = ZoneTracking.fraction
  public var travel = 0.0
  public var lead = 0.0
  public var hit = ZoneHit.drawn
  public var slideMotion = MotionKind.spring
  public var slideIn = 0.0
  public var slideOut = 0.0
  public var slideCurve = NamedCurve.easeInOut
  public var fullLabel = Color.clear
  public var iconRight = 0.0
  public var iconBottom = 0.0
  public var labelOffset = 0.0

  public init() {}
}

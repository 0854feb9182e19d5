/// The tunable values below the key `list`; see ``ParameterSchema`` for ranges, units and sources.
public struct ListParameters: Hashable, Sendable {
  public var rowHeight = 0.0
  public var gap = 0.0
  public var widthFraction = 0.0
  public var slide = 0.0
  public var stagger = 0.0
  public var staggerOut = 0.0
  public var backdrop = 0.0
  public var blur = 0.0
  public var tint = Color.clear
  public var tintDark = Color.clear
  public var selectedScale = 0.0
  public var icon = 0.0
  public var deleteWidth = 0.0
  public var slideMotion = MotionKind.spring
  public var slideDuration = 0.0
  public var slideCurve = NamedCurve.easeInOut

  public init() {}
}

/// The tunable values below the key `morph`; see ``ParameterSchema`` for ranges, units and sources.
public struct MorphParameters: Hashable, Sendable {
  public var expandResponse = 0.0
  public var shrinkResponse = 0.0
  public var dampingRatio = 0.0
  public var cover = 0.0
  public var fade = 0.0
  public var barFade = 0.0
  public var motion = MotionKind.spring
  public var curve = NamedCurve.linear
  public var expandDuration = 0.0
  public var shrinkDuration = 0.0
  public var collectDuration = 0.0
  public var shrinkCover = 0.0
  public var collectCover = 0.0
  public var pageEnd = MorphEnd.overscan
  public var ballInset = 0.0

  public init() {}
}

/// The tunable values below the key `badge`; see ``ParameterSchema`` for ranges, units and sources.
public struct BadgeParameters: Hashable, Sendable {
  public var diameter = 0.0
  public var textSize = 0.0
  public var dot = 0.0
  public var breakDistance = 0.0
  public var shrink = 0.0
  public var anchorMinimum = 0.0
  public var neck = NeckStyle.externalTangent
  public var returnDuration = 0.0
  public var returnDampingRatio = 0.0
  public var burst = 0.0
  public var burstStagger = 0.0
  public var touchSlop = 0.0
  public var grabResponse = 0.0
  public var fill = Color.clear
  public var label = Color.clear
  public var afterBreak = TearPolicy.burst
  public var reattach = false

  public init() {}
}

/// The tunable values below the key `navigation`; see ``ParameterSchema`` for ranges, units and sources.
public struct NavigationParameters: Hashable, Sendable {
  public var response = 0.0
  public var dampingRatio = 0.0
  public var parallax = 0.0
  public var dim = 0.0
  public var edgeWidth = 0.0
  public var lookahead = 0.0
  public var finishFraction = 0.0
  public var shadowRadius = 0.0
  public var shadowOpacity = 0.0
  public var hurryResponse = 0.0
  public var grabResponse = 0.0
  public var finishRule = FinishRule.projected
  public var finishVelocity = 0.0
  public var settle = MotionKind.spring
  public var duration = 0.0
  public var fastDuration = 0.0
  public var curve = NamedCurve.easeInOut

  public init() {}
}

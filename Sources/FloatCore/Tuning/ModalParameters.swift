/// The tunable values below the key `modal`; see ``ParameterSchema`` for ranges, units and sources.
public struct ModalParameters: Hashable, Sendable {
  public var response = 0.0
  public var dampingRatio = 0.0
  public var parallax = 0.0
  public var dim = 0.0
  public var edgeWidth = 0.0
  public var finishFraction = 0.0
  public var finishVelocity = 0.0
  public var axis = ModalAxis.horizontal
  public var finishRule = FinishRule.percentOrVelocity
  public var lookahead = 0.0
  public var settle = MotionKind.spring
  public var duration = 0.0
  public var curve = NamedCurve.easeInOut

  public init() {}
}

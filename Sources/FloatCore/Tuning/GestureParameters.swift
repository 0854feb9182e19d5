/// The tunable values below the key `gesture`; see ``ParameterSchema`` for ranges, units and sources.
public struct GestureParameters: Hashable, Sendable {
  public var tapSlop = 0.0
  public var panSlop = 0.0
  public var edgeSlop = 0.0
  public var edgeSteepness = 0.0
  public var doubleClick = 0.0
  public var longPress = 0.0
  public var longPressSlop = 0.0
  public var velocityHorizon = 0.0

  public init() {}
}

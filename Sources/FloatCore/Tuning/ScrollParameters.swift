/// The tunable values below the key `scroll`; see ``ParameterSchema`` for ranges, units and sources.
public struct ScrollParameters: Hashable, Sendable {
  public var decelerationRate = 0.0
  public var rubberBand = 0.0
  public var bounceResponse = 0.0
  public var wheelResponse = 0.0
  public var maximumVelocity = 0.0
  public var stopVelocity = 0.0
  public var stopResponse = 0.0

  public init() {}
}

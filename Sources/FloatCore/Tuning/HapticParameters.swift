/// The tunable values below the key `haptic`; see ``ParameterSchema`` for ranges, units and sources.
public struct HapticParameters: Hashable, Sendable {
  public var pulse = 0.0
  public var scale = 0.0
  public var throttle = 0.0
  public var enabled = false
  public var style = Haptic.light

  public init() {}
}

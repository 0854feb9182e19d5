/// The tunable values below the key `haptic`; see ``ParameterSchema`` for ranges, units and sources.
public struct HapticParameters: Hashable, Sendable {
  /// How long the visual pulse takes. (`haptic.pulse`)
  public var pulse = 0.0
  /// How much the ball or the zone swells in the pulse. (`haptic.scale`)
  public var scale = 0.0
  /// No second impact within this time. (`haptic.throttle`)
  public var throttle = 0.0
  /// Whether there are impacts at all. (`haptic.enabled`)
  public var enabled = false
  /// How hard the impact of the zone and the ball is. (`haptic.style`)
  public var style = Haptic.light
  /// The tick that is heard in place of an impact in the hand: at the zone, at a tear, where the ball docks. (`haptic.sound`)
  public var sound = HapticSound.none

  /// Every number is zero; ``Parameters/init()`` fills in the defaults.
  public init() {}
}

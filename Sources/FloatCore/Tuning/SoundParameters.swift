/// The tunable values below the key `sound`; see ``ParameterSchema`` for ranges, units and sources.
public struct SoundParameters: Hashable, Sendable {
  /// Whether a page that grows out of the ball or shrinks into it is heard. (`sound.enabled`)
  public var enabled = false
  /// How loud, from silent to full. (`sound.volume`)
  public var volume = 0.0

  /// Silent; ``Parameters/init()`` fills in the defaults.
  public init() {}
}

/// The tunable values below the key `home-indicator`; see ``ParameterSchema`` for ranges, units and sources.
public struct HomeIndicatorParameters: Hashable, Sendable {
  /// It is there from this safe area at the bottom on. (`home-indicator.from`)
  public var from = 0.0
  /// Its width. (`home-indicator.width`)
  public var width = 0.0
  /// Its height. (`home-indicator.height`)
  public var height = 0.0
  /// The distance from the screen's bottom to its middle. (`home-indicator.bottom`)
  public var bottom = 0.0

  /// Every number is zero; ``Parameters/init()`` fills in the defaults.
  public init() {}
}

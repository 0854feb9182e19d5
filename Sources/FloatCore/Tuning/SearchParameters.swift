/// The tunable values below the key `search`; see ``ParameterSchema`` for ranges, units and sources.
public struct SearchParameters: Hashable, Sendable {
  /// The room above the field. (`search.top`)
  public var top = 0.0
  /// The field's height. (`search.height`)
  public var height = 0.0
  /// The room below the field. (`search.bottom`)
  public var bottom = 0.0
  /// The distance from the sides to the field. (`search.margin`)
  public var margin = 0.0
  /// The field's corner radius. (`search.radius`)
  public var radius = 0.0
  /// The font size. (`search.text-size`)
  public var textSize = 0.0
  /// The magnifying glass. (`search.icon`)
  public var icon = 0.0
  /// The gap between it and the text. (`search.gap`)
  public var gap = 0.0

  /// Every number is zero; ``Parameters/init()`` fills in the defaults.
  public init() {}
}

/// The tunable values below the key `plain`; see ``ParameterSchema`` for ranges, units and sources.
public struct PlainParameters: Hashable, Sendable {
  /// The room above the image of a page with little else. (`plain.top`)
  public var top = 0.0
  /// The image's size. (`plain.image`)
  public var image = 0.0
  /// A picture's corner radius. (`plain.radius`)
  public var radius = 0.0
  /// The room above a paragraph. (`plain.gap`)
  public var gap = 0.0
  /// The font size. (`plain.text-size`)
  public var textSize = 0.0
  /// The line height. (`plain.line-height`)
  public var lineHeight = 0.0
  /// The distance from the sides to the text. (`plain.margin`)
  public var margin = 0.0
  /// The widest column of text, on wide screens. (`plain.column`)
  public var column = 0.0
  /// The room below the text. (`plain.bottom`)
  public var bottom = 0.0

  /// Every number is zero; ``Parameters/init()`` fills in the defaults.
  public init() {}
}

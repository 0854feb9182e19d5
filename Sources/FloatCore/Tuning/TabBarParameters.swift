/// The tunable values below the key `tab-bar`; see ``ParameterSchema`` for ranges, units and sources.
public struct TabBarParameters: Hashable, Sendable {
  /// The tab bar's height, without the safe area. (`tab-bar.height`)
  public var height = 0.0
  /// The size of its icons. (`tab-bar.icon.size`)
  public var iconSize = 0.0
  /// The distance from the bar's top to the icons' centre. (`tab-bar.icon.y`)
  public var iconY = 0.0
  /// The labels' font size. (`tab-bar.label.size`)
  public var labelSize = 0.0
  /// The distance from the bar's top to the labels' middle. (`tab-bar.label.y`)
  public var labelY = 0.0
  /// The distance from a tab's middle to its badge's centre. (`tab-bar.badge.x`)
  public var badgeX = 0.0
  /// The distance from the bar's top to the badge's centre. (`tab-bar.badge.y`)
  public var badgeY = 0.0

  /// Every number is zero; ``Parameters/init()`` fills in the defaults.
  public init() {}
}

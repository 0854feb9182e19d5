/// The tunable values below the key `bar`; see ``ParameterSchema`` for ranges, units and sources.
public struct BarParameters: Hashable, Sendable {
  /// The navigation bar's height, without the safe area. (`bar.height`)
  public var height = 0.0
  /// The title's font size. (`bar.title.size`)
  public var titleSize = 0.0
  /// What the title leaves free on each side. (`bar.title.margin`)
  public var titleMargin = 0.0
  /// How far titles move while they cross-fade, as a share of the width. (`bar.title.travel`)
  public var titleTravel = 0.0
  /// The size of the bar's icons. (`bar.icon`)
  public var icon = 0.0
  /// The distance from the left edge to the back arrow's centre. (`bar.back`)
  public var back = 0.0
  /// The distance from the left edge to the close button's centre. (`bar.close`)
  public var close = 0.0
  /// The distance from the right edge to the centre of "…" and "+". (`bar.more`)
  public var more = 0.0
  /// How wide a button of the bar can be pressed. (`bar.touch`)
  public var touch = 0.0
  /// How much of a button vanishes while it is pressed. (`bar.pressed`)
  public var pressed = 0.0

  /// Every number is zero; ``Parameters/init()`` fills in the defaults.
  public init() {}
}

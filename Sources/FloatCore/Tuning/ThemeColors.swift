/// The colours of one appearance, below the keys `light` and `dark`.
public struct ThemeColors: Hashable, Sendable {
  /// The pages' background. (`background`)
  public var background = Color.clear
  /// The background behind groups of rows and conversations. (`grouped-background`)
  public var groupedBackground = Color.clear
  /// A row's background. (`row`)
  public var row = Color.clear
  /// The navigation bar's background. (`bar`)
  public var bar = Color.clear
  /// The tab bar's background. (`tab-bar`)
  public var tabBar = Color.clear
  /// Primary text. (`label`)
  public var label = Color.clear
  /// Secondary text. (`secondary-label`)
  public var secondaryLabel = Color.clear
  /// Times, placeholders and chevrons. (`tertiary-label`)
  public var tertiaryLabel = Color.clear
  /// Hairlines. (`separator`)
  public var separator = Color.clear
  /// Selected tabs, buttons, links. (`tint`)
  public var tint = Color.clear
  /// My messages. (`bubble-me`)
  public var bubbleMe = Color.clear
  /// Others' messages. (`bubble-them`)
  public var bubbleThem = Color.clear
  /// Text on my messages. (`bubble-me-label`)
  public var bubbleMeLabel = Color.clear
  /// A row of the list while it is pressed. (`pressed`)
  public var pressed = Color.clear
  /// Cards that lead on, and buttons that are not the main one. (`fill`)
  public var fill = Color.clear

  /// Every colour is clear; ``Parameters/init()`` fills in the defaults.
  public init() {}
}

/// The colours of one appearance, under the keys `light` and `dark`.
public struct ThemeColors: Hashable, Sendable {
  /// The pages' background. (`background`)
  public var background = Color(rgb: 0xFFFFFF)
  /// The background behind groups of rows and conversations. (`grouped-background`)
  public var groupedBackground = Color(rgb: 0xEDEDED)
  /// A row's background. (`row`)
  public var row = Color(rgb: 0xFFFFFF)
  /// The navigation bar's background. (`bar`)
  public var bar = Color(rgb: 0xEDEDED)
  /// The tab bar's background. (`tab-bar`)
  public var tabBar = Color(rgb: 0xF7F7F7)
  /// Primary text. (`label`)
  public var label = Color(rgb: 0x191919)
  /// Secondary text. (`secondary-label`)
  public var secondaryLabel = Color(rgb: 0x8A8A8E)
  /// Times, placeholders and chevrons. (`tertiary-label`)
  public var tertiaryLabel = Color(rgb: 0xB4B4B8)
  /// Hairlines. (`separator`)
  public var separator = Color(rgb: 0xDEDEDE)
  /// Selected tabs, buttons, links. (`tint`)
  public var tint = Color(rgb: 0x07C160)
  /// My messages. (`bubble-me`)
  public var bubbleMe = Color(rgb: 0x95EC69)
  /// Others' messages. (`bubble-them`)
  public var bubbleThem = Color(rgb: 0xFFFFFF)
  /// Text on my messages. (`bubble-me-label`)
  public var bubbleMeLabel = Color(rgb: 0x191919)
  /// A row of the list while it is pressed. (`pressed`)
  public var pressed = Color(rgb: 0xE5E5E5)
  /// Cards that lead on, and buttons that are not the main one. (`fill`)
  public var fill = Color(rgb: 0xF2F2F7)

  /// The colours of the light appearance, or of the dark one.
  package init(_ appearance: Appearance) {
    guard appearance == .dark else { return }
    background = Color(rgb: 0x111111)
    groupedBackground = Color(rgb: 0x111111)
    row = Color(rgb: 0x1E1E1E)
    bar = Color(rgb: 0x111111)
    tabBar = Color(rgb: 0x1C1C1C)
    label = Color(rgb: 0xD5D5D5)
    secondaryLabel = Color(rgb: 0x8E8E93)
    tertiaryLabel = Color(rgb: 0x5A5A5E)
    separator = Color(rgb: 0x3A3A3C)
    bubbleMe = Color(rgb: 0x3EB575)
    bubbleThem = Color(rgb: 0x2C2C2C)
    bubbleMeLabel = Color(rgb: 0x05130B)
    pressed = Color(rgb: 0x4A4A4C)
    fill = Color(rgb: 0x242426)
  }

  /// The keys of one appearance; when a colour changes, the pages are laid out again.
  static func entries(_ appearance: Appearance) -> [ParameterEntry] {
    let isLight = appearance == .light
    let table: [KeyEntry<Self>] = [
      .color("background", \.background, "The pages' background.", source: "white; WeChat's dark #111111"),
      .color(
        "grouped-background", \.groupedBackground, "The background behind groups of rows and conversations.",
        source: "WeChat: #EDEDED"),
      .color("row", \.row, "A row's background.", source: "WeChat"),
      .color("bar", \.bar, "The navigation bar's background.", source: "WeChat: #EDEDED"),
      .color("tab-bar", \.tabBar, "The tab bar's background.", source: "WeChat: #F7F7F7"),
      .color("label", \.label, "Primary text.", source: "WeChat: #191919"),
      .color("secondary-label", \.secondaryLabel, "Secondary text.", source: "UIKit secondaryLabel"),
      .color(
        "tertiary-label", \.tertiaryLabel, "Times, placeholders and chevrons.", source: "UIKit tertiaryLabel"),
      .color(
        "separator", \.separator, "Hairlines.",
        source: isLight
          ? "UIKit separator on white" : "UIKit systemGray4, dark; seen on cards of #2C2C2C, too"),
      .color("tint", \.tint, "Selected tabs, buttons, links.", source: "WeChat's green"),
      .color("bubble-me", \.bubbleMe, "My messages.", source: "WeChat: #95EC69"),
      .color("bubble-them", \.bubbleThem, "Others' messages.", source: "WeChat"),
      .color("bubble-me-label", \.bubbleMeLabel, "Text on my messages.", source: "contrast above 7"),
      .color(
        "pressed", \.pressed, "A row of the list while it is pressed.",
        source: isLight ? "UIKit systemGray5" : "lighter than the row, as UIKit's dark highlights"),
      .color(
        "fill", \.fill, "Cards that lead on, and buttons that are not the main one.",
        source: "UIKit systemGray6"),
    ]
    return table.under(appearance.rawValue, \.theme[appearance]).laidOut()
  }
}

/// A value with one form for each appearance.
public struct Themed<Value: Hashable & Sendable>: Hashable, Sendable {
  /// The value in light appearance.
  public var light: Value
  /// The value in dark appearance.
  public var dark: Value

  /// A value from its two forms.
  public init(light: Value, dark: Value) {
    self.light = light
    self.dark = dark
  }

  /// The form for an appearance.
  public subscript(appearance: Appearance) -> Value {
    get { appearance == .light ? light : dark }
    set { if appearance == .light { light = newValue } else { dark = newValue } }
  }
}

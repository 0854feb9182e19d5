extension ParameterSchema {
  static let darkEntries: [ParameterEntry] = [
    .color(
      "dark.background", \.dark.background, Color(rgb: 0x111111), "The pages' background.",
      source: "white; WeChat's dark #111111"),
    .color(
      "dark.grouped-background", \.dark.groupedBackground, Color(rgb: 0x111111),
      "The background behind groups of rows and conversations.",
      source: "WeChat: #EDEDED"),
    .color(
      "dark.row", \.dark.row, Color(rgb: 0x1E1E1E), "A row's background.",
      source: "WeChat"),
    .color(
      "dark.bar", \.dark.bar, Color(rgb: 0x111111), "The navigation bar's background.",
      source: "WeChat: #EDEDED"),
    .color(
      "dark.tab-bar", \.dark.tabBar, Color(rgb: 0x1C1C1C), "The tab bar's background.",
      source: "WeChat: #F7F7F7"),
    .color(
      "dark.label", \.dark.label, Color(rgb: 0xD5D5D5), "Primary text.",
      source: "WeChat: #191919"),
    .color(
      "dark.secondary-label", \.dark.secondaryLabel, Color(rgb: 0x8E8E93), "Secondary text.",
      source: "UIKit secondaryLabel"),
    .color(
      "dark.tertiary-label", \.dark.tertiaryLabel, Color(rgb: 0x5A5A5E), "Times, placeholders and chevrons.",
      source: "UIKit tertiaryLabel"),
    .color(
      "dark.separator", \.dark.separator, Color(rgb: 0x3A3A3C), "Hairlines.",
      source: "UIKit systemGray4, dark; seen on cards of #2C2C2C, too"),
    .color(
      "dark.tint", \.dark.tint, Color(rgb: 0x07C160), "Selected tabs, buttons, links.",
      source: "WeChat's green"),
    .color(
      "dark.bubble-me", \.dark.bubbleMe, Color(rgb: 0x3EB575), "My messages.",
      source: "WeChat: #95EC69"),
    .color(
      "dark.bubble-them", \.dark.bubbleThem, Color(rgb: 0x2C2C2C), "Others' messages.",
      source: "WeChat"),
    .color(
      "dark.bubble-me-label", \.dark.bubbleMeLabel, Color(rgb: 0x05130B), "Text on my messages.",
      source: "contrast above 7"),
    .color(
      "dark.pressed", \.dark.pressed, Color(rgb: 0x4A4A4C), "A row of the list while it is pressed.",
      source: "lighter than the row, as UIKit's dark highlights"),
    .color(
      "dark.fill", \.dark.fill, Color(rgb: 0x242426),
      "Cards that lead on, and buttons that are not the main one.",
      source: "UIKit systemGray6"),
  ]
}

extension ParameterSchema {
  static let lightEntries: [ParameterEntry] = [
    .color(
      "light.background", \.light.background, Color(rgb: 0xFFFFFF), "The pages' background.",
      source: "white; WeChat's dark #111111"),
    .color(
      "light.grouped-background", \.light.groupedBackground, Color(rgb: 0xEDEDED),
      "The background behind groups of rows and conversations.",
      source: "WeChat: #EDEDED"),
    .color(
      "light.row", \.light.row, Color(rgb: 0xFFFFFF), "A row's background.",
      source: "WeChat"),
    .color(
      "light.bar", \.light.bar, Color(rgb: 0xEDEDED), "The navigation bar's background.",
      source: "WeChat: #EDEDED"),
    .color(
      "light.tab-bar", \.light.tabBar, Color(rgb: 0xF7F7F7), "The tab bar's background.",
      source: "WeChat: #F7F7F7"),
    .color(
      "light.label", \.light.label, Color(rgb: 0x191919), "Primary text.",
      source: "WeChat: #191919"),
    .color(
      "light.secondary-label", \.light.secondaryLabel, Color(rgb: 0x8A8A8E), "Secondary text.",
      source: "UIKit secondaryLabel"),
    .color(
      "light.tertiary-label", \.light.tertiaryLabel, Color(rgb: 0xB4B4B8),
      "Times, placeholders and chevrons.",
      source: "UIKit tertiaryLabel"),
    .color(
      "light.separator", \.light.separator, Color(rgb: 0xDEDEDE), "Hairlines.",
      source: "UIKit separator on white"),
    .color(
      "light.tint", \.light.tint, Color(rgb: 0x07C160), "Selected tabs, buttons, links.",
      source: "WeChat's green"),
    .color(
      "light.bubble-me", \.light.bubbleMe, Color(rgb: 0x95EC69), "My messages.",
      source: "WeChat: #95EC69"),
    .color(
      "light.bubble-them", \.light.bubbleThem, Color(rgb: 0xFFFFFF), "Others' messages.",
      source: "WeChat"),
    .color(
      "light.bubble-me-label", \.light.bubbleMeLabel, Color(rgb: 0x191919), "Text on my messages.",
      source: "contrast above 7"),
    .color(
      "light.pressed", \.light.pressed, Color(rgb: 0xE5E5E5), "A row of the list while it is pressed.",
      source: "UIKit systemGray5"),
    .color(
      "light.fill", \.light.fill, Color(rgb: 0xF2F2F7),
      "Cards that lead on, and buttons that are not the main one.",
      source: "UIKit systemGray6"),
  ]
}

extension ParameterSchema {
  static let tabBarEntries: [ParameterEntry] = [
    .length(
      "tab-bar.height", \.layout.tabBar.height, 49, 20...200, step: 1,
      "The tab bar's height, without the safe area.",
      source: "UIKit: 49"),
    .length(
      "tab-bar.icon.size", \.layout.tabBar.iconSize, 26, 4...80, step: 1,
      "The size of its icons.",
      source: "tuned by eye to WeChat"),
    .length(
      "tab-bar.icon.y", \.layout.tabBar.iconY, 19, 0...400, step: 1,
      "The distance from the bar's top to the icons' centre.",
      source: "tuned by eye to WeChat"),
    .length(
      "tab-bar.label.size", \.layout.tabBar.labelSize, 10, 4...80, step: 0.5,
      "The labels' font size.",
      source: "UIKit: 10"),
    .length(
      "tab-bar.label.y", \.layout.tabBar.labelY, 39.5, 0...400, step: 0.5,
      "The distance from the bar's top to the labels' middle.",
      source: "tuned by eye to WeChat"),
    .length(
      "tab-bar.badge.x", \.layout.tabBar.badgeX, 17, 0...400, step: 1,
      "The distance from a tab's middle to its badge's centre.",
      source: "tuned by eye to WeChat"),
    .length(
      "tab-bar.badge.y", \.layout.tabBar.badgeY, 13, 0...400, step: 1,
      "The distance from the bar's top to the badge's centre.",
      source: "tuned by eye to WeChat"),
  ]
}

/// The tab bar. (`tab-bar`)
package struct TabBarParameters: Hashable, Sendable {
  package var height = 49.0
  package var iconSize = 26.0
  package var iconY = 19.0
  package var labelSize = 10.0
  package var labelY = 39.5
  package var badgeX = 17.0
  package var badgeY = 13.0

  static let entries: [ParameterEntry] = [
    .length(
      "tab-bar.height", \.tabBar.height, 20...200,
      "The tab bar's height, without the safe area.", source: "UIKit: 49"),
    .length("tab-bar.icon.size", \.tabBar.iconSize, 4...80, "The size of the tab bar's icons."),
    .length(
      "tab-bar.icon.y", \.tabBar.iconY, 0...400, "The distance from the bar's top to the icons' centre."),
    .length(
      "tab-bar.label.size", \.tabBar.labelSize, 4...80, step: 0.5,
      "The labels' font size.", source: "UIKit: 10"),
    .length(
      "tab-bar.label.y", \.tabBar.labelY, 0...400, step: 0.5,
      "The distance from the bar's top to the labels' middle."),
    .length(
      "tab-bar.badge.x", \.tabBar.badgeX, 0...400, "The distance from a tab's middle to its badge's centre."),
    .length(
      "tab-bar.badge.y", \.tabBar.badgeY, 0...400, "The distance from the bar's top to the badge's centre."),
  ].laidOut(source: "tuned by eye to WeChat")
}

/// The tab bar. (`tab-bar`)
package struct TabBarParameters: Hashable, Sendable {
  package var height = 49.0
  var iconSize = 26.0
  var iconY = 19.0
  var labelSize = 10.0
  var labelY = 39.5
  var badgeX = 17.0
  var badgeY = 13.0

  static let entries = table.under("tab-bar", \.tabBar).laidOut(source: "tuned by eye to WeChat")
  private static let table: [KeyEntry<Self>] = [
    .length(
      "height", \.height, 20...200, "The tab bar's height, without the safe area.", source: "UIKit: 49"),
    .length("icon.size", \.iconSize, 4...80, "The size of the tab bar's icons."),
    .distance("icon.y", \.iconY, "The distance from the bar's top to the icons' centre."),
    .fontSize("label.size", \.labelSize, "The labels' font size.", source: "UIKit: 10"),
    .length(
      "label.y", \.labelY, 0...400, step: 0.5, "The distance from the bar's top to the labels' middle."),
    .distance("badge.x", \.badgeX, "The distance from a tab's middle to its badge's centre."),
    .distance("badge.y", \.badgeY, "The distance from the bar's top to the badge's centre."),
  ]
}

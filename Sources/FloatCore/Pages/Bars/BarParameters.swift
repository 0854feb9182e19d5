/// The navigation bar. (`bar`)
package struct BarParameters: Hashable, Sendable {
  package var height = 44.0
  var titleSize = 17.0
  var titleMargin = 60.0
  var titleTravel = 0.3
  var icon = 24.0
  var back = 22.0
  var close = 24.0
  var more = 26.0
  var touch = 56.0
  var pressed = 0.7

  static let entries = table.under("bar", \.bar).laidOut(
    source: "tuned by eye to WeChat", but: "bar.title.travel")
  private static let table: [KeyEntry<Self>] = [
    .length(
      "height", \.height, 20...200, "The navigation bar's height, without the safe area.", source: "UIKit: 44"
    ),
    .fontSize("title.size", \.titleSize, "The title's font size.", source: "UIKit: 17"),
    .distance("title.margin", \.titleMargin, "What the title leaves free on each side."),
    .ratio(
      "title.travel", \.titleTravel, 0...1,
      "How far titles move while they cross-fade, as a share of the width; long ones move farther, by up to half.",
      source: "as far as the page below"),
    .length("icon", \.icon, 4...80, "The size of the bar's icons."),
    .distance("back", \.back, "The distance from the left edge to the back arrow's centre."),
    .distance("close", \.close, "The distance from the left edge to the close button's centre."),
    .distance("more", \.more, "The distance from the right edge to the centre of \"…\" and \"+\"."),
    .length(
      "touch", \.touch, 20...200, "How wide a button of the bar can be pressed.", source: "UIKit: at least 44"
    ),
    .ratio(
      "pressed", \.pressed, 0...1, step: 0.05, "How much of a button fades while it is pressed.",
      source: "UIKit's bar buttons fade to about 0.3"),
  ]
}

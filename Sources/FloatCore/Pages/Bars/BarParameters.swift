/// The navigation bar. (`bar`)
package struct BarParameters: Hashable, Sendable {
  package var height = 44.0
  package var titleSize = 17.0
  package var titleMargin = 60.0
  package var titleTravel = 0.3
  package var icon = 24.0
  package var back = 22.0
  package var close = 24.0
  package var more = 26.0
  package var touch = 56.0
  package var pressed = 0.7

  static let entries: [ParameterEntry] = [
    .length(
      "bar.height", \.bar.height, 20...200,
      "The navigation bar's height, without the safe area.", source: "UIKit: 44", applies: .layingOut),
    .length(
      "bar.title.size", \.bar.titleSize, 4...80, step: 0.5,
      "The title's font size.", source: "UIKit: 17", applies: .layingOut),
    .length(
      "bar.title.margin", \.bar.titleMargin, 0...400,
      "What the title leaves free on each side.", source: "tuned by eye to WeChat", applies: .layingOut),
    .ratio(
      "bar.title.travel", \.bar.titleTravel, 0...1,
      "How far titles move while they cross-fade, as a share of the width.",
      source: "as far as the page below", applies: .gliding),
    .length(
      "bar.icon", \.bar.icon, 4...80,
      "The size of the bar's icons.", source: "tuned by eye to WeChat", applies: .layingOut),
    .length(
      "bar.back", \.bar.back, 0...400,
      "The distance from the left edge to the back arrow's centre.", source: "tuned by eye to WeChat",
      applies: .layingOut),
    .length(
      "bar.close", \.bar.close, 0...400,
      "The distance from the left edge to the close button's centre.", source: "tuned by eye to WeChat",
      applies: .layingOut),
    .length(
      "bar.more", \.bar.more, 0...400,
      "The distance from the right edge to the centre of \"…\" and \"+\".", source: "tuned by eye to WeChat",
      applies: .layingOut),
    .length(
      "bar.touch", \.bar.touch, 20...200,
      "How wide a button of the bar can be pressed.", source: "UIKit: at least 44", applies: .layingOut),
    .ratio(
      "bar.pressed", \.bar.pressed, 0...1, step: 0.05,
      "How much of a button fades while it is pressed.", source: "UIKit's bar buttons fade to about 0.3",
      applies: .layingOut),
  ]
}

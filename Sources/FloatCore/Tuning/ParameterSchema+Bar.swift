extension ParameterSchema {
  static let barEntries: [ParameterEntry] = [
    .length(
      "bar.height", \.layout.bar.height, 44, 20...200, step: 1,
      "The navigation bar's height, without the safe area.",
      source: "UIKit: 44"),
    .length(
      "bar.title.size", \.layout.bar.titleSize, 17, 4...80, step: 0.5,
      "The title's font size.",
      source: "UIKit: 17"),
    .length(
      "bar.title.margin", \.layout.bar.titleMargin, 60, 0...400, step: 1,
      "What the title leaves free on each side.",
      source: "tuned by eye to WeChat"),
    .ratio(
      "bar.title.travel", \.layout.bar.titleTravel, 0.3, 0...1, step: 0.01,
      "How far titles move while they cross-fade, as a share of the width.",
      source: "as far as the page below"),
    .length(
      "bar.icon", \.layout.bar.icon, 24, 4...80, step: 1,
      "The size of the bar's icons.",
      source: "tuned by eye to WeChat"),
    .length(
      "bar.back", \.layout.bar.back, 22, 0...400, step: 1,
      "The distance from the left edge to the back arrow's centre.",
      source: "tuned by eye to WeChat"),
    .length(
      "bar.close", \.layout.bar.close, 24, 0...400, step: 1,
      "The distance from the left edge to the close button's centre.",
      source: "tuned by eye to WeChat"),
    .length(
      "bar.more", \.layout.bar.more, 26, 0...400, step: 1,
      "The distance from the right edge to the centre of \"…\" and \"+\".",
      source: "tuned by eye to WeChat"),
    .length(
      "bar.touch", \.layout.bar.touch, 56, 20...200, step: 1,
      "How wide a button of the bar can be pressed.",
      source: "UIKit: at least 44"),
    .ratio(
      "bar.pressed", \.layout.bar.pressed, 0.7, 0...1, step: 0.05,
      "How much of a button vanishes while it is pressed.",
      source: "UIKit's bar buttons fade to about 0.3"),
  ]
}

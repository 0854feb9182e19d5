extension ParameterSchema {
  static let noticeEntries: [ParameterEntry] = [
    .duration(
      "notice.duration", \.notice.duration, 1.8, 0.2...20, step: 0.1,
      "How long a notice stays.",
      source: "tuned: two words"),
    .duration(
      "notice.fade", \.notice.fade, 0.25, 0...2, step: 0.01,
      "How long it takes to come and go.",
      source: "UIKit: 0.25s"),
    .length(
      "notice.text-size", \.notice.textSize, 15, 4...80, step: 0.5,
      "The font size.",
      source: "tuned by eye to UIKit"),
    .length(
      "notice.line-height", \.notice.lineHeight, 22, 8...120, step: 1,
      "The line height.",
      source: "tuned"),
    .count(
      "notice.lines", \.notice.lines, 3, 1...10,
      "How many lines it may have.",
      source: "tuned"),
    .ratio(
      "notice.width-fraction", \.notice.widthFraction, 0.6, 0.1...1, step: 0.01,
      "The longest line, as a share of the screen's width.",
      source: "tuned"),
    .ratio(
      "notice.position", \.notice.position, 0.42, 0...1, step: 0.01,
      "Where its middle is, as a share of the screen's height.",
      source: "tuned: a little above the middle"),
    .length(
      "notice.padding-x", \.notice.paddingX, 20, 0...60, step: 1,
      "The distance from its sides to the text.",
      source: "tuned"),
    .length(
      "notice.padding-y", \.notice.paddingY, 14, 0...60, step: 1,
      "The distance from its top and bottom to the text.",
      source: "tuned"),
    .length(
      "notice.radius", \.notice.radius, 12, 0...60, step: 1,
      "Its corner radius.",
      source: "tuned"),
    .color(
      "notice.fill", \.notice.fill, Color(20, 20, 22, 224),
      "Its colour.",
      source: "tuned by eye to WeChat"),
    .color(
      "notice.label", \.notice.label, Color(rgb: 0xFFFFFF),
      "The text's colour.",
      source: "WeChat"),
    .duration(
      "notice.undo-duration", \.notice.undoDuration, 4, 0.2...20, step: 0.1,
      "How long a notice stays that can be tapped to undo.",
      source: "Material Design: 4 to 10s for a snackbar with an action"),
    .color(
      "notice.action", \.notice.action, Color(rgb: 0x5BD08C),
      "The colour of what a tap on the notice does.",
      source: "tuned: WeChat's green on dark"),
  ]
}

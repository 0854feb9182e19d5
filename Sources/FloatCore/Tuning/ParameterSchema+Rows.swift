extension ParameterSchema {
  static let rowsEntries: [ParameterEntry] = [
    .length(
      "rows.height", \.layout.rows.height, 56, 24...200, step: 1,
      "A row's height in Contacts, Discover and Me.",
      source: "WeChat: 56"),
    .length(
      "rows.icon", \.layout.rows.icon, 24, 4...80, step: 1,
      "The icons' size.",
      source: "tuned by eye to WeChat"),
    .length(
      "rows.icon-x", \.layout.rows.iconX, 30, 0...400, step: 1,
      "The distance from the left edge to the icons' centre.",
      source: "tuned by eye to WeChat"),
    .length(
      "rows.text-x", \.layout.rows.textX, 58, 0...400, step: 1,
      "The distance from the left edge to the text.",
      source: "tuned by eye to WeChat"),
    .length(
      "rows.text-size", \.layout.rows.textSize, 16, 4...80, step: 0.5,
      "The font size.",
      source: "tuned by eye to WeChat"),
    .length(
      "rows.text-end", \.layout.rows.textEnd, 42, 0...400, step: 1,
      "What the text leaves free at the row's end.",
      source: "tuned by eye to WeChat"),
    .length(
      "rows.chevron.size", \.layout.rows.chevronSize, 16, 4...60, step: 1,
      "The chevrons' size.",
      source: "tuned by eye to WeChat"),
    .length(
      "rows.chevron.inset", \.layout.rows.chevronInset, 20, 0...400, step: 1,
      "The distance from the right edge to the chevrons' centre.",
      source: "tuned by eye to WeChat"),
    .length(
      "rows.group-gap", \.layout.rows.groupGap, 8, 0...400, step: 1,
      "The gap between groups of rows.",
      source: "WeChat: 8"),
    .ratio(
      "rows.pressed", \.layout.rows.pressed, 0.1, 0...1, step: 0.01,
      "How dark a row gets while it is pressed.",
      source: "UIKit: a white row gets systemGray5"),
    .ratio(
      "rows.pressed-dark", \.layout.rows.pressedDark, 0.08, 0...1, step: 0.01,
      "How light a row gets while it is pressed, in dark appearance.",
      source: "UIKit's dark cells get lighter"),
  ]
}

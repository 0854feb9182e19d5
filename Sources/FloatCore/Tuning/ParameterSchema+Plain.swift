extension ParameterSchema {
  static let plainEntries: [ParameterEntry] = [
    .length(
      "plain.top", \.layout.plain.top, 48, 0...400, step: 1,
      "The room above the image of a page with little else.",
      source: "tuned by eye to WeChat"),
    .length(
      "plain.image", \.layout.plain.image, 72, 8...400, step: 1,
      "The image's size.",
      source: "tuned by eye to WeChat"),
    .length(
      "plain.radius", \.layout.plain.radius, 10, 0...60, step: 1,
      "A picture's corner radius.",
      source: "as profile.avatar.radius"),
    .length(
      "plain.gap", \.layout.plain.gap, 16, 0...400, step: 1,
      "The room above a paragraph.",
      source: "tuned by eye to WeChat"),
    .length(
      "plain.text-size", \.layout.plain.textSize, 15, 4...80, step: 0.5,
      "The font size.",
      source: "tuned by eye to WeChat"),
    .length(
      "plain.line-height", \.layout.plain.lineHeight, 22, 8...160, step: 1,
      "The line height.",
      source: "tuned by eye to WeChat"),
    .length(
      "plain.margin", \.layout.plain.margin, 40, 0...400, step: 1,
      "The distance from the sides to the text.",
      source: "tuned by eye to WeChat"),
    .length(
      "plain.column", \.layout.plain.column, 420, 100...4000, step: 10,
      "The widest column of text, on wide screens.",
      source: "short lines, as they are centred"),
    .length(
      "plain.bottom", \.layout.plain.bottom, 40, 0...400, step: 1,
      "The room below the text.",
      source: "tuned by eye to WeChat"),
  ]
}

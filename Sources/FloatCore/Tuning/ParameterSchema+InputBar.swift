extension ParameterSchema {
  static let inputBarEntries: [ParameterEntry] = [
    .length(
      "input-bar.height", \.layout.inputBar.height, 54, 20...200, step: 1,
      "The height of the bar below a conversation, without the safe area.",
      source: "WeChat: 54"),
    .length(
      "input-bar.icon", \.layout.inputBar.icon, 26, 4...80, step: 1,
      "Its icons' size.",
      source: "tuned by eye to WeChat"),
    .length(
      "input-bar.mic-x", \.layout.inputBar.micX, 28, 0...400, step: 1,
      "The distance from the left edge to the microphone's centre.",
      source: "tuned by eye to WeChat"),
    .length(
      "input-bar.smile-x", \.layout.inputBar.smileX, 66, 0...400, step: 1,
      "The distance from the right edge to the smile's centre.",
      source: "tuned by eye to WeChat"),
    .length(
      "input-bar.plus-x", \.layout.inputBar.plusX, 27, 0...400, step: 1,
      "The distance from the right edge to the plus's centre.",
      source: "tuned by eye to WeChat"),
    .length(
      "input-bar.field.x", \.layout.inputBar.fieldX, 54, 0...400, step: 1,
      "The distance from the left edge to the field.",
      source: "tuned by eye to WeChat"),
    .length(
      "input-bar.field.end", \.layout.inputBar.fieldEnd, 92, 0...400, step: 1,
      "The distance from the field to the right edge.",
      source: "tuned by eye to WeChat"),
    .length(
      "input-bar.field.height", \.layout.inputBar.fieldHeight, 38, 8...160, step: 1,
      "The field's height.",
      source: "tuned by eye to WeChat"),
    .length(
      "input-bar.field.radius", \.layout.inputBar.fieldRadius, 6, 0...60, step: 1,
      "Its corner radius.",
      source: "tuned by eye to WeChat"),
    .length(
      "input-bar.field.padding", \.layout.inputBar.fieldPadding, 12, 0...400, step: 1,
      "The distance from the field's sides to its text.",
      source: "tuned by eye to WeChat"),
    .length(
      "input-bar.text-size", \.layout.inputBar.textSize, 15, 4...80, step: 0.5,
      "The font size.",
      source: "tuned by eye to WeChat"),
    .length(
      "input-bar.touch", \.layout.inputBar.touch, 38, 20...200, step: 1,
      "How wide a button of the bar can be pressed.",
      source: "as wide as two of them have room"),
  ]
}

import FloatCore

/// The bar below a conversation. (`input-bar`)
package struct InputBarParameters: Hashable, Sendable {
  package var height = 54.0
  package var icon = 26.0
  package var micX = 28.0
  package var smileX = 66.0
  package var plusX = 27.0
  package var fieldX = 54.0
  package var fieldEnd = 92.0
  package var fieldHeight = 38.0
  package var fieldRadius = 6.0
  package var fieldPadding = 12.0
  package var textSize = 15.0
  package var touch = 38.0

  static let entries: [ParameterEntry] = [
    .length(
      "input-bar.height", \.pages.inputBar.height, 20...200,
      "The height of the bar below a conversation, without the safe area.", source: "WeChat: 54"),
    .length("input-bar.icon", \.pages.inputBar.icon, 4...80, "The size of the input bar's icons."),
    .length(
      "input-bar.mic-x", \.pages.inputBar.micX, 0...400,
      "The distance from the left edge to the microphone's centre."),
    .length(
      "input-bar.smile-x", \.pages.inputBar.smileX, 0...400,
      "The distance from the right edge to the smile's centre."),
    .length(
      "input-bar.plus-x", \.pages.inputBar.plusX, 0...400,
      "The distance from the right edge to the plus's centre."),
    .length(
      "input-bar.field.x", \.pages.inputBar.fieldX, 0...400, "The distance from the left edge to the field."),
    .length(
      "input-bar.field.end", \.pages.inputBar.fieldEnd, 0...400,
      "The distance from the field to the right edge."),
    .length("input-bar.field.height", \.pages.inputBar.fieldHeight, 8...160, "The field's height."),
    .length(
      "input-bar.field.radius", \.pages.inputBar.fieldRadius, 0...60, "The input field's corner radius."),
    .length(
      "input-bar.field.padding", \.pages.inputBar.fieldPadding, 0...400,
      "The distance from the input field's sides to its text."),
    .length("input-bar.text-size", \.pages.inputBar.textSize, 4...80, step: 0.5, "The font size."),
    .length(
      "input-bar.touch", \.pages.inputBar.touch, 20...200,
      "How wide a button of the bar can be pressed.", source: "as wide as two of them have room"),
  ].laidOut(source: "tuned by eye to WeChat")
}

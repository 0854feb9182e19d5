import FloatCore

/// The bar below a conversation. (`input-bar`)
struct InputBarParameters: Hashable, Sendable {
  var height = 54.0
  var icon = 26.0
  var micX = 28.0
  var smileX = 66.0
  var plusX = 27.0
  var fieldX = 54.0
  var fieldEnd = 92.0
  var fieldHeight = 38.0
  var fieldRadius = 6.0
  var fieldPadding = 12.0
  var textSize = 15.0
  var touch = 38.0

  static let entries = table.under("input-bar", \.pages.inputBar).laidOut(source: "tuned by eye to WeChat")
  private static let table: [KeyEntry<Self>] = [
    .length(
      "height", \.height, 20...200, "The height of the bar below a conversation, without the safe area.",
      source: "WeChat: 54"),
    .length("icon", \.icon, 4...80, "The size of the input bar's icons."),
    .distance("mic-x", \.micX, "The distance from the left edge to the microphone's centre."),
    .distance("smile-x", \.smileX, "The distance from the right edge to the smile's centre."),
    .distance("plus-x", \.plusX, "The distance from the right edge to the plus's centre."),
    .distance("field.x", \.fieldX, "The distance from the left edge to the field."),
    .distance("field.end", \.fieldEnd, "The distance from the field to the right edge."),
    .length("field.height", \.fieldHeight, 8...160, "The field's height."),
    .length("field.radius", \.fieldRadius, 0...60, "The input field's corner radius."),
    .distance("field.padding", \.fieldPadding, "The distance from the input field's sides to its text."),
    .fontSize("text-size", \.textSize, "The font size."),
    .length(
      "touch", \.touch, 20...200, "How wide a button of the bar can be pressed.",
      source: "as wide as two of them have room"),
  ]
}

import FloatCore

/// The bar below a conversation. (`input-bar`)
struct InputBarParameters: Hashable, Sendable {
  /// The height of the bar below a conversation, without the safe area. Source: WeChat: 54.
  let height = 54.0
  /// The size of the input bar's icons.
  let icon = 26.0
  /// The distance from the left edge to the microphone's centre.
  let micX = 28.0
  /// The distance from the right edge to the smile's centre.
  let smileX = 66.0
  /// The distance from the right edge to the plus's centre.
  let plusX = 27.0
  /// The distance from the left edge to the field.
  let fieldX = 54.0
  /// The distance from the field to the right edge.
  let fieldEnd = 92.0
  /// The field's height.
  let fieldHeight = 38.0
  /// The input field's corner radius.
  let fieldRadius = 6.0
  /// The distance from the input field's sides to its text.
  let fieldPadding = 12.0
  var textSize = 15.0
  /// The width of the area that presses a button of the bar. Source: the room that two of them have.
  let touch = 38.0

  static let table: [KeyEntry<Self>] = [
    .fontSize("text-size", \.textSize, "The font size.")
  ]
}

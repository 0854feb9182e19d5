import FloatCore

/// A conversation. (`chat`)
struct ChatParameters: Hashable, Sendable {
  /// The room above the first message.
  let top = 12.0
  /// The distance from the sides to the avatars.
  let margin = 12.0
  /// The avatars' size. Source: WeChat: 40.
  let avatarSize = 40.0
  /// The corner radius of the avatars.
  let avatarRadius = 7.0
  /// The gap between an avatar and its bubble.
  let gap = 10.0
  /// The gap between messages.
  let spacing = 14.0
  var textSize = 16.0
  var lineHeight = 22.0
  /// The bubbles' corner radius.
  let radius = 8.0
  /// The distance from a bubble's sides to its text.
  let paddingX = 13.0
  /// The distance from a bubble's top and bottom to its text.
  let paddingY = 9.0
  /// The narrowest bubble.
  let minimumWidth = 40.0
  /// The room that a bubble leaves free on the other side.
  let free = 66.0
  /// How far a bubble's tail sticks out.
  let tailSize = 5.0
  /// The distance from a bubble's top to its tail.
  let tailY = 20.0
  /// The height of a line with a time.
  let timeHeight = 32.0
  var timeSize = 12.0
  /// The distance from the top of the time's row to its middle.
  let timeY = 10.0

  static let table: [KeyEntry<Self>] = [
    .fontSize("text-size", \.textSize, "The messages' font size."),
    .length("line-height", \.lineHeight, 8...120, "The messages' line height."),
    .fontSize("time.size", \.timeSize, "The font size of the time between messages."),
  ]
}

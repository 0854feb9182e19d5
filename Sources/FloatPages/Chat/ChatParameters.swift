import FloatCore

/// A conversation. (`chat`)
package struct ChatParameters: Hashable, Sendable {
  package var top = 12.0
  package var margin = 12.0
  package var avatarSize = 40.0
  package var avatarRadius = 7.0
  package var gap = 10.0
  package var spacing = 14.0
  package var textSize = 16.0
  package var lineHeight = 22.0
  package var radius = 8.0
  package var paddingX = 13.0
  package var paddingY = 9.0
  package var minimumWidth = 40.0
  package var free = 66.0
  package var tailSize = 5.0
  package var tailY = 20.0
  package var timeHeight = 32.0
  package var timeSize = 12.0
  package var timeY = 10.0

  static let entries: [ParameterEntry] = [
    .length("chat.top", \.pages.chat.top, 0...400, "The room above the first message."),
    .length("chat.margin", \.pages.chat.margin, 0...400, "The distance from the sides to the avatars."),
    .length(
      "chat.avatar.size", \.pages.chat.avatarSize, 8...120, "The avatars' size.", source: "WeChat: 40"),
    .length("chat.avatar.radius", \.pages.chat.avatarRadius, 0...60, "The corner radius of the avatars."),
    .length("chat.gap", \.pages.chat.gap, 0...400, "The gap between an avatar and its bubble."),
    .length("chat.spacing", \.pages.chat.spacing, 0...400, "The gap between messages."),
    .length("chat.text-size", \.pages.chat.textSize, 4...80, step: 0.5, "The messages' font size."),
    .length("chat.line-height", \.pages.chat.lineHeight, 8...120, "The messages' line height."),
    .length("chat.radius", \.pages.chat.radius, 0...60, "The bubbles' corner radius."),
    .length(
      "chat.padding-x", \.pages.chat.paddingX, 0...400, "The distance from a bubble's sides to its text."),
    .length(
      "chat.padding-y", \.pages.chat.paddingY, 0...400,
      "The distance from a bubble's top and bottom to its text."),
    .length("chat.minimum-width", \.pages.chat.minimumWidth, 0...200, "The narrowest bubble."),
    .length("chat.free", \.pages.chat.free, 0...400, "What a bubble leaves free on the other side."),
    .length("chat.tail.size", \.pages.chat.tailSize, 0...30, "How far a bubble's tail sticks out."),
    .length("chat.tail.y", \.pages.chat.tailY, 0...400, "The distance from a bubble's top to its tail."),
    .length("chat.time.height", \.pages.chat.timeHeight, 8...120, "The height of a line with a time."),
    .length(
      "chat.time.size", \.pages.chat.timeSize, 4...80, step: 0.5,
      "The font size of the time between messages."),
    .length(
      "chat.time.y", \.pages.chat.timeY, 0...400, "The distance from the top of the time's row to its middle."
    ),
  ].laidOut(source: "tuned by eye to WeChat")
}

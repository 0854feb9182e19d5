import FloatCore

/// A conversation. (`chat`)
struct ChatParameters: Hashable, Sendable {
  var top = 12.0
  var margin = 12.0
  var avatarSize = 40.0
  var avatarRadius = 7.0
  var gap = 10.0
  var spacing = 14.0
  var textSize = 16.0
  var lineHeight = 22.0
  var radius = 8.0
  var paddingX = 13.0
  var paddingY = 9.0
  var minimumWidth = 40.0
  var free = 66.0
  var tailSize = 5.0
  var tailY = 20.0
  var timeHeight = 32.0
  var timeSize = 12.0
  var timeY = 10.0

  static let entries = table.under("chat", \.pages.chat).laidOut(source: "tuned by eye to WeChat")
  private static let table: [KeyEntry<Self>] = [
    .distance("top", \.top, "The room above the first message."),
    .distance("margin", \.margin, "The distance from the sides to the avatars."),
    .length("avatar.size", \.avatarSize, 8...120, "The avatars' size.", source: "WeChat: 40"),
    .length("avatar.radius", \.avatarRadius, 0...60, "The corner radius of the avatars."),
    .distance("gap", \.gap, "The gap between an avatar and its bubble."),
    .distance("spacing", \.spacing, "The gap between messages."),
    .fontSize("text-size", \.textSize, "The messages' font size."),
    .length("line-height", \.lineHeight, 8...120, "The messages' line height."),
    .length("radius", \.radius, 0...60, "The bubbles' corner radius."),
    .distance("padding-x", \.paddingX, "The distance from a bubble's sides to its text."),
    .distance("padding-y", \.paddingY, "The distance from a bubble's top and bottom to its text."),
    .length("minimum-width", \.minimumWidth, 0...200, "The narrowest bubble."),
    .distance("free", \.free, "What a bubble leaves free on the other side."),
    .length("tail.size", \.tailSize, 0...30, "How far a bubble's tail sticks out."),
    .distance("tail.y", \.tailY, "The distance from a bubble's top to its tail."),
    .length("time.height", \.timeHeight, 8...120, "The height of a line with a time."),
    .fontSize("time.size", \.timeSize, "The font size of the time between messages."),
    .distance("time.y", \.timeY, "The distance from the top of the time's row to its middle."),
  ]
}

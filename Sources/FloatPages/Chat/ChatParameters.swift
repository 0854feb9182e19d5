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

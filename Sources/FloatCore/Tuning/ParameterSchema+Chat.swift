extension ParameterSchema {
  static let chatEntries: [ParameterEntry] = [
    .length(
      "chat.top", \.layout.chat.top, 12, 0...400, step: 1,
      "The room above the first message.",
      source: "tuned by eye to WeChat"),
    .length(
      "chat.margin", \.layout.chat.margin, 12, 0...400, step: 1,
      "The distance from the sides to the avatars.",
      source: "tuned by eye to WeChat"),
    .length(
      "chat.avatar.size", \.layout.chat.avatarSize, 40, 8...120, step: 1,
      "The avatars' size.",
      source: "WeChat: 40"),
    .length(
      "chat.avatar.radius", \.layout.chat.avatarRadius, 7, 0...60, step: 1,
      "Their corner radius.",
      source: "tuned by eye to WeChat"),
    .length(
      "chat.gap", \.layout.chat.gap, 10, 0...400, step: 1,
      "The gap between an avatar and its bubble.",
      source: "tuned by eye to WeChat"),
    .length(
      "chat.spacing", \.layout.chat.spacing, 14, 0...400, step: 1,
      "The gap between messages.",
      source: "tuned by eye to WeChat"),
    .length(
      "chat.text-size", \.layout.chat.textSize, 16, 4...80, step: 0.5,
      "The messages' font size.",
      source: "tuned by eye to WeChat"),
    .length(
      "chat.line-height", \.layout.chat.lineHeight, 22, 8...120, step: 1,
      "The messages' line height.",
      source: "tuned by eye to WeChat"),
    .length(
      "chat.radius", \.layout.chat.radius, 8, 0...60, step: 1,
      "The bubbles' corner radius.",
      source: "tuned by eye to WeChat"),
    .length(
      "chat.padding-x", \.layout.chat.paddingX, 13, 0...400, step: 1,
      "The distance from a bubble's sides to its text.",
      source: "tuned by eye to WeChat"),
    .length(
      "chat.padding-y", \.layout.chat.paddingY, 9, 0...400, step: 1,
      "The distance from a bubble's top and bottom to its text.",
      source: "tuned by eye to WeChat"),
    .length(
      "chat.minimum-width", \.layout.chat.minimumWidth, 40, 0...200, step: 1,
      "The narrowest bubble.",
      source: "tuned by eye to WeChat"),
    .length(
      "chat.free", \.layout.chat.free, 66, 0...400, step: 1,
      "What a bubble leaves free on the other side.",
      source: "tuned by eye to WeChat"),
    .length(
      "chat.tail.size", \.layout.chat.tailSize, 5, 0...30, step: 1,
      "How far a bubble's tail sticks out.",
      source: "tuned by eye to WeChat"),
    .length(
      "chat.tail.y", \.layout.chat.tailY, 20, 0...400, step: 1,
      "The distance from a bubble's top to its tail.",
      source: "tuned by eye to WeChat"),
    .length(
      "chat.time.height", \.layout.chat.timeHeight, 32, 8...120, step: 1,
      "The height of a line with a time.",
      source: "tuned by eye to WeChat"),
    .length(
      "chat.time.size", \.layout.chat.timeSize, 12, 4...80, step: 0.5,
      "Its font size.",
      source: "tuned by eye to WeChat"),
    .length(
      "chat.time.y", \.layout.chat.timeY, 10, 0...400, step: 1,
      "The distance from its top to its middle.",
      source: "tuned by eye to WeChat"),
  ]
}

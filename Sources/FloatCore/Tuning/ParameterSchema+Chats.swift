extension ParameterSchema {
  static let chatsEntries: [ParameterEntry] = [
    .length(
      "chats.row-height", \.layout.chats.rowHeight, 72, 24...240, step: 1,
      "A conversation's height in the list.",
      source: "WeChat: 72"),
    .length(
      "chats.margin", \.layout.chats.margin, 16, 0...400, step: 1,
      "The distance from the sides to what is in a row.",
      source: "tuned by eye to WeChat"),
    .length(
      "chats.avatar.size", \.layout.chats.avatarSize, 48, 8...160, step: 1,
      "The avatar's size.",
      source: "WeChat: 48"),
    .length(
      "chats.avatar.radius", \.layout.chats.avatarRadius, 8, 0...60, step: 1,
      "Its corner radius.",
      source: "tuned by eye to WeChat"),
    .length(
      "chats.gap", \.layout.chats.gap, 12, 0...400, step: 1,
      "The gap between the avatar, the texts and the time.",
      source: "tuned by eye to WeChat"),
    .length(
      "chats.name-size", \.layout.chats.nameSize, 16.5, 4...80, step: 0.5,
      "The name's font size.",
      source: "tuned by eye to WeChat"),
    .length(
      "chats.time-size", \.layout.chats.timeSize, 12, 4...80, step: 0.5,
      "The time's font size.",
      source: "tuned by eye to WeChat"),
    .length(
      "chats.preview.size", \.layout.chats.previewSize, 14, 4...80, step: 0.5,
      "The last message's font size.",
      source: "tuned by eye to WeChat"),
    .length(
      "chats.preview.margin", \.layout.chats.previewMargin, 20, 0...400, step: 1,
      "What the last message leaves free at the row's end.",
      source: "tuned by eye to WeChat"),
    .length(
      "chats.line-offset", \.layout.chats.lineOffset, 12, 0...400, step: 1,
      "The distance from a row's middle to the two lines.",
      source: "tuned by eye to WeChat"),
    .length(
      "chats.mute.icon", \.layout.chats.muteIcon, 14, 4...40, step: 1,
      "The bell of muted conversations.",
      source: "tuned by eye to WeChat"),
    .length(
      "chats.mute.gap", \.layout.chats.muteGap, 14, 0...400, step: 1,
      "The gap between the last message and the bell.",
      source: "tuned by eye to WeChat"),
    .length(
      "chats.badge-inset", \.layout.chats.badgeInset, 2, 0...400, step: 1,
      "How far below the avatar's top the badge's centre is.",
      source: "tuned by eye to WeChat"),
  ]
}

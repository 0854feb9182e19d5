import FloatCore

/// The list of conversations. (`chats`)
package struct ChatsParameters: Hashable, Sendable {
  package var rowHeight = 72.0
  package var margin = 16.0
  package var avatarSize = 48.0
  package var avatarRadius = 8.0
  package var gap = 12.0
  package var nameSize = 16.5
  package var timeSize = 12.0
  package var previewSize = 14.0
  package var previewMargin = 20.0
  package var lineOffset = 12.0
  package var muteIcon = 14.0
  package var muteGap = 14.0
  package var badgeInset = 2.0

  static let entries: [ParameterEntry] = [
    .length(
      "chats.row-height", \.pages.chats.rowHeight, 24...240,
      "A conversation's height in the list.", source: "WeChat: 72"),
    .length(
      "chats.margin", \.pages.chats.margin, 0...400, "The distance from the sides to what is in a row."),
    .length(
      "chats.avatar.size", \.pages.chats.avatarSize, 8...160, "The avatar's size.", source: "WeChat: 48"),
    .length(
      "chats.avatar.radius", \.pages.chats.avatarRadius, 0...60,
      "The corner radius of a conversation's picture."),
    .length("chats.gap", \.pages.chats.gap, 0...400, "The gap between the avatar, the texts and the time."),
    .length("chats.name-size", \.pages.chats.nameSize, 4...80, step: 0.5, "The name's font size."),
    .length("chats.time-size", \.pages.chats.timeSize, 4...80, step: 0.5, "The time's font size."),
    .length(
      "chats.preview.size", \.pages.chats.previewSize, 4...80, step: 0.5, "The last message's font size."),
    .length(
      "chats.preview.margin", \.pages.chats.previewMargin, 0...400,
      "What the last message leaves free at the row's end."),
    .length(
      "chats.line-offset", \.pages.chats.lineOffset, 0...400,
      "The distance from a row's middle to the two lines."),
    .length("chats.mute.icon", \.pages.chats.muteIcon, 4...40, "The bell of muted conversations."),
    .length(
      "chats.mute.gap", \.pages.chats.muteGap, 0...400, "The gap between the last message and the bell."),
    .length(
      "chats.badge-inset", \.pages.chats.badgeInset, 0...400,
      "How far below the avatar's top the badge's centre is."),
  ].laidOut(source: "tuned by eye to WeChat")
}

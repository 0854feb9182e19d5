import FloatCore

/// The list of conversations. (`chats`)
struct ChatsParameters: Hashable, Sendable {
  var rowHeight = 72.0
  var margin = 16.0
  var avatarSize = 48.0
  var avatarRadius = 8.0
  var gap = 12.0
  var nameSize = 16.5
  var timeSize = 12.0
  var previewSize = 14.0
  var previewMargin = 20.0
  var lineOffset = 12.0
  var muteIcon = 14.0
  var muteGap = 14.0
  var badgeInset = 2.0

  static let entries = table.under("chats", \.pages.chats).laidOut(source: "tuned by eye to WeChat")
  private static let table: [KeyEntry<Self>] = [
    .length(
      "row-height", \.rowHeight, 24...240, "A conversation's height in the list.", source: "WeChat: 72"),
    .distance("margin", \.margin, "The distance from the sides to what is in a row."),
    .length("avatar.size", \.avatarSize, 8...160, "The avatar's size.", source: "WeChat: 48"),
    .length("avatar.radius", \.avatarRadius, 0...60, "The corner radius of a conversation's picture."),
    .distance("gap", \.gap, "The gap between the avatar, the texts and the time."),
    .fontSize("name-size", \.nameSize, "The name's font size."),
    .fontSize("time-size", \.timeSize, "The time's font size."),
    .fontSize("preview.size", \.previewSize, "The last message's font size."),
    .distance("preview.margin", \.previewMargin, "What the last message leaves free at the row's end."),
    .distance("line-offset", \.lineOffset, "The distance from a row's middle to the two lines."),
    .length("mute.icon", \.muteIcon, 4...40, "The bell of muted conversations."),
    .distance("mute.gap", \.muteGap, "The gap between the last message and the bell."),
    .distance("badge-inset", \.badgeInset, "How far below the avatar's top the badge's centre is."),
  ]
}

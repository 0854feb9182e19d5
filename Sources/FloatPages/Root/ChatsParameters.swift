import FloatCore

/// The list of conversations. (`chats`)
struct ChatsParameters: Hashable, Sendable {
  var rowHeight = 72.0
  /// The distance from the sides to the contents of a row.
  let margin = 16.0
  /// The avatar's size. Source: WeChat: 48.
  let avatarSize = 48.0
  /// The corner radius of a conversation's picture.
  let avatarRadius = 8.0
  /// The gap between the avatar, the texts and the time.
  let gap = 12.0
  var nameSize = 16.5
  var timeSize = 12.0
  var previewSize = 14.0
  /// The room that the last message leaves free at the row's end.
  let previewMargin = 20.0
  /// The distance from a row's middle to the two lines.
  let lineOffset = 12.0
  /// The bell of muted conversations.
  let muteIcon = 14.0
  /// The gap between the last message and the bell.
  let muteGap = 14.0
  /// How far below the avatar's top the badge's centre is.
  let badgeInset = 2.0

  static let table: [KeyEntry<Self>] = [
    .length(
      "row-height", \.rowHeight, 24...240, "A conversation's height in the list.", source: "WeChat: 72"),
    .fontSize("name-size", \.nameSize, "The name's font size."),
    .fontSize("time-size", \.timeSize, "The time's font size."),
    .fontSize("preview.size", \.previewSize, "The last message's font size."),
  ]
}

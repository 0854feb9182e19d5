/// The tunable values below the key `chats`; see ``ParameterSchema`` for ranges, units and sources.
public struct ChatsParameters: Hashable, Sendable {
  /// A conversation's height in the list. (`chats.row-height`)
  public var rowHeight = 0.0
  /// The distance from the sides to what is in a row. (`chats.margin`)
  public var margin = 0.0
  /// The avatar's size. (`chats.avatar.size`)
  public var avatarSize = 0.0
  /// Its corner radius. (`chats.avatar.radius`)
  public var avatarRadius = 0.0
  /// The gap between the avatar, the texts and the time. (`chats.gap`)
  public var gap = 0.0
  /// The name's font size. (`chats.name-size`)
  public var nameSize = 0.0
  /// The time's font size. (`chats.time-size`)
  public var timeSize = 0.0
  /// The last message's font size. (`chats.preview.size`)
  public var previewSize = 0.0
  /// What the last message leaves free at the row's end. (`chats.preview.margin`)
  public var previewMargin = 0.0
  /// The distance from a row's middle to the two lines. (`chats.line-offset`)
  public var lineOffset = 0.0
  /// The bell of muted conversations. (`chats.mute.icon`)
  public var muteIcon = 0.0
  /// The gap between the last message and the bell. (`chats.mute.gap`)
  public var muteGap = 0.0
  /// How far below the avatar's top the badge's centre is. (`chats.badge-inset`)
  public var badgeInset = 0.0

  /// Every number is zero; ``Parameters/init()`` fills in the defaults.
  public init() {}
}

/// The tunable values below the key `chat`; see ``ParameterSchema`` for ranges, units and sources.
public struct ChatParameters: Hashable, Sendable {
  /// The room above the first message. (`chat.top`)
  public var top = 0.0
  /// The distance from the sides to the avatars. (`chat.margin`)
  public var margin = 0.0
  /// The avatars' size. (`chat.avatar.size`)
  public var avatarSize = 0.0
  /// Their corner radius. (`chat.avatar.radius`)
  public var avatarRadius = 0.0
  /// The gap between an avatar and its bubble. (`chat.gap`)
  public var gap = 0.0
  /// The gap between messages. (`chat.spacing`)
  public var spacing = 0.0
  /// The messages' font size. (`chat.text-size`)
  public var textSize = 0.0
  /// The messages' line height. (`chat.line-height`)
  public var lineHeight = 0.0
  /// The bubbles' corner radius. (`chat.radius`)
  public var radius = 0.0
  /// The distance from a bubble's sides to its text. (`chat.padding-x`)
  public var paddingX = 0.0
  /// The distance from a bubble's top and bottom to its text. (`chat.padding-y`)
  public var paddingY = 0.0
  /// The narrowest bubble. (`chat.minimum-width`)
  public var minimumWidth = 0.0
  /// What a bubble leaves free on the other side. (`chat.free`)
  public var free = 0.0
  /// How far a bubble's tail sticks out. (`chat.tail.size`)
  public var tailSize = 0.0
  /// The distance from a bubble's top to its tail. (`chat.tail.y`)
  public var tailY = 0.0
  /// The height of a line with a time. (`chat.time.height`)
  public var timeHeight = 0.0
  /// Its font size. (`chat.time.size`)
  public var timeSize = 0.0
  /// The distance from its top to its middle. (`chat.time.y`)
  public var timeY = 0.0

  /// Every number is zero; ``Parameters/init()`` fills in the defaults.
  public init() {}
}

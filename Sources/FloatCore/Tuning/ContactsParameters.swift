/// The tunable values below the key `contacts`; see ``ParameterSchema`` for ranges, units and sources.
public struct ContactsParameters: Hashable, Sendable {
  /// The height of a letter's line. (`contacts.heading.height`)
  public var headingHeight = 0.0
  /// Its font size. (`contacts.heading.size`)
  public var headingSize = 0.0
  /// The distance from the left edge to letters and avatars. (`contacts.margin`)
  public var margin = 0.0
  /// The avatars' size. (`contacts.avatar.size`)
  public var avatarSize = 0.0
  /// Their corner radius. (`contacts.avatar.radius`)
  public var avatarRadius = 0.0
  /// The distance from the left edge to the names. (`contacts.text-x`)
  public var textX = 0.0
  /// What names leave free at the row's end. (`contacts.text-end`)
  public var textEnd = 0.0
  /// The room below the last person. (`contacts.bottom`)
  public var bottom = 0.0

  /// Every number is zero; ``Parameters/init()`` fills in the defaults.
  public init() {}
}

/// The tunable values below the key `profile`; see ``ParameterSchema`` for ranges, units and sources.
public struct ProfileParameters: Hashable, Sendable {
  /// The height of what is above the rows of Me. (`profile.height`)
  public var height = 0.0
  /// The avatar's size. (`profile.avatar.size`)
  public var avatarSize = 0.0
  /// Its corner radius. (`profile.avatar.radius`)
  public var avatarRadius = 0.0
  /// The distance from the sides to the avatar and the texts. (`profile.margin`)
  public var margin = 0.0
  /// The distance from the left edge to the texts. (`profile.text-x`)
  public var textX = 0.0
  /// The name's font size. (`profile.name.size`)
  public var nameSize = 0.0
  /// The distance from the top to the name's middle. (`profile.name.y`)
  public var nameY = 0.0
  /// The account's font size. (`profile.account.size`)
  public var accountSize = 0.0
  /// The distance from the top to the account's middle. (`profile.account.y`)
  public var accountY = 0.0
  /// The distance from the right edge to the code's centre. (`profile.code.inset`)
  public var codeInset = 0.0
  /// The code's size. (`profile.code.size`)
  public var codeSize = 0.0

  /// Every number is zero; ``Parameters/init()`` fills in the defaults.
  public init() {}
}

/// The tunable values below the key `card`; see ``ParameterSchema`` for ranges, units and sources.
public struct CardParameters: Hashable, Sendable {
  /// The widest article card in a conversation. (`card.width`)
  public var width = 0.0
  /// What a card leaves free on the other side. (`card.free`)
  public var free = 0.0
  /// A card's height. (`card.height`)
  public var height = 0.0
  /// The distance from its sides to what is in it. (`card.padding`)
  public var padding = 0.0
  /// The title's font size. (`card.title.size`)
  public var titleSize = 0.0
  /// The title's line height. (`card.title.line-height`)
  public var titleLineHeight = 0.0
  /// The distance from the top to the middle of the title's first line. (`card.title.y`)
  public var titleY = 0.0
  /// The gap between the title and the picture. (`card.title.gap`)
  public var titleGap = 0.0
  /// The same where the title is broken into lines. (`card.title.wrap-gap`)
  public var titleWrapGap = 0.0
  /// The picture's size. (`card.picture.size`)
  public var pictureSize = 0.0
  /// The distance from the top to the picture. (`card.picture.y`)
  public var pictureY = 0.0
  /// The picture's corner radius. (`card.picture.radius`)
  public var pictureRadius = 0.0
  /// The height of the line with the publisher. (`card.footer.height`)
  public var footerHeight = 0.0
  /// The publisher's icon. (`card.footer.icon`)
  public var footerIcon = 0.0
  /// The gap between the icon and the publisher's name. (`card.footer.gap`)
  public var footerGap = 0.0
  /// The publisher's font size. (`card.footer.size`)
  public var footerSize = 0.0
  /// What the name leaves free at the card's end. (`card.footer.end`)
  public var footerEnd = 0.0

  /// Every number is zero; ``Parameters/init()`` fills in the defaults.
  public init() {}
}

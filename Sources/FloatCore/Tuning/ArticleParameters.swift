/// The tunable values below the key `article`; see ``ParameterSchema`` for ranges, units and sources.
public struct ArticleParameters: Hashable, Sendable {
  /// The distance from the sides to texts and pictures. (`article.margin`)
  public var margin = 0.0
  /// The widest column of texts and pictures, on wide screens. (`article.column`)
  public var column = 0.0
  /// The room above the title. (`article.top`)
  public var top = 0.0
  /// The room below the last card. (`article.bottom`)
  public var bottom = 0.0
  /// The title's font size. (`article.title.size`)
  public var titleSize = 0.0
  /// The title's line height. (`article.title.line-height`)
  public var titleLineHeight = 0.0
  /// The room below the title. (`article.title.gap`)
  public var titleGap = 0.0
  /// The byline's font size. (`article.byline.size`)
  public var bylineSize = 0.0
  /// The publisher's icon beside it. (`article.byline.icon`)
  public var bylineIcon = 0.0
  /// The gap between the icon and the byline. (`article.byline.x`)
  public var bylineX = 0.0
  /// The room below the byline. (`article.byline.gap`)
  public var bylineGap = 0.0
  /// The picture's height as a share of its width. (`article.picture.aspect`)
  public var pictureAspect = 0.0
  /// The picture's corner radius. (`article.picture.radius`)
  public var pictureRadius = 0.0
  /// The room below the picture. (`article.picture.gap`)
  public var pictureGap = 0.0
  /// The paragraphs' font size. (`article.text.size`)
  public var textSize = 0.0
  /// Their line height. (`article.text.line-height`)
  public var textLineHeight = 0.0
  /// The room below a paragraph. (`article.text.gap`)
  public var textGap = 0.0
  /// The headings' font size. (`article.heading.size`)
  public var headingSize = 0.0
  /// Their line height. (`article.heading.line-height`)
  public var headingLineHeight = 0.0
  /// More room above a heading. (`article.heading.top`)
  public var headingTop = 0.0
  /// The room below a heading. (`article.heading.gap`)
  public var headingGap = 0.0
  /// The quotes' font size. (`article.quote.size`)
  public var quoteSize = 0.0
  /// Their line height. (`article.quote.line-height`)
  public var quoteLineHeight = 0.0
  /// How far quotes are moved in. (`article.quote.x`)
  public var quoteX = 0.0
  /// The room below a quote. (`article.quote.gap`)
  public var quoteGap = 0.0
  /// The width of the bar beside a quote. (`article.quote.bar`)
  public var quoteBar = 0.0
  /// How much shorter the bar is at both ends. (`article.quote.bar-inset`)
  public var quoteBarInset = 0.0
  /// The height of the line at the article's end. (`article.end.height`)
  public var endHeight = 0.0
  /// Its font size. (`article.end.size`)
  public var endSize = 0.0
  /// The distance from its top to its middle. (`article.end.y`)
  public var endY = 0.0
  /// The height of the card that leads on to the next article. (`article.next.height`)
  public var nextHeight = 0.0
  /// Its corner radius. (`article.next.radius`)
  public var nextRadius = 0.0
  /// Its picture's size. (`article.next.picture`)
  public var nextPicture = 0.0
  /// Its picture's corner radius. (`article.next.picture-radius`)
  public var nextPictureRadius = 0.0
  /// The distance from its left edge to the picture. (`article.next.padding`)
  public var nextPadding = 0.0
  /// The gap between the picture and the texts. (`article.next.gap`)
  public var nextGap = 0.0
  /// What its texts leave free at its end. (`article.next.text-end`)
  public var nextTextEnd = 0.0
  /// Its title's font size. (`article.next.title-size`)
  public var nextTitleSize = 0.0
  /// How far above its middle the title is. (`article.next.title-y`)
  public var nextTitleY = 0.0
  /// The publisher's font size. (`article.next.text-size`)
  public var nextTextSize = 0.0
  /// How far below its middle the publisher is. (`article.next.text-y`)
  public var nextTextY = 0.0

  /// Every number is zero; ``Parameters/init()`` fills in the defaults.
  public init() {}
}

import FloatCore

/// An article. (`article`)
struct ArticleParameters: Hashable, Sendable {
  /// The distance from the sides to texts and pictures.
  let margin = 20.0
  /// The widest column of texts and pictures, on wide screens. Source: UIKit's readable width: about 670; 75 letters a line.
  let column = 600.0
  /// The room above the title.
  let top = 22.0
  /// The room below the last card.
  let bottom = 12.0
  var titleSize = 24.0
  var titleLineHeight = 31.0
  /// The room below the title.
  let titleGap = 12.0
  var bylineSize = 14.0
  /// The size of the publisher's icon beside the byline.
  let bylineIcon = 24.0
  /// The gap between the icon and the byline.
  let bylineX = 10.0
  /// The room below the byline.
  let bylineGap = 18.0
  /// The picture's height as a share of its width. Source: about 16:9.
  let pictureAspect = 0.56
  /// The picture's corner radius.
  let pictureRadius = 10.0
  /// The room below the picture.
  let pictureGap = 22.0
  var textSize = 17.0
  var textLineHeight = 28.0
  /// The room below a paragraph.
  let textGap = 16.0
  var headingSize = 19.0
  var headingLineHeight = 26.0
  /// More room above a heading.
  let headingTop = 8.0
  /// The room below a heading.
  let headingGap = 10.0
  var quoteSize = 18.0
  var quoteLineHeight = 28.0
  /// How far quotes are moved in.
  let quoteX = 18.0
  /// The room below a quote.
  let quoteGap = 16.0
  /// The width of the bar beside a quote.
  let quoteBar = 3.5
  /// How much shorter the bar is at both ends.
  let quoteBarInset = 3.0
  /// The height of the line at the article's end.
  let endHeight = 44.0
  var endSize = 13.0
  /// The distance from the top of the line at the end to its middle.
  let endY = 18.0
  /// The height of the card that leads to the next article.
  let nextHeight = 76.0
  /// The corner radius of the card that leads to the next article.
  let nextRadius = 10.0
  /// The size of the next article's picture.
  let nextPicture = 56.0
  /// The corner radius of the next article's picture.
  let nextPictureRadius = 6.0
  /// The distance from the next article's card's left edge to its picture.
  let nextPadding = 10.0
  /// The gap between the picture and the texts.
  let nextGap = 14.0
  /// The space right of the texts on the next article's card.
  let nextTextEnd = 16.0
  var nextTitleSize = 15.5
  /// How far above the card's middle the next article's title is.
  let nextTitleY = 11.0
  var nextTextSize = 13.0
  /// How far below the card's middle the next article's publisher is.
  let nextTextY = 13.0

  static let table: [KeyEntry<Self>] = [
    .fontSize("title.size", \.titleSize, "The title's font size."),
    .length("title.line-height", \.titleLineHeight, 8...160, "The title's line height."),
    .fontSize("byline.size", \.bylineSize, "The byline's font size."),
    .fontSize("text.size", \.textSize, "The paragraphs' font size.", source: "WeChat: 17"),
    .length("text.line-height", \.textLineHeight, 8...160, "The paragraphs' line height."),
    .fontSize("heading.size", \.headingSize, "The headings' font size."),
    .length("heading.line-height", \.headingLineHeight, 8...160, "The headings' line height."),
    .fontSize("quote.size", \.quoteSize, "The quotes' font size."),
    .length("quote.line-height", \.quoteLineHeight, 8...160, "The quotes' line height."),
    .fontSize("end.size", \.endSize, "The font size of the line at the end."),
    .fontSize("next.title-size", \.nextTitleSize, "The font size of the next article's title."),
    .fontSize("next.text-size", \.nextTextSize, "The publisher's font size."),
  ]
}

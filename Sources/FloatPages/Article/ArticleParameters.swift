import FloatCore

/// An article. (`article`)
struct ArticleParameters: Hashable, Sendable {
  var margin = 20.0
  var column = 600.0
  var top = 22.0
  var bottom = 12.0
  var titleSize = 24.0
  var titleLineHeight = 31.0
  var titleGap = 12.0
  var bylineSize = 14.0
  var bylineIcon = 24.0
  var bylineX = 10.0
  var bylineGap = 18.0
  var pictureAspect = 0.56
  var pictureRadius = 10.0
  var pictureGap = 22.0
  var textSize = 17.0
  var textLineHeight = 28.0
  var textGap = 16.0
  var headingSize = 19.0
  var headingLineHeight = 26.0
  var headingTop = 8.0
  var headingGap = 10.0
  var quoteSize = 18.0
  var quoteLineHeight = 28.0
  var quoteX = 18.0
  var quoteGap = 16.0
  var quoteBar = 3.5
  var quoteBarInset = 3.0
  var endHeight = 44.0
  var endSize = 13.0
  var endY = 18.0
  var nextHeight = 76.0
  var nextRadius = 10.0
  var nextPicture = 56.0
  var nextPictureRadius = 6.0
  var nextPadding = 10.0
  var nextGap = 14.0
  var nextTextEnd = 16.0
  var nextTitleSize = 15.5
  var nextTitleY = 11.0
  var nextTextSize = 13.0
  var nextTextY = 13.0

  static let entries = table.under("article", \.pages.article).laidOut(source: "tuned by eye to WeChat")
  private static let table: [KeyEntry<Self>] = [
    .distance("margin", \.margin, "The distance from the sides to texts and pictures."),
    .length(
      "column", \.column, 100...4000, step: 10, "The widest column of texts and pictures, on wide screens.",
      source: "UIKit's readable width: about 670; 75 letters a line"),
    .distance("top", \.top, "The room above the title."),
    .distance("bottom", \.bottom, "The room below the last card."),
    .fontSize("title.size", \.titleSize, "The title's font size."),
    .length("title.line-height", \.titleLineHeight, 8...160, "The title's line height."),
    .distance("title.gap", \.titleGap, "The room below the title."),
    .fontSize("byline.size", \.bylineSize, "The byline's font size."),
    .length("byline.icon", \.bylineIcon, 4...80, "The size of the publisher's icon beside the byline."),
    .distance("byline.x", \.bylineX, "The gap between the icon and the byline."),
    .distance("byline.gap", \.bylineGap, "The room below the byline."),
    .ratio(
      "picture.aspect", \.pictureAspect, 0.1...2, "The picture's height as a share of its width.",
      source: "about 16:9"),
    .length("picture.radius", \.pictureRadius, 0...60, "The picture's corner radius."),
    .distance("picture.gap", \.pictureGap, "The room below the picture."),
    .fontSize("text.size", \.textSize, "The paragraphs' font size.", source: "WeChat: 17"),
    .length("text.line-height", \.textLineHeight, 8...160, "The paragraphs' line height."),
    .distance("text.gap", \.textGap, "The room below a paragraph."),
    .fontSize("heading.size", \.headingSize, "The headings' font size."),
    .length("heading.line-height", \.headingLineHeight, 8...160, "The headings' line height."),
    .distance("heading.top", \.headingTop, "More room above a heading."),
    .distance("heading.gap", \.headingGap, "The room below a heading."),
    .fontSize("quote.size", \.quoteSize, "The quotes' font size."),
    .length("quote.line-height", \.quoteLineHeight, 8...160, "The quotes' line height."),
    .distance("quote.x", \.quoteX, "How far quotes are moved in."),
    .distance("quote.gap", \.quoteGap, "The room below a quote."),
    .length("quote.bar", \.quoteBar, 0...30, step: 0.5, "The width of the bar beside a quote."),
    .length("quote.bar-inset", \.quoteBarInset, 0...30, "How much shorter the bar is at both ends."),
    .length("end.height", \.endHeight, 8...200, "The height of the line at the article's end."),
    .fontSize("end.size", \.endSize, "The font size of the line at the end."),
    .distance("end.y", \.endY, "The distance from the top of the line at the end to its middle."),
    .length("next.height", \.nextHeight, 20...300, "The height of the card that leads to the next article."),
    .length(
      "next.radius", \.nextRadius, 0...60, "The corner radius of the card that leads to the next article."),
    .length("next.picture", \.nextPicture, 4...200, "The size of the next article's picture."),
    .length(
      "next.picture-radius", \.nextPictureRadius, 0...60, "The corner radius of the next article's picture."),
    .distance(
      "next.padding", \.nextPadding, "The distance from the next article's card's left edge to its picture."),
    .distance("next.gap", \.nextGap, "The gap between the picture and the texts."),
    .distance("next.text-end", \.nextTextEnd, "The space right of the texts on the next article's card."),
    .fontSize("next.title-size", \.nextTitleSize, "The font size of the next article's title."),
    .distance("next.title-y", \.nextTitleY, "How far above the card's middle the next article's title is."),
    .fontSize("next.text-size", \.nextTextSize, "The publisher's font size."),
    .distance("next.text-y", \.nextTextY, "How far below the card's middle the next article's publisher is."),
  ]
}

import FloatCore

/// An article. (`article`)
package struct ArticleParameters: Hashable, Sendable {
  package var margin = 20.0
  package var column = 600.0
  package var top = 22.0
  package var bottom = 12.0
  package var titleSize = 24.0
  package var titleLineHeight = 31.0
  package var titleGap = 12.0
  package var bylineSize = 14.0
  package var bylineIcon = 24.0
  package var bylineX = 10.0
  package var bylineGap = 18.0
  package var pictureAspect = 0.56
  package var pictureRadius = 10.0
  package var pictureGap = 22.0
  package var textSize = 17.0
  package var textLineHeight = 28.0
  package var textGap = 16.0
  package var headingSize = 19.0
  package var headingLineHeight = 26.0
  package var headingTop = 8.0
  package var headingGap = 10.0
  package var quoteSize = 18.0
  package var quoteLineHeight = 28.0
  package var quoteX = 18.0
  package var quoteGap = 16.0
  package var quoteBar = 3.5
  package var quoteBarInset = 3.0
  package var endHeight = 44.0
  package var endSize = 13.0
  package var endY = 18.0
  package var nextHeight = 76.0
  package var nextRadius = 10.0
  package var nextPicture = 56.0
  package var nextPictureRadius = 6.0
  package var nextPadding = 10.0
  package var nextGap = 14.0
  package var nextTextEnd = 16.0
  package var nextTitleSize = 15.5
  package var nextTitleY = 11.0
  package var nextTextSize = 13.0
  package var nextTextY = 13.0

  static let entries: [ParameterEntry] = [
    .length(
      "article.margin", \.pages.article.margin, 0...400,
      "The distance from the sides to texts and pictures."),
    .length(
      "article.column", \.pages.article.column, 100...4000, step: 10,
      "The widest column of texts and pictures, on wide screens.",
      source: "UIKit's readable width: about 670; 75 letters a line"),
    .length("article.top", \.pages.article.top, 0...400, "The room above the title."),
    .length("article.bottom", \.pages.article.bottom, 0...400, "The room below the last card."),
    .length("article.title.size", \.pages.article.titleSize, 4...80, step: 0.5, "The title's font size."),
    .length(
      "article.title.line-height", \.pages.article.titleLineHeight, 8...160, "The title's line height."),
    .length("article.title.gap", \.pages.article.titleGap, 0...400, "The room below the title."),
    .length("article.byline.size", \.pages.article.bylineSize, 4...80, step: 0.5, "The byline's font size."),
    .length(
      "article.byline.icon", \.pages.article.bylineIcon, 4...80,
      "The size of the publisher's icon beside the byline."),
    .length("article.byline.x", \.pages.article.bylineX, 0...400, "The gap between the icon and the byline."),
    .length("article.byline.gap", \.pages.article.bylineGap, 0...400, "The room below the byline."),
    .ratio(
      "article.picture.aspect", \.pages.article.pictureAspect, 0.1...2,
      "The picture's height as a share of its width.", source: "about 16:9"),
    .length("article.picture.radius", \.pages.article.pictureRadius, 0...60, "The picture's corner radius."),
    .length("article.picture.gap", \.pages.article.pictureGap, 0...400, "The room below the picture."),
    .length(
      "article.text.size", \.pages.article.textSize, 4...80, step: 0.5,
      "The paragraphs' font size.", source: "WeChat: 17"),
    .length(
      "article.text.line-height", \.pages.article.textLineHeight, 8...160, "The paragraphs' line height."),
    .length("article.text.gap", \.pages.article.textGap, 0...400, "The room below a paragraph."),
    .length(
      "article.heading.size", \.pages.article.headingSize, 4...80, step: 0.5, "The headings' font size."),
    .length(
      "article.heading.line-height", \.pages.article.headingLineHeight, 8...160, "The headings' line height."),
    .length("article.heading.top", \.pages.article.headingTop, 0...400, "More room above a heading."),
    .length("article.heading.gap", \.pages.article.headingGap, 0...400, "The room below a heading."),
    .length("article.quote.size", \.pages.article.quoteSize, 4...80, step: 0.5, "The quotes' font size."),
    .length(
      "article.quote.line-height", \.pages.article.quoteLineHeight, 8...160, "The quotes' line height."),
    .length("article.quote.x", \.pages.article.quoteX, 0...400, "How far quotes are moved in."),
    .length("article.quote.gap", \.pages.article.quoteGap, 0...400, "The room below a quote."),
    .length(
      "article.quote.bar", \.pages.article.quoteBar, 0...30, step: 0.5,
      "The width of the bar beside a quote."),
    .length(
      "article.quote.bar-inset", \.pages.article.quoteBarInset, 0...30,
      "How much shorter the bar is at both ends."),
    .length(
      "article.end.height", \.pages.article.endHeight, 8...200,
      "The height of the line at the article's end."),
    .length(
      "article.end.size", \.pages.article.endSize, 4...80, step: 0.5, "The font size of the line at the end."),
    .length(
      "article.end.y", \.pages.article.endY, 0...400,
      "The distance from the top of the line at the end to its middle."),
    .length(
      "article.next.height", \.pages.article.nextHeight, 20...300,
      "The height of the card that leads to the next article."),
    .length(
      "article.next.radius", \.pages.article.nextRadius, 0...60,
      "The corner radius of the card that leads to the next article."),
    .length(
      "article.next.picture", \.pages.article.nextPicture, 4...200, "The size of the next article's picture."),
    .length(
      "article.next.picture-radius", \.pages.article.nextPictureRadius, 0...60,
      "The corner radius of the next article's picture."),
    .length(
      "article.next.padding", \.pages.article.nextPadding, 0...400,
      "The distance from the next article's card's left edge to its picture."),
    .length(
      "article.next.gap", \.pages.article.nextGap, 0...400, "The gap between the picture and the texts."),
    .length(
      "article.next.text-end", \.pages.article.nextTextEnd, 0...400,
      "The space right of the texts on the next article's card."),
    .length(
      "article.next.title-size", \.pages.article.nextTitleSize, 4...80, step: 0.5,
      "The font size of the next article's title."),
    .length(
      "article.next.title-y", \.pages.article.nextTitleY, 0...400,
      "How far above the card's middle the next article's title is."),
    .length(
      "article.next.text-size", \.pages.article.nextTextSize, 4...80, step: 0.5,
      "The publisher's font size."),
    .length(
      "article.next.text-y", \.pages.article.nextTextY, 0...400,
      "How far below the card's middle the next article's publisher is."),
  ].laidOut(source: "tuned by eye to WeChat")
}

extension ParameterSchema {
  static let articleEntries: [ParameterEntry] = [
    .length(
      "article.margin", \.layout.article.margin, 20, 0...400, step: 1,
      "The distance from the sides to texts and pictures.",
      source: "tuned by eye to WeChat"),
    .length(
      "article.column", \.layout.article.column, 600, 100...4000, step: 10,
      "The widest column of texts and pictures, on wide screens.",
      source: "UIKit's readable width: about 670; 75 letters a line"),
    .length(
      "article.top", \.layout.article.top, 22, 0...400, step: 1,
      "The room above the title.",
      source: "tuned by eye to WeChat"),
    .length(
      "article.bottom", \.layout.article.bottom, 12, 0...400, step: 1,
      "The room below the last card.",
      source: "tuned by eye to WeChat"),
    .length(
      "article.title.size", \.layout.article.titleSize, 24, 4...80, step: 0.5,
      "The title's font size.",
      source: "tuned by eye to WeChat"),
    .length(
      "article.title.line-height", \.layout.article.titleLineHeight, 31, 8...160, step: 1,
      "The title's line height.",
      source: "tuned by eye to WeChat"),
    .length(
      "article.title.gap", \.layout.article.titleGap, 12, 0...400, step: 1,
      "The room below the title.",
      source: "tuned by eye to WeChat"),
    .length(
      "article.byline.size", \.layout.article.bylineSize, 14, 4...80, step: 0.5,
      "The byline's font size.",
      source: "tuned by eye to WeChat"),
    .length(
      "article.byline.icon", \.layout.article.bylineIcon, 24, 4...80, step: 1,
      "The publisher's icon beside it.",
      source: "tuned by eye to WeChat"),
    .length(
      "article.byline.x", \.layout.article.bylineX, 10, 0...400, step: 1,
      "The gap between the icon and the byline.",
      source: "tuned by eye to WeChat"),
    .length(
      "article.byline.gap", \.layout.article.bylineGap, 18, 0...400, step: 1,
      "The room below the byline.",
      source: "tuned by eye to WeChat"),
    .ratio(
      "article.picture.aspect", \.layout.article.pictureAspect, 0.56, 0.1...2, step: 0.01,
      "The picture's height as a share of its width.",
      source: "about 16:9"),
    .length(
      "article.picture.radius", \.layout.article.pictureRadius, 10, 0...60, step: 1,
      "The picture's corner radius.",
      source: "tuned by eye to WeChat"),
    .length(
      "article.picture.gap", \.layout.article.pictureGap, 22, 0...400, step: 1,
      "The room below the picture.",
      source: "tuned by eye to WeChat"),
    .length(
      "article.text.size", \.layout.article.textSize, 17, 4...80, step: 0.5,
      "The paragraphs' font size.",
      source: "WeChat: 17"),
    .length(
      "article.text.line-height", \.layout.article.textLineHeight, 28, 8...160, step: 1,
      "Their line height.",
      source: "tuned by eye to WeChat"),
    .length(
      "article.text.gap", \.layout.article.textGap, 16, 0...400, step: 1,
      "The room below a paragraph.",
      source: "tuned by eye to WeChat"),
    .length(
      "article.heading.size", \.layout.article.headingSize, 19, 4...80, step: 0.5,
      "The headings' font size.",
      source: "tuned by eye to WeChat"),
    .length(
      "article.heading.line-height", \.layout.article.headingLineHeight, 26, 8...160, step: 1,
      "Their line height.",
      source: "tuned by eye to WeChat"),
    .length(
      "article.heading.top", \.layout.article.headingTop, 8, 0...400, step: 1,
      "More room above a heading.",
      source: "tuned by eye to WeChat"),
    .length(
      "article.heading.gap", \.layout.article.headingGap, 10, 0...400, step: 1,
      "The room below a heading.",
      source: "tuned by eye to WeChat"),
    .length(
      "article.quote.size", \.layout.article.quoteSize, 18, 4...80, step: 0.5,
      "The quotes' font size.",
      source: "tuned by eye to WeChat"),
    .length(
      "article.quote.line-height", \.layout.article.quoteLineHeight, 28, 8...160, step: 1,
      "Their line height.",
      source: "tuned by eye to WeChat"),
    .length(
      "article.quote.x", \.layout.article.quoteX, 18, 0...400, step: 1,
      "How far quotes are moved in.",
      source: "tuned by eye to WeChat"),
    .length(
      "article.quote.gap", \.layout.article.quoteGap, 16, 0...400, step: 1,
      "The room below a quote.",
      source: "tuned by eye to WeChat"),
    .length(
      "article.quote.bar", \.layout.article.quoteBar, 3.5, 0...30, step: 0.5,
      "The width of the bar beside a quote.",
      source: "tuned by eye to WeChat"),
    .length(
      "article.quote.bar-inset", \.layout.article.quoteBarInset, 3, 0...30, step: 1,
      "How much shorter the bar is at both ends.",
      source: "tuned by eye to WeChat"),
    .length(
      "article.end.height", \.layout.article.endHeight, 44, 8...200, step: 1,
      "The height of the line at the article's end.",
      source: "tuned by eye to WeChat"),
    .length(
      "article.end.size", \.layout.article.endSize, 13, 4...80, step: 0.5,
      "Its font size.",
      source: "tuned by eye to WeChat"),
    .length(
      "article.end.y", \.layout.article.endY, 18, 0...400, step: 1,
      "The distance from its top to its middle.",
      source: "tuned by eye to WeChat"),
    .length(
      "article.next.height", \.layout.article.nextHeight, 76, 20...300, step: 1,
      "The height of the card that leads on to the next article.",
      source: "tuned by eye to WeChat"),
    .length(
      "article.next.radius", \.layout.article.nextRadius, 10, 0...60, step: 1,
      "Its corner radius.",
      source: "tuned by eye to WeChat"),
    .length(
      "article.next.picture", \.layout.article.nextPicture, 56, 4...200, step: 1,
      "Its picture's size.",
      source: "tuned by eye to WeChat"),
    .length(
      "article.next.picture-radius", \.layout.article.nextPictureRadius, 6, 0...60, step: 1,
      "Its picture's corner radius.",
      source: "tuned by eye to WeChat"),
    .length(
      "article.next.padding", \.layout.article.nextPadding, 10, 0...400, step: 1,
      "The distance from its left edge to the picture.",
      source: "tuned by eye to WeChat"),
    .length(
      "article.next.gap", \.layout.article.nextGap, 14, 0...400, step: 1,
      "The gap between the picture and the texts.",
      source: "tuned by eye to WeChat"),
    .length(
      "article.next.text-end", \.layout.article.nextTextEnd, 16, 0...400, step: 1,
      "What its texts leave free at its end.",
      source: "tuned by eye to WeChat"),
    .length(
      "article.next.title-size", \.layout.article.nextTitleSize, 15.5, 4...80, step: 0.5,
      "Its title's font size.",
      source: "tuned by eye to WeChat"),
    .length(
      "article.next.title-y", \.layout.article.nextTitleY, 11, 0...400, step: 1,
      "How far above its middle the title is.",
      source: "tuned by eye to WeChat"),
    .length(
      "article.next.text-size", \.layout.article.nextTextSize, 13, 4...80, step: 0.5,
      "The publisher's font size.",
      source: "tuned by eye to WeChat"),
    .length(
      "article.next.text-y", \.layout.article.nextTextY, 13, 0...400, step: 1,
      "How far below its middle the publisher is.",
      source: "tuned by eye to WeChat"),
  ]
}

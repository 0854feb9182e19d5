import FloatCore

/// An article card in a conversation. (`card`)
package struct CardParameters: Hashable, Sendable {
  package var width = 268.0
  package var free = 56.0
  package var height = 116.0
  package var padding = 12.0
  package var titleSize = 16.0
  package var titleLineHeight = 22.0
  package var titleY = 25.0
  package var titleGap = 8.0
  package var titleWrapGap = 12.0
  package var pictureSize = 54.0
  package var pictureY = 14.0
  package var pictureRadius = 5.0
  package var footerHeight = 30.0
  package var footerIcon = 16.0
  package var footerGap = 6.0
  package var footerSize = 11.5
  package var footerEnd = 26.0

  static let entries: [ParameterEntry] = [
    .length("card.width", \.pages.card.width, 80...600, "The widest article card in a conversation."),
    .length("card.free", \.pages.card.free, 0...400, "What a card leaves free on the other side."),
    .length("card.height", \.pages.card.height, 40...400, "A card's height."),
    .length(
      "card.padding", \.pages.card.padding, 0...400, "The distance from a card's sides to its content."),
    .length("card.title.size", \.pages.card.titleSize, 4...80, step: 0.5, "The title's font size."),
    .length("card.title.line-height", \.pages.card.titleLineHeight, 8...120, "The title's line height."),
    .length(
      "card.title.y", \.pages.card.titleY, 0...400,
      "The distance from the top to the middle of the title's first line."),
    .length("card.title.gap", \.pages.card.titleGap, 0...400, "The gap between the title and the picture."),
    .length(
      "card.title.wrap-gap", \.pages.card.titleWrapGap, 0...400,
      "The same where the title is broken into lines."),
    .length("card.picture.size", \.pages.card.pictureSize, 8...200, "The picture's size."),
    .length("card.picture.y", \.pages.card.pictureY, 0...400, "The distance from the top to the picture."),
    .length("card.picture.radius", \.pages.card.pictureRadius, 0...60, "The picture's corner radius."),
    .length(
      "card.footer.height", \.pages.card.footerHeight, 8...120, "The height of the line with the publisher."),
    .length("card.footer.icon", \.pages.card.footerIcon, 4...60, "The publisher's icon."),
    .length(
      "card.footer.gap", \.pages.card.footerGap, 0...400,
      "The gap between the icon and the publisher's name."),
    .length("card.footer.size", \.pages.card.footerSize, 4...80, step: 0.5, "The publisher's font size."),
    .length(
      "card.footer.end", \.pages.card.footerEnd, 0...400, "What the name leaves free at the card's end."),
  ].laidOut(source: "tuned by eye to WeChat")
}

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

  static let entries = table.under("card", \.pages.card).laidOut(source: "tuned by eye to WeChat")
  private static let table: [KeyEntry<Self>] = [
    .length("width", \.width, 80...600, "The widest article card in a conversation."),
    .distance("free", \.free, "What a card leaves free on the other side."),
    .length("height", \.height, 40...400, "A card's height."),
    .distance("padding", \.padding, "The distance from a card's sides to its content."),
    .fontSize("title.size", \.titleSize, "The title's font size."),
    .length("title.line-height", \.titleLineHeight, 8...120, "The title's line height."),
    .distance("title.y", \.titleY, "The distance from the top to the middle of the title's first line."),
    .distance("title.gap", \.titleGap, "The gap between the title and the picture."),
    .distance("title.wrap-gap", \.titleWrapGap, "The same where the title is broken into lines."),
    .length("picture.size", \.pictureSize, 8...200, "The picture's size."),
    .distance("picture.y", \.pictureY, "The distance from the top to the picture."),
    .length("picture.radius", \.pictureRadius, 0...60, "The picture's corner radius."),
    .length("footer.height", \.footerHeight, 8...120, "The height of the line with the publisher."),
    .length("footer.icon", \.footerIcon, 4...60, "The publisher's icon."),
    .distance("footer.gap", \.footerGap, "The gap between the icon and the publisher's name."),
    .fontSize("footer.size", \.footerSize, "The publisher's font size."),
    .distance("footer.end", \.footerEnd, "What the name leaves free at the card's end."),
  ]
}

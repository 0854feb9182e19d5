import FloatCore

/// An article card in a conversation. (`card`)
struct CardParameters: Hashable, Sendable {
  var width = 268.0
  var free = 56.0
  var height = 116.0
  var padding = 12.0
  var titleSize = 16.0
  var titleLineHeight = 22.0
  var titleY = 25.0
  var titleGap = 8.0
  var titleWrapGap = 12.0
  var pictureSize = 54.0
  var pictureY = 14.0
  var pictureRadius = 5.0
  var footerHeight = 30.0
  var footerIcon = 16.0
  var footerGap = 6.0
  var footerSize = 11.5
  var footerEnd = 26.0

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

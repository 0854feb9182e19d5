import FloatCore

/// An article card in a conversation. (`card`)
struct CardParameters: Hashable, Sendable {
  /// The widest article card in a conversation.
  let width = 268.0
  /// The room that a card leaves free on the other side.
  let free = 56.0
  /// A card's height.
  let height = 116.0
  /// The distance from a card's sides to its content.
  let padding = 12.0
  var titleSize = 16.0
  var titleLineHeight = 22.0
  /// The distance from the top to the middle of the title's first line.
  let titleY = 25.0
  /// The gap between the title and the picture.
  let titleGap = 8.0
  /// The same where the title is broken into lines.
  let titleWrapGap = 12.0
  /// The picture's size.
  let pictureSize = 54.0
  /// The distance from the top to the picture.
  let pictureY = 14.0
  /// The picture's corner radius.
  let pictureRadius = 5.0
  /// The height of the line with the publisher.
  let footerHeight = 30.0
  /// The publisher's icon.
  let footerIcon = 16.0
  /// The gap between the icon and the publisher's name.
  let footerGap = 6.0
  var footerSize = 11.5
  /// The room that the name leaves free at the card's end.
  let footerEnd = 26.0

  static let table: [KeyEntry<Self>] = [
    .fontSize("title.size", \.titleSize, "The title's font size."),
    .length("title.line-height", \.titleLineHeight, 8...120, "The title's line height."),
    .fontSize("footer.size", \.footerSize, "The publisher's font size."),
  ]
}

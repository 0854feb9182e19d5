extension ParameterSchema {
  static let cardEntries: [ParameterEntry] = [
    .length(
      "card.width", \.layout.card.width, 268, 80...600, step: 1,
      "The widest article card in a conversation.",
      source: "tuned by eye to WeChat"),
    .length(
      "card.free", \.layout.card.free, 56, 0...400, step: 1,
      "What a card leaves free on the other side.",
      source: "tuned by eye to WeChat"),
    .length(
      "card.height", \.layout.card.height, 116, 40...400, step: 1,
      "A card's height.",
      source: "tuned by eye to WeChat"),
    .length(
      "card.padding", \.layout.card.padding, 12, 0...400, step: 1,
      "The distance from its sides to what is in it.",
      source: "tuned by eye to WeChat"),
    .length(
      "card.title.size", \.layout.card.titleSize, 16, 4...80, step: 0.5,
      "The title's font size.",
      source: "tuned by eye to WeChat"),
    .length(
      "card.title.line-height", \.layout.card.titleLineHeight, 22, 8...120, step: 1,
      "The title's line height.",
      source: "tuned by eye to WeChat"),
    .length(
      "card.title.y", \.layout.card.titleY, 25, 0...400, step: 1,
      "The distance from the top to the middle of the title's first line.",
      source: "tuned by eye to WeChat"),
    .length(
      "card.title.gap", \.layout.card.titleGap, 8, 0...400, step: 1,
      "The gap between the title and the picture.",
      source: "tuned by eye to WeChat"),
    .length(
      "card.title.wrap-gap", \.layout.card.titleWrapGap, 12, 0...400, step: 1,
      "The same where the title is broken into lines.",
      source: "tuned by eye to WeChat"),
    .length(
      "card.picture.size", \.layout.card.pictureSize, 54, 8...200, step: 1,
      "The picture's size.",
      source: "tuned by eye to WeChat"),
    .length(
      "card.picture.y", \.layout.card.pictureY, 14, 0...400, step: 1,
      "The distance from the top to the picture.",
      source: "tuned by eye to WeChat"),
    .length(
      "card.picture.radius", \.layout.card.pictureRadius, 5, 0...60, step: 1,
      "The picture's corner radius.",
      source: "tuned by eye to WeChat"),
    .length(
      "card.footer.height", \.layout.card.footerHeight, 30, 8...120, step: 1,
      "The height of the line with the publisher.",
      source: "tuned by eye to WeChat"),
    .length(
      "card.footer.icon", \.layout.card.footerIcon, 16, 4...60, step: 1,
      "The publisher's icon.",
      source: "tuned by eye to WeChat"),
    .length(
      "card.footer.gap", \.layout.card.footerGap, 6, 0...400, step: 1,
      "The gap between the icon and the publisher's name.",
      source: "tuned by eye to WeChat"),
    .length(
      "card.footer.size", \.layout.card.footerSize, 11.5, 4...80, step: 0.5,
      "The publisher's font size.",
      source: "tuned by eye to WeChat"),
    .length(
      "card.footer.end", \.layout.card.footerEnd, 26, 0...400, step: 1,
      "What the name leaves free at the card's end.",
      source: "tuned by eye to WeChat"),
  ]
}

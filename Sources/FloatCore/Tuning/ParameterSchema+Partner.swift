extension ParameterSchema {
  static let partnerEntries: [ParameterEntry] = [
    .length(
      "partner.margin", \.layout.partner.margin, 24, 0...400, step: 1,
      "The distance from the sides to what the partner's page says.",
      source: "tuned by eye to WeChat"),
    .length(
      "partner.column", \.layout.partner.column, 600, 100...4000, step: 10,
      "The widest column of texts and buttons, on wide screens.",
      source: "as article.column"),
    .length(
      "partner.hero.height", \.layout.partner.heroHeight, 210, 40...600, step: 1,
      "The height of the coloured part.",
      source: "tuned by eye to WeChat"),
    .color(
      "partner.hero.from", \.layout.partner.heroFrom, Color(rgb: 0x2B5876),
      "Its colour at the top left.",
      source: "tuned"),
    .color(
      "partner.hero.to", \.layout.partner.heroTo, Color(rgb: 0x4E4376),
      "Its colour at the bottom right.",
      source: "tuned"),
    .length(
      "partner.title.size", \.layout.partner.titleSize, 30, 4...80, step: 0.5,
      "The partner's name.",
      source: "tuned by eye to WeChat"),
    .length(
      "partner.title.y", \.layout.partner.titleY, 124, 0...400, step: 1,
      "The distance from the top to the name's middle.",
      source: "tuned by eye to WeChat"),
    .color(
      "partner.title.color", \.layout.partner.titleColor, Color(rgb: 0xFFFFFF),
      "The name's colour.",
      source: "tuned"),
    .length(
      "partner.subtitle.size", \.layout.partner.subtitleSize, 15, 4...80, step: 0.5,
      "The line below the name.",
      source: "tuned by eye to WeChat"),
    .length(
      "partner.subtitle.y", \.layout.partner.subtitleY, 160, 0...400, step: 1,
      "The distance from the top to that line's middle.",
      source: "tuned by eye to WeChat"),
    .color(
      "partner.subtitle.color", \.layout.partner.subtitleColor, Color(255, 255, 255, 210),
      "Its colour.",
      source: "tuned"),
    .length(
      "partner.rings.x", \.layout.partner.ringsX, 66, 0...400, step: 1,
      "The distance from the right edge to the rings' centre.",
      source: "tuned"),
    .length(
      "partner.rings.y", \.layout.partner.ringsY, 92, 0...400, step: 1,
      "The distance from the top to the rings' centre.",
      source: "tuned"),
    .length(
      "partner.rings.outer", \.layout.partner.ringsOuter, 150, 0...400, step: 1,
      "The outer ring's radius.",
      source: "tuned"),
    .color(
      "partner.rings.outer-fill", \.layout.partner.ringsOuterFill, Color(255, 255, 255, 14),
      "The outer ring's colour.",
      source: "tuned"),
    .length(
      "partner.rings.middle", \.layout.partner.ringsMiddle, 104, 0...400, step: 1,
      "The middle ring's radius.",
      source: "tuned"),
    .color(
      "partner.rings.middle-fill", \.layout.partner.ringsMiddleFill, Color(255, 255, 255, 24),
      "The middle ring's colour.",
      source: "tuned"),
    .length(
      "partner.rings.inner", \.layout.partner.ringsInner, 62, 0...400, step: 1,
      "The inner ring's radius.",
      source: "tuned"),
    .color(
      "partner.rings.inner-fill", \.layout.partner.ringsInnerFill, Color(255, 255, 255, 34),
      "The inner ring's colour.",
      source: "tuned"),
    .length(
      "partner.top", \.layout.partner.top, 26, 0...400, step: 1,
      "The room above the first paragraph.",
      source: "tuned by eye to WeChat"),
    .length(
      "partner.text.size", \.layout.partner.textSize, 16, 4...80, step: 0.5,
      "The paragraphs' font size.",
      source: "tuned by eye to WeChat"),
    .length(
      "partner.text.line-height", \.layout.partner.textLineHeight, 25, 8...160, step: 1,
      "Their line height.",
      source: "tuned by eye to WeChat"),
    .length(
      "partner.text.gap", \.layout.partner.textGap, 14, 0...400, step: 1,
      "The room below a paragraph.",
      source: "tuned by eye to WeChat"),
    .length(
      "partner.bottom", \.layout.partner.bottom, 12, 0...400, step: 1,
      "The gap between the paragraphs and the buttons, and below the last one.",
      source: "tuned by eye to WeChat"),
    .length(
      "partner.button.height", \.layout.partner.buttonHeight, 48, 16...160, step: 1,
      "A button's height.",
      source: "tuned by eye to WeChat"),
    .length(
      "partner.button.gap", \.layout.partner.buttonGap, 12, 0...400, step: 1,
      "The gap between buttons.",
      source: "tuned by eye to WeChat"),
    .length(
      "partner.button.radius", \.layout.partner.buttonRadius, 10, 0...60, step: 1,
      "A button's corner radius.",
      source: "tuned by eye to WeChat"),
    .length(
      "partner.button.text-size", \.layout.partner.buttonTextSize, 16, 4...80, step: 0.5,
      "The buttons' font size.",
      source: "tuned by eye to WeChat"),
    .length(
      "partner.button.padding", \.layout.partner.buttonPadding, 12, 0...400, step: 1,
      "The distance from a button's sides to its text.",
      source: "tuned by eye to WeChat"),
    .color(
      "partner.button.label", \.layout.partner.buttonLabel, Color(rgb: 0xFFFFFF),
      "The text on the main button.",
      source: "contrast with the tint"),
    .length(
      "partner.sheet.gap", \.layout.partner.sheetGap, 10, 0...200, step: 1,
      "How far below the status bar the page begins when it comes from below.",
      source: "iOS's sheets: 10"),
    .length(
      "partner.sheet.radius", \.layout.partner.sheetRadius, 10, 0...60, step: 1,
      "The radius of its upper corners then.",
      source: "iOS's sheets: 10"),
  ]
}

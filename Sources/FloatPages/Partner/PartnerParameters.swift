import FloatCore

/// The partner's page. (`partner`)
package struct PartnerParameters: Hashable, Sendable {
  package var margin = 24.0
  package var column = 600.0
  package var heroHeight = 210.0
  package var heroFrom = Color(rgb: 0x2B5876)
  package var heroTo = Color(rgb: 0x4E4376)
  package var titleSize = 30.0
  package var titleY = 124.0
  package var titleColor = Color(rgb: 0xFFFFFF)
  package var subtitleSize = 15.0
  package var subtitleY = 160.0
  package var subtitleColor = Color(255, 255, 255, 210)
  package var ringsX = 66.0
  package var ringsY = 92.0
  package var ringsOuter = 150.0
  package var ringsOuterFill = Color(255, 255, 255, 14)
  package var ringsMiddle = 104.0
  package var ringsMiddleFill = Color(255, 255, 255, 24)
  package var ringsInner = 62.0
  package var ringsInnerFill = Color(255, 255, 255, 34)
  package var top = 26.0
  package var textSize = 16.0
  package var textLineHeight = 25.0
  package var textGap = 14.0
  package var bottom = 12.0
  package var buttonHeight = 48.0
  package var buttonGap = 12.0
  package var buttonRadius = 10.0
  package var buttonTextSize = 16.0
  package var buttonPadding = 12.0
  package var buttonLabel = Color(rgb: 0xFFFFFF)
  package var sheetGap = 10.0
  package var sheetRadius = 10.0

  static let entries: [ParameterEntry] = [
    .length(
      "partner.margin", \.pages.partner.margin, 0...400,
      "The distance from the sides to what the partner's page says."),
    .length(
      "partner.column", \.pages.partner.column, 100...4000, step: 10,
      "The widest column of texts and buttons, on wide screens.", source: "as article.column"),
    .length("partner.hero.height", \.pages.partner.heroHeight, 40...600, "The height of the coloured part."),
    .color(
      "partner.hero.from", \.pages.partner.heroFrom, "The coloured part's colour at the top left.",
      source: "tuned"),
    .color(
      "partner.hero.to", \.pages.partner.heroTo, "The coloured part's colour at the bottom right.",
      source: "tuned"),
    .length("partner.title.size", \.pages.partner.titleSize, 4...80, step: 0.5, "The partner's name."),
    .length(
      "partner.title.y", \.pages.partner.titleY, 0...400, "The distance from the top to the name's middle."),
    .color("partner.title.color", \.pages.partner.titleColor, "The name's colour.", source: "tuned"),
    .length(
      "partner.subtitle.size", \.pages.partner.subtitleSize, 4...80, step: 0.5, "The line below the name."),
    .length(
      "partner.subtitle.y", \.pages.partner.subtitleY, 0...400,
      "The distance from the top to the middle of the line below the name."),
    .color(
      "partner.subtitle.color", \.pages.partner.subtitleColor, "The colour of the line below the name.",
      source: "tuned"),
    .length(
      "partner.rings.x", \.pages.partner.ringsX, 0...400,
      "The distance from the right edge to the rings' centre.", source: "tuned"),
    .length(
      "partner.rings.y", \.pages.partner.ringsY, 0...400,
      "The distance from the top to the rings' centre.", source: "tuned"),
    .length(
      "partner.rings.outer", \.pages.partner.ringsOuter, 0...400,
      "The outer ring's radius.", source: "tuned"),
    .color(
      "partner.rings.outer-fill", \.pages.partner.ringsOuterFill,
      "The outer ring's colour.", source: "tuned"),
    .length(
      "partner.rings.middle", \.pages.partner.ringsMiddle, 0...400,
      "The middle ring's radius.", source: "tuned"),
    .color(
      "partner.rings.middle-fill", \.pages.partner.ringsMiddleFill,
      "The middle ring's colour.", source: "tuned"),
    .length(
      "partner.rings.inner", \.pages.partner.ringsInner, 0...400,
      "The inner ring's radius.", source: "tuned"),
    .color(
      "partner.rings.inner-fill", \.pages.partner.ringsInnerFill,
      "The inner ring's colour.", source: "tuned"),
    .length("partner.top", \.pages.partner.top, 0...400, "The room above the first paragraph."),
    .length("partner.text.size", \.pages.partner.textSize, 4...80, step: 0.5, "The paragraphs' font size."),
    .length(
      "partner.text.line-height", \.pages.partner.textLineHeight, 8...160, "The paragraphs' line height."),
    .length("partner.text.gap", \.pages.partner.textGap, 0...400, "The room below a paragraph."),
    .length(
      "partner.bottom", \.pages.partner.bottom, 0...400,
      "The gap between the paragraphs and the buttons, and below the last one."),
    .length("partner.button.height", \.pages.partner.buttonHeight, 16...160, "A button's height."),
    .length("partner.button.gap", \.pages.partner.buttonGap, 0...400, "The gap between buttons."),
    .length("partner.button.radius", \.pages.partner.buttonRadius, 0...60, "A button's corner radius."),
    .length(
      "partner.button.text-size", \.pages.partner.buttonTextSize, 4...80, step: 0.5,
      "The buttons' font size."),
    .length(
      "partner.button.padding", \.pages.partner.buttonPadding, 0...400,
      "The distance from a button's sides to its text."),
    .color(
      "partner.button.label", \.pages.partner.buttonLabel,
      "The text on the main button.", source: "contrast with the tint"),
    .length(
      "partner.sheet.gap", \.pages.partner.sheetGap, 0...200,
      "How far below the status bar the page begins when it is presented from below.",
      source: "iOS's sheets: 10"),
    .length(
      "partner.sheet.radius", \.pages.partner.sheetRadius, 0...60,
      "The radius of the page's upper corners when it is presented from below.", source: "iOS's sheets: 10"),
  ].laidOut(source: "tuned by eye to WeChat")
}

import FloatCore

/// The partner's page. (`partner`)
struct PartnerParameters: Hashable, Sendable {
  var margin = 24.0
  var column = 600.0
  var heroHeight = 210.0
  var heroFrom = Color(rgb: 0x2B5876)
  var heroTo = Color(rgb: 0x4E4376)
  var titleSize = 30.0
  var titleY = 124.0
  var titleColor = Color(rgb: 0xFFFFFF)
  var subtitleSize = 15.0
  var subtitleY = 160.0
  var subtitleColor = Color(255, 255, 255, 210)
  var ringsX = 66.0
  var ringsY = 92.0
  var ringsOuter = 150.0
  var ringsOuterFill = Color(255, 255, 255, 14)
  var ringsMiddle = 104.0
  var ringsMiddleFill = Color(255, 255, 255, 24)
  var ringsInner = 62.0
  var ringsInnerFill = Color(255, 255, 255, 34)
  var top = 26.0
  var textSize = 16.0
  var textLineHeight = 25.0
  var textGap = 14.0
  var bottom = 12.0
  var buttonHeight = 48.0
  var buttonGap = 12.0
  var buttonRadius = 10.0
  var buttonTextSize = 16.0
  var buttonPadding = 12.0
  var buttonLabel = Color(rgb: 0xFFFFFF)
  var sheetGap = 10.0
  var sheetRadius = 10.0

  static let entries = table.under("partner", \.pages.partner).laidOut(source: "tuned by eye to WeChat")
  private static let table: [KeyEntry<Self>] = [
    .distance("margin", \.margin, "The distance from the sides to what the partner's page says."),
    .length(
      "column", \.column, 100...4000, step: 10, "The widest column of texts and buttons, on wide screens.",
      source: "as article.column"),
    .length("hero.height", \.heroHeight, 40...600, "The height of the coloured part."),
    .color("hero.from", \.heroFrom, "The coloured part's colour at the top left.", source: "tuned"),
    .color("hero.to", \.heroTo, "The coloured part's colour at the bottom right.", source: "tuned"),
    .fontSize("title.size", \.titleSize, "The partner's name."),
    .distance("title.y", \.titleY, "The distance from the top to the name's middle."),
    .color("title.color", \.titleColor, "The name's colour.", source: "tuned"),
    .fontSize("subtitle.size", \.subtitleSize, "The line below the name."),
    .distance(
      "subtitle.y", \.subtitleY, "The distance from the top to the middle of the line below the name."),
    .color("subtitle.color", \.subtitleColor, "The colour of the line below the name.", source: "tuned"),
    .distance("rings.x", \.ringsX, "The distance from the right edge to the rings' centre.", source: "tuned"),
    .distance("rings.y", \.ringsY, "The distance from the top to the rings' centre.", source: "tuned"),
    .distance("rings.outer", \.ringsOuter, "The outer ring's radius.", source: "tuned"),
    .color("rings.outer-fill", \.ringsOuterFill, "The outer ring's colour.", source: "tuned"),
    .distance("rings.middle", \.ringsMiddle, "The middle ring's radius.", source: "tuned"),
    .color("rings.middle-fill", \.ringsMiddleFill, "The middle ring's colour.", source: "tuned"),
    .distance("rings.inner", \.ringsInner, "The inner ring's radius.", source: "tuned"),
    .color("rings.inner-fill", \.ringsInnerFill, "The inner ring's colour.", source: "tuned"),
    .distance("top", \.top, "The room above the first paragraph."),
    .fontSize("text.size", \.textSize, "The paragraphs' font size."),
    .length("text.line-height", \.textLineHeight, 8...160, "The paragraphs' line height."),
    .distance("text.gap", \.textGap, "The room below a paragraph."),
    .distance("bottom", \.bottom, "The gap between the paragraphs and the buttons, and below the last one."),
    .length("button.height", \.buttonHeight, 16...160, "A button's height."),
    .distance("button.gap", \.buttonGap, "The gap between buttons."),
    .length("button.radius", \.buttonRadius, 0...60, "A button's corner radius."),
    .fontSize("button.text-size", \.buttonTextSize, "The buttons' font size."),
    .distance("button.padding", \.buttonPadding, "The distance from a button's sides to its text."),
    .color("button.label", \.buttonLabel, "The text on the main button.", source: "contrast with the tint"),
    .length(
      "sheet.gap", \.sheetGap, 0...200,
      "How far below the status bar the page begins when it is presented from below.",
      source: "iOS's sheets: 10"),
    .length(
      "sheet.radius", \.sheetRadius, 0...60,
      "The radius of the page's upper corners when it is presented from below.", source: "iOS's sheets: 10"),
  ]
}

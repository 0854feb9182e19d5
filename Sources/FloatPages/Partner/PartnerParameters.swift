import FloatCore

/// The partner's page. (`partner`)
struct PartnerParameters: Hashable, Sendable {
  /// The distance from the sides to the texts and buttons.
  let margin = 24.0
  /// The widest column of texts and buttons, on wide screens. As an article's.
  let column = 600.0
  /// The height of the coloured part.
  let heroHeight = 210.0
  var heroFrom = Color(rgb: 0x2B5876)
  var heroTo = Color(rgb: 0x4E4376)
  var titleSize = 30.0
  /// The distance from the top to the name's middle.
  let titleY = 124.0
  var titleColor = Color(rgb: 0xFFFFFF)
  var subtitleSize = 15.0
  /// The distance from the top to the middle of the line below the name.
  let subtitleY = 160.0
  var subtitleColor = Color(255, 255, 255, 210)
  /// The distance from the right edge to the rings' centre.
  let ringsX = 66.0
  /// The distance from the top to the rings' centre.
  let ringsY = 92.0
  /// The outer ring's radius.
  let ringsOuter = 150.0
  /// The outer ring's colour.
  let ringsOuterFill = Color(255, 255, 255, 14)
  /// The middle ring's radius.
  let ringsMiddle = 104.0
  /// The middle ring's colour.
  let ringsMiddleFill = Color(255, 255, 255, 24)
  /// The inner ring's radius.
  let ringsInner = 62.0
  /// The inner ring's colour.
  let ringsInnerFill = Color(255, 255, 255, 34)
  /// The room above the first paragraph.
  let top = 26.0
  var textSize = 16.0
  var textLineHeight = 25.0
  /// The room below a paragraph.
  let textGap = 14.0
  /// The gap between the paragraphs and the buttons, and below the last one.
  let bottom = 12.0
  /// A button's height.
  let buttonHeight = 48.0
  /// The gap between buttons.
  let buttonGap = 12.0
  /// A button's corner radius.
  let buttonRadius = 10.0
  var buttonTextSize = 16.0
  /// The distance from a button's sides to its text.
  let buttonPadding = 12.0
  var buttonLabel = Color(rgb: 0xFFFFFF)
  var sheetGap = 10.0
  var sheetRadius = 10.0

  static let table: [KeyEntry<Self>] = [
    .color("hero.from", \.heroFrom, "The coloured part's colour at the top left.", source: "tuned"),
    .color("hero.to", \.heroTo, "The coloured part's colour at the bottom right.", source: "tuned"),
    .fontSize("title.size", \.titleSize, "The partner's name."),
    .color("title.color", \.titleColor, "The name's colour.", source: "tuned"),
    .fontSize("subtitle.size", \.subtitleSize, "The line below the name."),
    .color("subtitle.color", \.subtitleColor, "The colour of the line below the name.", source: "tuned"),
    .fontSize("text.size", \.textSize, "The paragraphs' font size."),
    .length("text.line-height", \.textLineHeight, 8...160, "The paragraphs' line height."),
    .fontSize("button.text-size", \.buttonTextSize, "The buttons' font size."),
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

import FloatCore

/// Rows with an icon, in Contacts, Discover and Me. (`rows`)
package struct RowsParameters: Hashable, Sendable {
  package var height = 56.0
  package var icon = 24.0
  package var iconX = 30.0
  package var textX = 58.0
  package var textSize = 16.0
  package var textEnd = 42.0
  package var chevronSize = 16.0
  package var chevronInset = 20.0
  package var groupGap = 8.0

  static let entries: [ParameterEntry] = [
    .length(
      "rows.height", \.pages.rows.height, 24...200,
      "A row's height in Contacts, Discover and Me.", source: "WeChat: 56"),
    .length("rows.icon", \.pages.rows.icon, 4...80, "The icons' size."),
    .length(
      "rows.icon-x", \.pages.rows.iconX, 0...400, "The distance from the left edge to the icons' centre."),
    .length("rows.text-x", \.pages.rows.textX, 0...400, "The distance from the left edge to the text."),
    .length("rows.text-size", \.pages.rows.textSize, 4...80, step: 0.5, "The font size."),
    .length("rows.text-end", \.pages.rows.textEnd, 0...400, "What the text leaves free at the row's end."),
    .length("rows.chevron.size", \.pages.rows.chevronSize, 4...60, "The chevrons' size."),
    .length(
      "rows.chevron.inset", \.pages.rows.chevronInset, 0...400,
      "The distance from the right edge to the chevrons' centre."),
    .length(
      "rows.group-gap", \.pages.rows.groupGap, 0...400,
      "The gap between groups of rows.", source: "WeChat: 8"),
  ].laidOut(source: "tuned by eye to WeChat")
}

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
  package var pressed = Themed(light: 0.1, dark: 0.08)

  static let entries: [ParameterEntry] = [
    .length(
      "rows.height", \.layout.rows.height, 24...200,
      "A row's height in Contacts, Discover and Me.", source: "WeChat: 56"),
    .length("rows.icon", \.layout.rows.icon, 4...80, "The icons' size.", source: "tuned by eye to WeChat"),
    .length(
      "rows.icon-x", \.layout.rows.iconX, 0...400,
      "The distance from the left edge to the icons' centre.", source: "tuned by eye to WeChat"),
    .length(
      "rows.text-x", \.layout.rows.textX, 0...400,
      "The distance from the left edge to the text.", source: "tuned by eye to WeChat"),
    .length(
      "rows.text-size", \.layout.rows.textSize, 4...80, step: 0.5,
      "The font size.", source: "tuned by eye to WeChat"),
    .length(
      "rows.text-end", \.layout.rows.textEnd, 0...400,
      "What the text leaves free at the row's end.", source: "tuned by eye to WeChat"),
    .length(
      "rows.chevron.size", \.layout.rows.chevronSize, 4...60,
      "The chevrons' size.", source: "tuned by eye to WeChat"),
    .length(
      "rows.chevron.inset", \.layout.rows.chevronInset, 0...400,
      "The distance from the right edge to the chevrons' centre.", source: "tuned by eye to WeChat"),
    .length(
      "rows.group-gap", \.layout.rows.groupGap, 0...400,
      "The gap between groups of rows.", source: "WeChat: 8"),
    .ratio(
      "rows.pressed", \.layout.rows.pressed.light, 0...1,
      "How dark a row gets while it is pressed.", source: "UIKit: a white row gets systemGray5"),
    .ratio(
      "rows.pressed-dark", \.layout.rows.pressed.dark, 0...1,
      "How light a row gets while it is pressed, in dark appearance.",
      source: "UIKit's dark cells get lighter"),
  ].laidOut()
}

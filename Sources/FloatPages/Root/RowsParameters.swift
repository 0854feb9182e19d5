import FloatCore

/// Rows with an icon, in Contacts, Discover and Me. (`rows`)
struct RowsParameters: Hashable, Sendable {
  var height = 56.0
  var icon = 24.0
  var iconX = 30.0
  var textX = 58.0
  var textSize = 16.0
  var textEnd = 42.0
  var chevronSize = 16.0
  var chevronInset = 20.0
  var groupGap = 8.0

  static let entries = table.under("rows", \.pages.rows).laidOut(source: "tuned by eye to WeChat")
  private static let table: [KeyEntry<Self>] = [
    .length(
      "height", \.height, 24...200, "A row's height in Contacts, Discover and Me.", source: "WeChat: 56"),
    .length("icon", \.icon, 4...80, "The icons' size."),
    .distance("icon-x", \.iconX, "The distance from the left edge to the icons' centre."),
    .distance("text-x", \.textX, "The distance from the left edge to the text."),
    .fontSize("text-size", \.textSize, "The font size."),
    .distance("text-end", \.textEnd, "What the text leaves free at the row's end."),
    .length("chevron.size", \.chevronSize, 4...60, "The chevrons' size."),
    .distance("chevron.inset", \.chevronInset, "The distance from the right edge to the chevrons' centre."),
    .distance("group-gap", \.groupGap, "The gap between groups of rows.", source: "WeChat: 8"),
  ]
}

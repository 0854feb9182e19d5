import FloatCore

/// The search field above the conversations. (`search`)
struct SearchParameters: Hashable, Sendable {
  var top = 10.0
  var height = 36.0
  var bottom = 8.0
  var margin = 12.0
  var radius = 8.0
  var textSize = 15.0
  var icon = 16.0
  var gap = 6.0

  static let entries = table.under("search", \.pages.search).laidOut(source: "tuned by eye to WeChat")
  private static let table: [KeyEntry<Self>] = [
    .distance("top", \.top, "The room above the field."),
    .length("height", \.height, 16...120, "The field's height.", source: "UISearchBar: 36"),
    .distance("bottom", \.bottom, "The room below the field."),
    .distance("margin", \.margin, "The distance from the sides to the field."),
    .length("radius", \.radius, 0...60, "The field's corner radius."),
    .fontSize("text-size", \.textSize, "The font size."),
    .length("icon", \.icon, 4...60, "The magnifying glass."),
    .distance("gap", \.gap, "The gap between the magnifier and the text."),
  ]
}

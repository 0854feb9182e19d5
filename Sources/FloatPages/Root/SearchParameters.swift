import FloatCore

/// The search field above the conversations. (`search`)
package struct SearchParameters: Hashable, Sendable {
  package var top = 10.0
  package var height = 36.0
  package var bottom = 8.0
  package var margin = 12.0
  package var radius = 8.0
  package var textSize = 15.0
  package var icon = 16.0
  package var gap = 6.0

  static let entries: [ParameterEntry] = [
    .length("search.top", \.pages.search.top, 0...400, "The room above the field."),
    .length(
      "search.height", \.pages.search.height, 16...120, "The field's height.", source: "UISearchBar: 36"),
    .length("search.bottom", \.pages.search.bottom, 0...400, "The room below the field."),
    .length("search.margin", \.pages.search.margin, 0...400, "The distance from the sides to the field."),
    .length("search.radius", \.pages.search.radius, 0...60, "The field's corner radius."),
    .length("search.text-size", \.pages.search.textSize, 4...80, step: 0.5, "The font size."),
    .length("search.icon", \.pages.search.icon, 4...60, "The magnifying glass."),
    .length("search.gap", \.pages.search.gap, 0...400, "The gap between the magnifier and the text."),
  ].laidOut(source: "tuned by eye to WeChat")
}

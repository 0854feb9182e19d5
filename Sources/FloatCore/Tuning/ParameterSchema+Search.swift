extension ParameterSchema {
  static let searchEntries: [ParameterEntry] = [
    .length(
      "search.top", \.layout.search.top, 10, 0...400, step: 1,
      "The room above the field.",
      source: "tuned by eye to WeChat"),
    .length(
      "search.height", \.layout.search.height, 36, 16...120, step: 1,
      "The field's height.",
      source: "UISearchBar: 36"),
    .length(
      "search.bottom", \.layout.search.bottom, 8, 0...400, step: 1,
      "The room below the field.",
      source: "tuned by eye to WeChat"),
    .length(
      "search.margin", \.layout.search.margin, 12, 0...400, step: 1,
      "The distance from the sides to the field.",
      source: "tuned by eye to WeChat"),
    .length(
      "search.radius", \.layout.search.radius, 8, 0...60, step: 1,
      "The field's corner radius.",
      source: "tuned by eye to WeChat"),
    .length(
      "search.text-size", \.layout.search.textSize, 15, 4...80, step: 0.5,
      "The font size.",
      source: "tuned by eye to WeChat"),
    .length(
      "search.icon", \.layout.search.icon, 16, 4...60, step: 1,
      "The magnifying glass.",
      source: "tuned by eye to WeChat"),
    .length(
      "search.gap", \.layout.search.gap, 6, 0...400, step: 1,
      "The gap between it and the text.",
      source: "tuned by eye to WeChat"),
  ]
}

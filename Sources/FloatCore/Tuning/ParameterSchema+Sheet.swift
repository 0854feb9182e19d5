extension ParameterSchema {
  static let sheetEntries: [ParameterEntry] = [
    .length(
      "sheet.row-height", \.sheet.rowHeight, 56, 24...200, step: 1,
      "The height of a row of the \"…\" sheet.",
      source: "WeChat: 56"),
    .length(
      "sheet.gap", \.sheet.gap, 8, 0...60, step: 1,
      "The room above the row that cancels.",
      source: "tuned by eye to WeChat"),
    .length(
      "sheet.radius", \.sheet.radius, 14, 0...60, step: 1,
      "The corner radius at its top.",
      source: "tuned by eye to WeChat"),
    .length(
      "sheet.text-size", \.sheet.textSize, 17, 4...80, step: 0.5,
      "The font size.",
      source: "tuned by eye to WeChat"),
    .ratio(
      "sheet.dim", \.sheet.dim, 0.4, 0...1, step: 0.01,
      "How dark the page behind gets.",
      source: "tuned by eye to UIKit"),
  ]
}

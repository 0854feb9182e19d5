/// The sheet of a page's "…". (`sheet`)
package struct SheetParameters: Hashable, Sendable {
  package var rowHeight = 56.0
  package var gap = 8.0
  package var radius = 14.0
  package var textSize = 17.0
  package var dim = 0.4

  static let entries: [ParameterEntry] = [
    .length(
      "sheet.row-height", \.sheet.rowHeight, 24...200,
      "The height of a row of the \"…\" sheet.", source: "WeChat: 56"),
    .length(
      "sheet.gap", \.sheet.gap, 0...60,
      "The space above the sheet's cancel row.", source: "tuned by eye to WeChat"),
    .length(
      "sheet.radius", \.sheet.radius, 0...60,
      "The corner radius at the sheet's top.", source: "tuned by eye to WeChat"),
    .length(
      "sheet.text-size", \.sheet.textSize, 4...80, step: 0.5,
      "The sheet's font size.", source: "tuned by eye to WeChat"),
    .ratio(
      "sheet.dim", \.sheet.dim, 0...1, "How dark the page behind gets.", source: "tuned by eye to UIKit"),
  ]
}

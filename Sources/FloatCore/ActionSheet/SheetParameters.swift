/// The sheet of a page's "…". (`sheet`)
struct SheetParameters: Hashable, Sendable {
  var rowHeight = 56.0
  var gap = 8.0
  var radius = 14.0
  var textSize = 17.0
  var dim = 0.4

  static let entries = table.under("sheet", \.sheet)
  private static let table: [KeyEntry<Self>] = [
    .length(
      "row-height", \.rowHeight, 24...200, "The height of a row of the \"…\" sheet.", source: "WeChat: 56"),
    .length(
      "gap", \.gap, 0...60, "The space above the sheet's cancel row.", source: "tuned by eye to WeChat"),
    .length(
      "radius", \.radius, 0...60, "The corner radius at the sheet's top.", source: "tuned by eye to WeChat"),
    .fontSize("text-size", \.textSize, "The sheet's font size.", source: "tuned by eye to WeChat"),
    .ratio("dim", \.dim, 0...1, "How dark the page behind gets.", source: "tuned by eye to UIKit"),
  ]
}

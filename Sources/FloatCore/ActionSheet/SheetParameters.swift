/// The sheet of a page's "…". (`sheet`)
struct SheetParameters: Hashable, Sendable {
  var rowHeight = 56.0

  static let table: [KeyEntry<Self>] = [
    .length(
      "row-height", \.rowHeight, 24...200, "The height of a row of the \"…\" sheet.", source: "WeChat: 56")
  ]
}

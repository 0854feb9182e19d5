import FloatCore

/// Rows with an icon, in Contacts, Discover and Me. (`rows`)
struct RowsParameters: Hashable, Sendable {
  var height = 56.0
  /// The icons' size.
  let icon = 24.0
  /// The distance from the left edge to the icons' centre.
  let iconX = 30.0
  /// The distance from the left edge to the text.
  let textX = 58.0
  var textSize = 16.0
  /// The room that the text leaves free at the row's end.
  let textEnd = 42.0
  /// The chevrons' size.
  let chevronSize = 16.0
  /// The distance from the right edge to the chevrons' centre.
  let chevronInset = 20.0
  /// The gap between groups of rows. Source: WeChat: 8.
  let groupGap = 8.0

  static let table: [KeyEntry<Self>] = [
    .length(
      "height", \.height, 24...200, "A row's height in Contacts, Discover and Me.", source: "WeChat: 56"),
    .fontSize("text-size", \.textSize, "The font size."),
  ]
}

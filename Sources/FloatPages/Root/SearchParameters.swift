import FloatCore

/// The search field above the conversations. (`search`)
struct SearchParameters: Hashable, Sendable {
  /// The room above the field.
  let top = 10.0
  /// The field's height. Source: UISearchBar: 36.
  let height = 36.0
  /// The room below the field.
  let bottom = 8.0
  /// The distance from the sides to the field.
  let margin = 12.0
  /// The field's corner radius.
  let radius = 8.0
  var textSize = 15.0
  /// The magnifying glass.
  let icon = 16.0
  /// The gap between the magnifier and the text.
  let gap = 6.0

  static let table: [KeyEntry<Self>] = [
    .fontSize("text-size", \.textSize, "The font size.")
  ]
}

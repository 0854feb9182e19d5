/// A row of the list as it looked when it was chosen: what a page grows out of.
struct RowLook: Equatable, Sendable {
  var outline: RoundedRect
  var fill: Color
  /// Its icon and its texts, on the screen.
  var content: [Shape]
}

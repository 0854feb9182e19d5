/// Whether movement is kept to a minimum. (`motion`)
package struct MotionParameters: Hashable, Sendable {
  /// Whether movement that nobody's finger makes is kept to a minimum.
  package enum Reduced: String, Hashable, Sendable, CaseIterable {
    /// It is: what would move fades; `true` in files.
    case yes = "true"
    /// It is not: everything moves; `false` in files.
    case no = "false"
    /// As the desktop says; the shell finds out and sets one of the others.
    case system
  }

  package var reduced = Reduced.system
  var fade = 0.25
  var appearanceFade = 0.3

  static let entries = table.under("motion", \.motion)
  private static let table: [KeyEntry<Self>] = [
    .choice(
      "reduced", \.reduced,
      "With less motion, only what follows a finger moves; everything else fades. \"system\" follows the desktop.",
      source: "iOS: Reduce Motion with cross-fade transitions"),
    .duration(
      "fade", \.fade, 0...2, "How long zone, list and sheet take to fade in and out with less motion.",
      source: "as ball.fade"),
    .duration(
      "appearance-fade", \.appearanceFade, 0...2, "How long light and dark take to turn into each other.",
      source: "tuned by eye to iOS, which cross-dissolves"),
  ]
}

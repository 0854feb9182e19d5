/// Whether movement is kept to a minimum. (`motion`)
package struct MotionParameters: Hashable, Sendable {
  /// Whether movement that does not follow a finger is kept to a minimum.
  package enum Reduced: String, Hashable, Sendable, CaseIterable {
    /// Reduced: things that would move fade instead; `true` in files.
    case yes = "true"
    /// Not reduced: everything moves; `false` in files.
    case no = "false"
    /// The desktop's setting; the shell reads it and sets one of the other two.
    case system
  }

  package var reduced = Reduced.system
  var fade = 0.25
  var appearanceFade = 0.3

  static let table: [KeyEntry<Self>] = [
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

/// The sounds of opening and closing. (`sound`)
package struct SoundParameters: Hashable, Sendable {
  var enabled = false
  package var volume = 0.4

  static let table: [KeyEntry<Self>] = [
    .flag(
      "enabled", \.enabled, "Whether a page that grows out of the ball or shrinks into it is heard.",
      source: "JPSuspensionEntrance: an option, off; the others are silent"),
    .ratio(
      "volume", \.volume, 0...1, step: 0.05, "How loud, from silent to full.",
      source: "tuned: heard, not noticed"),
  ]
}

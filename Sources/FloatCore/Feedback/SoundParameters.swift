/// The sounds of opening and closing. (`sound`)
package struct SoundParameters: Hashable, Sendable {
  package var enabled = false
  package var volume = 0.4

  static let entries: [ParameterEntry] = [
    .flag(
      "sound.enabled", \.sound.enabled,
      "Whether a page that grows out of the ball or shrinks into it is heard.",
      source: "JPSuspensionEntrance: an option, off; the others are silent"),
    .ratio(
      "sound.volume", \.sound.volume, 0...1, step: 0.05,
      "How loud, from silent to full.", source: "tuned: heard, not noticed"),
  ]
}

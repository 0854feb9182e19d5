import FloatCore
import FloatStudio

/// An overlay that a key shows and hides.
enum OverlayKind: String, CaseIterable {
  case onion, path, velocity, thresholds, touches
}

extension KeyBindings {
  /// The keys of what is drawn over the phone, and of keeping what is seen.
  static let overlays: [KeyBinding] = [
    binding(
      .onion, "onion", "Ctrl+Shift+O", "Shows the frames before and after, as an onion skin, or hides them."),
    binding(
      .path, "path", "Ctrl+Shift+P", "Shows the way of what moves, its release and its end, or hides them."),
    binding(
      .velocity, "velocity", "Ctrl+Shift+G",
      "Shows position and velocity over time beside the promised curve, or hides them."),
    binding(
      .thresholds, "thresholds", "Ctrl+Shift+L",
      "Shows the lines that decide what a release does, or hides them."),
    KeyBinding(
      command: .keep, name: "keep",
      summary: "Keeps the looped or last gesture as a recording, scenario, video or golden.", keys: ["Ctrl+K"]
    ),
    binding(.touches, "touches", "Ctrl+Shift+T", "Shows the pointer as a dot with a trail, or hides it."),
  ]

  private static func binding(
    _ kind: OverlayKind, _ name: String, _ key: String, _ summary: String
  ) -> KeyBinding {
    KeyBinding(command: .overlay(kind), name: name, summary: summary, keys: [key])
  }
}

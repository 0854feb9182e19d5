/// Haptic impacts and their visual pulse. (`haptic`)
package struct HapticParameters: Hashable, Sendable {
  var pulse = 0.3
  var scale = 0.06
  var throttle = 0.2
  var enabled = true
  var style = Haptic.light
  package var sound = HapticSound.none

  /// How much larger a thing is at a time after an impact, as a share of its size: it grows and shrinks back during the
  /// pulse.
  func swelling(after seconds: Double) -> Double {
    guard pulse > 0 else { return 0 }
    let s = seconds / pulse
    return s >= 0 && s < 1 ? scale * 4 * s * (1 - s) : 0
  }

  static let table: [KeyEntry<Self>] = [
    .duration("pulse", \.pulse, 0.05...2, "How long the visual pulse takes.", applies: .gliding),
    .ratio("scale", \.scale, 0...0.5, "How much the ball or the zone swells in the pulse."),
    .duration(
      "throttle", \.throttle, 0...2, step: 0.05, "The shortest time between two impacts.",
      source: "WeChatFloatBall: 0.2s"),
    .flag(
      "enabled", \.enabled, "Whether there are haptic impacts.", source: "SuspensionEntrance: vibratable"),
    .choice(
      "style", \.style, "How strong the impacts of the zone and the ball are.",
      source: "WeChatFloatBall, SuspensionEntrance: light; WMZFloatView: heavy"),
    .choice(
      "sound", \.sound,
      "The tick that is heard in place of an impact in the hand: at the zone, at a tear, where the ball docks.",
      source: "tuned: a desktop has no motor"),
  ]
}

/// The loudness of the tick that replaces a motor.
package enum HapticSound: String, Hashable, Sendable, CaseIterable {
  /// Nothing is heard.
  case none
  /// Audible beside the computer.
  case low
  /// Audible in a room.
  case full

  /// The volume, 0…1.
  package var volume: Double {
    switch self {
    case .none: 0
    case .low: 0.25
    case .full: 0.8
    }
  }
}

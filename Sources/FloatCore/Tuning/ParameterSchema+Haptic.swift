extension ParameterSchema {
  static let hapticEntries: [ParameterEntry] = [
    .duration(
      "haptic.pulse", \.haptic.pulse, 0.3, 0.05...2, step: 0.01,
      "How long the visual pulse takes.",
      source: "tuned"),
    .ratio(
      "haptic.scale", \.haptic.scale, 0.06, 0...0.5, step: 0.01,
      "How much the ball or the zone swells in the pulse.",
      source: "tuned"),
    .duration(
      "haptic.throttle", \.haptic.throttle, 0.2, 0...2, step: 0.05,
      "No second impact within this time.",
      source: "WeChatFloatBall: 0.2s"),
    .flag(
      "haptic.enabled", \.haptic.enabled, true,
      "Whether there are impacts at all.",
      source: "SuspensionEntrance: vibratable"),
    .choice(
      "haptic.style", \.haptic.style, .light,
      "How hard the impact of the zone and the ball is.",
      source: "WeChatFloatBall, SuspensionEntrance: light; WMZFloatView: heavy"),
    .choice(
      "haptic.sound", \.haptic.sound, .none,
      "The tick that is heard in place of an impact in the hand: at the zone, at a tear, where the ball docks.",
      source: "tuned: a desktop has no motor"),
  ]
}

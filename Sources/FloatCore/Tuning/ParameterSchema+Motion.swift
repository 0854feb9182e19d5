extension ParameterSchema {
  static let motionEntries: [ParameterEntry] = [
    .choice(
      "motion.reduced", \.motion.reduced, .system,
      "What nobody's finger moves fades in place of moving; what follows a finger still does. \"system\" goes by the desktop.",
      source: "iOS: Reduce Motion with cross-fade transitions"),
    .duration(
      "motion.fade", \.motion.fade, 0.25, 0...2, step: 0.01,
      "With less motion: how long zone, list and sheet take to fade in and out.",
      source: "as ball.fade"),
  ]
}

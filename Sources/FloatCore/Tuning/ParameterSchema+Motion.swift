extension ParameterSchema {
  static let motionEntries: [ParameterEntry] = [
    .choice(
      "motion.reduced", \.motion.reduced, .system,
      "Slides of pages become cross-fades; what follows a finger still does. \"system\" goes by the desktop.",
      source: "iOS: Reduce Motion with cross-fade transitions")
  ]
}

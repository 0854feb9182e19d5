extension ParameterSchema {
  static let entrancesEntries: [ParameterEntry] = [
    .count(
      "entrances.maximum", \.entrances.maximum, 5, 1...5,
      "How many pages the ball holds.",
      source: "SuspensionEntrance, WeChat: 5")
  ]
}

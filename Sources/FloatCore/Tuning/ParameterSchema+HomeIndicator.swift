extension ParameterSchema {
  static let homeIndicatorEntries: [ParameterEntry] = [
    .length(
      "home-indicator.from", \.layout.homeIndicator.from, 20, 0...200, step: 1,
      "It is there from this safe area at the bottom on.",
      source: "iPhone X: 34"),
    .length(
      "home-indicator.width", \.layout.homeIndicator.width, 134, 10...400, step: 1,
      "Its width.",
      source: "iPhone X: 134"),
    .length(
      "home-indicator.height", \.layout.homeIndicator.height, 5, 1...30, step: 1,
      "Its height.",
      source: "iPhone X: 5"),
    .length(
      "home-indicator.bottom", \.layout.homeIndicator.bottom, 10.5, 0...100, step: 0.5,
      "The distance from the screen's bottom to its middle.",
      source: "iPhone X"),
  ]
}

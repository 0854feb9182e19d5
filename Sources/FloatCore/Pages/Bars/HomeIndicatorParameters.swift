/// The home indicator. (`home-indicator`)
package struct HomeIndicatorParameters: Hashable, Sendable {
  package var from = 20.0
  package var width = 134.0
  package var height = 5.0
  package var bottom = 10.5

  static let entries: [ParameterEntry] = [
    .length(
      "home-indicator.from", \.homeIndicator.from, 0...200,
      "It is there from this safe area at the bottom on.", source: "iPhone X: 34"),
    .length(
      "home-indicator.width", \.homeIndicator.width, 10...400, "Its width.", source: "iPhone X: 134"),
    .length(
      "home-indicator.height", \.homeIndicator.height, 1...30, "Its height.", source: "iPhone X: 5"),
    .length(
      "home-indicator.bottom", \.homeIndicator.bottom, 0...100, step: 0.5,
      "The distance from the screen's bottom to its middle.", source: "iPhone X"),
  ].laidOut()
}

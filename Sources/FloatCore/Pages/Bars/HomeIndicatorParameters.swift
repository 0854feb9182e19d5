/// The home indicator. (`home-indicator`)
struct HomeIndicatorParameters: Hashable, Sendable {
  var from = 20.0
  var width = 134.0
  var height = 5.0
  var bottom = 10.5

  static let entries = table.under("home-indicator", \.homeIndicator).laidOut()
  private static let table: [KeyEntry<Self>] = [
    .length(
      "from", \.from, 0...200,
      "The home indicator is shown where the bottom safe area is at least this high.", source: "iPhone X: 34"),
    .length("width", \.width, 10...400, "The home indicator's width.", source: "iPhone X: 134"),
    .length("height", \.height, 1...30, "The home indicator's height.", source: "iPhone X: 5"),
    .length(
      "bottom", \.bottom, 0...100, step: 0.5,
      "The distance from the screen's bottom to the home indicator's middle.", source: "iPhone X"),
  ]
}

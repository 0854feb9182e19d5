/// The status bar. (`status-bar`)
struct StatusBarParameters: Hashable, Sendable {
  var time = "9:41"

  static let table: [KeyEntry<Self>] = [
    .text(
      "time", \.time, "The time in the status bar; no clock is read, so that pictures stay the same.",
      source: "Apple")
  ]
}

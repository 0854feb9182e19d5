/// The status bar. (`status-bar`)
struct StatusBarParameters: Hashable, Sendable {
  var time = "9:41"
  var timeSize = 15.0
  var tall = 40.0
  var y = 23.0
  var minimumY = 8.0
  var inset = 32.0
  var insetCompact = 14.0
  var icon = 17.0
  var battery = 22.0
  var wifiX = 26.0
  var cellularX = 48.0

  static let entries = table.under("status-bar", \.statusBar).laidOut()
  private static let table: [KeyEntry<Self>] = [
    .text(
      "time", \.time, "The time in the status bar; no clock is read, so that pictures stay the same.",
      source: "Apple"),
    .fontSize("time-size", \.timeSize, "The time's font size.", source: "iOS"),
    .length(
      "tall", \.tall, 0...200,
      "A safe area at the top of at least this height has the room of a screen with a notch.",
      source: "iPhone X: 44"),
    .distance(
      "y", \.y,
      "The distance from the screen's top to the status bar's middle where there is room; else the safe area's middle.",
      source: "iPhone X"),
    .length(
      "minimum-y", \.minimumY, 0...60,
      "The status bar's middle is never nearer to the screen's top than this."),
    .distance(
      "inset", \.inset, "The distance from the sides to the time and the battery.", source: "iPhone X"),
    .distance("inset-compact", \.insetCompact, "The same on screens without a notch."),
    .length("icon", \.icon, 4...60, "The size of the signal's icons.", source: "iOS"),
    .length("battery", \.battery, 4...60, "The battery's size.", source: "iOS"),
    .distance("wifi-x", \.wifiX, "The distance from the battery's centre to the Wi-Fi's.", source: "iOS"),
    .distance(
      "cellular-x", \.cellularX, "The distance from the battery's centre to the cellular signal's.",
      source: "iOS"),
  ]
}

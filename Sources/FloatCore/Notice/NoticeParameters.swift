/// The short message over the page that disappears by itself. (`notice`)
struct NoticeParameters: Hashable, Sendable {
  var duration = 1.8
  var undoDuration = 4.0
  var fade = 0.25
  var textSize = 15.0
  var lineHeight = 22.0
  var lines = 3
  var widthFraction = 0.6
  var position = 0.42
  var paddingX = 20.0
  var paddingY = 14.0
  var radius = 12.0
  var fill = Themed(light: Color(rgb: 0x141416), dark: Color(rgb: 0x48484A))
  var label = Color(rgb: 0xFFFFFF)
  var action = Color(rgb: 0x5BD08C)
  var pressed = 0.16

  static let entries = table.under("notice", \.notice)
  private static let table: [KeyEntry<Self>] = [
    .duration(
      "duration", \.duration, 0.2...20, step: 0.1, "How long a notice stays.", source: "tuned: two words"),
    .duration("fade", \.fade, 0...2, "How long a notice takes to fade in and out.", source: "UIKit: 0.25s"),
    .fontSize("text-size", \.textSize, "The notice's font size.", source: "tuned by eye to UIKit"),
    .length("line-height", \.lineHeight, 8...120, "The notice's line height."),
    .count("lines", \.lines, 1...10, "The most lines a notice may have."),
    .ratio(
      "width-fraction", \.widthFraction, 0.1...1,
      "The longest line of a notice, as a share of the screen's width."),
    .ratio(
      "position", \.position, 0...1, "Where the notice's middle is, as a share of the screen's height.",
      source: "tuned: a little above the middle"),
    .length("padding-x", \.paddingX, 0...60, "The distance from the notice's sides to its text."),
    .length("padding-y", \.paddingY, 0...60, "The distance from the notice's top and bottom to its text."),
    .length("radius", \.radius, 0...60, "The notice's corner radius."),
    .color(
      "fill", \.fill.light, "The notice's colour in light appearance.",
      source: "tuned by eye to WeChat; opaque, because nothing blurs the text below"),
    .color(
      "fill-dark", \.fill.dark, "The notice's colour in dark appearance.",
      source: "UIKit systemGray3, dark; opaque"),
    .color("label", \.label, "The colour of the notice's text.", source: "WeChat"),
    .duration(
      "undo-duration", \.undoDuration, 0.2...20, step: 0.1,
      "How long a notice stays that can be tapped to undo.",
      source: "Material Design: 4 to 10s for a snackbar with an action"),
    .color(
      "action", \.action, "The colour of what a tap on the notice does.",
      source: "tuned: WeChat's green on dark"),
    .ratio(
      "pressed", \.pressed, 0...1, "How light it gets while it is pressed.",
      source: "tuned by eye to UIKit's alerts"),
  ]
}

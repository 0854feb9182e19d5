/// The short message over the page, which disappears after a while. (`notice`)
struct NoticeParameters: Hashable, Sendable {
  var duration = 1.8
  var undoDuration = 4.0
  var fade = 0.25
  var fill = Themed(light: Color(rgb: 0x141416), dark: Color(rgb: 0x48484A))
  var label = Color(rgb: 0xFFFFFF)
  var action = Color(rgb: 0x5BD08C)

  static let table: [KeyEntry<Self>] = [
    .duration(
      "duration", \.duration, 0.2...20, step: 0.1, "How long a notice stays.", source: "tuned: two words"),
    .duration("fade", \.fade, 0...2, "How long a notice takes to fade in and out.", source: "UIKit: 0.25s"),
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
  ]
}

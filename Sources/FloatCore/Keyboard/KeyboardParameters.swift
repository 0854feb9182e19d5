/// The keyboard's steps and the focus ring. (`keyboard`)
struct KeyboardParameters: Hashable, Sendable {
  var step = 60.0
  var page = 0.9
  var reveal = 8.0
  var ringWidth = 3.0
  var ringLine = 1.0
  var ringColor = Themed(light: Color(rgb: 0x0A60FF), dark: Color(rgb: 0x4C9BFF))
  var ringInset = 2.5
  var ringOutset = 2.5
  var ringRadius = 8.0

  static let entries = table.under("keyboard", \.keyboard)
  private static let table: [KeyEntry<Self>] = [
    .length(
      "step", \.step, 1...400, "How far an arrow moves the ball or the page.",
      source: "tuned: about the ball's diameter"),
    .ratio(
      "page", \.page, 0.1...1,
      "How far Space, PageUp and PageDown move the page, as a share of what is shown.",
      source: "browsers: about 0.9"),
    .length(
      "reveal", \.reveal, 0...100, "The space between an element that Tab scrolls into sight and the edge.",
      source: "tuned: the ring and a little"),
    .length("ring.width", \.ringWidth, 0.5...20, "The width of the ring around what has the focus."),
    .length("ring.line", \.ringLine, 0...10, "The width of the thin line on the ring."),
    .color(
      "ring.color", \.ringColor.light, "The ring's colour in light appearance.",
      source: "macOS: a saturated blue; WCAG 2.2 asks for a contrast of 3 to what is around it"),
    .color("ring.color-dark", \.ringColor.dark, "The ring's colour in dark appearance."),
    .length(
      "ring.inset", \.ringInset, 0...20, step: 0.5, "How far inside an element the middle of the ring is.",
      source: "tuned: its edges lie between two pixels"),
    .length(
      "ring.outset", \.ringOutset, 0...20, step: 0.5,
      "How far outside a badge its focus ring is, since badges are small.",
      source: "tuned: the number stays readable"),
    .length("ring.radius", \.ringRadius, 0...60, "The ring's corner radius."),
  ]
}

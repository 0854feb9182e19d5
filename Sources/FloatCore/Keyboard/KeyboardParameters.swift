/// The keyboard's steps and the focus ring. (`keyboard`)
package struct KeyboardParameters: Hashable, Sendable {
  package var step = 60.0
  package var page = 0.9
  package var reveal = 8.0
  package var ringWidth = 3.0
  package var ringLine = 1.0
  package var ringInset = 2.0
  package var ringOutset = 3.0
  package var ringRadius = 8.0

  static let entries: [ParameterEntry] = [
    .length(
      "keyboard.step", \.keyboard.step, 1...400,
      "How far an arrow moves the ball or the page.", source: "tuned: about the ball's diameter"),
    .ratio(
      "keyboard.page", \.keyboard.page, 0.1...1,
      "How far Space, PageUp and PageDown move the page, as a share of what is shown.",
      source: "browsers: about 0.9"),
    .length(
      "keyboard.reveal", \.keyboard.reveal, 0...100,
      "The space between an element that Tab scrolls into sight and the edge.",
      source: "tuned: the ring and a little"),
    .length(
      "keyboard.ring.width", \.keyboard.ringWidth, 0.5...20,
      "The width of the ring around what has the focus."),
    .length("keyboard.ring.line", \.keyboard.ringLine, 0...10, "The width of the thin line on the ring."),
    .length("keyboard.ring.inset", \.keyboard.ringInset, 0...20, "How far inside an element the ring is."),
    .length(
      "keyboard.ring.outset", \.keyboard.ringOutset, 0...20,
      "How far outside a badge its focus ring is, since badges are small.",
      source: "tuned: the number stays readable"),
    .length("keyboard.ring.radius", \.keyboard.ringRadius, 0...60, "The ring's corner radius."),
  ]
}

extension ParameterSchema {
  static let keyboardEntries: [ParameterEntry] = [
    .length(
      "keyboard.step", \.keyboard.step, 60, 1...400, step: 1,
      "How far an arrow moves the ball or the page.",
      source: "tuned: about the ball's diameter"),
    .ratio(
      "keyboard.page", \.keyboard.page, 0.9, 0.1...1, step: 0.01,
      "How far Space, PageUp and PageDown move the page, as a share of what is shown.",
      source: "browsers: about 0.9"),
    .length(
      "keyboard.reveal", \.keyboard.reveal, 8, 0...100, step: 1,
      "What is left between an element that Tab scrolls into sight and the edge.",
      source: "tuned: the ring and a little"),
    .length(
      "keyboard.ring.width", \.keyboard.ringWidth, 3, 0.5...20, step: 1,
      "The width of the ring around what has the focus.",
      source: "tuned"),
    .length(
      "keyboard.ring.line", \.keyboard.ringLine, 1, 0...10, step: 1,
      "The width of the thin line on the ring.",
      source: "tuned"),
    .length(
      "keyboard.ring.inset", \.keyboard.ringInset, 2, 0...20, step: 1,
      "How far inside an element the ring is.",
      source: "tuned"),
    .length(
      "keyboard.ring.outset", \.keyboard.ringOutset, 3, 0...20, step: 1,
      "How far outside a badge, which is small, its ring is.",
      source: "tuned: the number stays readable"),
    .length(
      "keyboard.ring.radius", \.keyboard.ringRadius, 8, 0...60, step: 1,
      "The ring's corner radius.",
      source: "tuned"),
  ]
}

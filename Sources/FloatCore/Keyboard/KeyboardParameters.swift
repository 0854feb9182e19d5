/// The steps of the keyboard. (`keyboard`)
struct KeyboardParameters: Hashable, Sendable {
  var step = 60.0
  var page = 0.9
  var reveal = 8.0

  static let table: [KeyEntry<Self>] = [
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
  ]
}

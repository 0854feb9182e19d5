/// The tint over pressed elements. (`rows.pressed`)
struct PressParameters: Hashable, Sendable {
  var tint = Themed(light: 0.1, dark: 0.08)

  static let table: [KeyEntry<Self>] = [
    .ratio(
      "pressed", \.tint.light, 0...1, "How dark a row gets while it is pressed.",
      source: "UIKit: a white row gets systemGray5"),
    .ratio(
      "pressed-dark", \.tint.dark, 0...1, "How light a row gets while it is pressed, in dark appearance.",
      source: "UIKit's dark cells get lighter"),
  ]
}

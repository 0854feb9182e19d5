import FloatCore

/// The colours that content files can name. (`tint`)
struct TintParameters: Hashable, Sendable {
  var green = Color(rgb: 0x07C160)
  var blue = Color(rgb: 0x2F80ED)
  var orange = Color(rgb: 0xF2853F)
  var yellow = Color(rgb: 0xF0B323)
  var red = Color(rgb: 0xE5534B)
  var purple = Color(rgb: 0x7A67E8)
  var teal = Color(rgb: 0x18A7B5)
  var gray = Color(rgb: 0x8A8F98)

  static let entries = table.under("tint", \.pages.tint).laidOut()
  private static let table: [KeyEntry<Self>] = [
    .color("green", \.green, "What content calls \"green\".", source: "WeChat's green"),
    .color("blue", \.blue, "What content calls \"blue\"."),
    .color("orange", \.orange, "What content calls \"orange\"."),
    .color("yellow", \.yellow, "What content calls \"yellow\"."),
    .color("red", \.red, "What content calls \"red\"."),
    .color("purple", \.purple, "What content calls \"purple\"."),
    .color("teal", \.teal, "What content calls \"teal\"."),
    .color("gray", \.gray, "What content calls \"gray\"."),
  ]
}
extension TintParameters {
  /// The colour for a name.
  subscript(tint: PrototypePages.Tint) -> Color {
    switch tint {
    case .green: green
    case .blue: blue
    case .orange: orange
    case .yellow: yellow
    case .red: red
    case .purple: purple
    case .teal: teal
    case .gray: gray
    }
  }
}

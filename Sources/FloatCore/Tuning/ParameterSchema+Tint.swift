extension ParameterSchema {
  static let tintEntries: [ParameterEntry] = [
    .color(
      "tint.green", \.layout.tint.green, Color(rgb: 0x07C160),
      "Content's \"green\".",
      source: "WeChat's green"),
    .color(
      "tint.blue", \.layout.tint.blue, Color(rgb: 0x2F80ED),
      "Content's \"blue\".",
      source: "tuned"),
    .color(
      "tint.orange", \.layout.tint.orange, Color(rgb: 0xF2853F),
      "Content's \"orange\".",
      source: "tuned"),
    .color(
      "tint.yellow", \.layout.tint.yellow, Color(rgb: 0xF0B323),
      "Content's \"yellow\".",
      source: "tuned"),
    .color(
      "tint.red", \.layout.tint.red, Color(rgb: 0xE5534B),
      "Content's \"red\".",
      source: "tuned"),
    .color(
      "tint.purple", \.layout.tint.purple, Color(rgb: 0x7A67E8),
      "Content's \"purple\".",
      source: "tuned"),
    .color(
      "tint.teal", \.layout.tint.teal, Color(rgb: 0x18A7B5),
      "Content's \"teal\".",
      source: "tuned"),
    .color(
      "tint.gray", \.layout.tint.gray, Color(rgb: 0x8A8F98),
      "Content's \"gray\".",
      source: "tuned"),
  ]
}

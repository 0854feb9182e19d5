extension ParameterSchema {
  static let tintEntries: [ParameterEntry] = [
    .color(
      "tint.green", \.layout.tint.green, Color(rgb: 0x07C160),
      "What content calls \"green\".",
      source: "WeChat's green"),
    .color(
      "tint.blue", \.layout.tint.blue, Color(rgb: 0x2F80ED),
      "What content calls \"blue\".",
      source: "tuned"),
    .color(
      "tint.orange", \.layout.tint.orange, Color(rgb: 0xF2853F),
      "What content calls \"orange\".",
      source: "tuned"),
    .color(
      "tint.yellow", \.layout.tint.yellow, Color(rgb: 0xF0B323),
      "What content calls \"yellow\".",
      source: "tuned"),
    .color(
      "tint.red", \.layout.tint.red, Color(rgb: 0xE5534B),
      "What content calls \"red\".",
      source: "tuned"),
    .color(
      "tint.purple", \.layout.tint.purple, Color(rgb: 0x7A67E8),
      "What content calls \"purple\".",
      source: "tuned"),
    .color(
      "tint.teal", \.layout.tint.teal, Color(rgb: 0x18A7B5),
      "What content calls \"teal\".",
      source: "tuned"),
    .color(
      "tint.gray", \.layout.tint.gray, Color(rgb: 0x8A8F98),
      "What content calls \"gray\".",
      source: "tuned"),
  ]
}

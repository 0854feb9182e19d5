import FloatCore

/// The colours that content files can name. (`tint`)
struct TintParameters: Hashable, Sendable {
  private var colors: [PrototypePages.Tint: Color] = [
    .green: Color(rgb: 0x07C160), .blue: Color(rgb: 0x2F80ED), .orange: Color(rgb: 0xF2853F),
    .yellow: Color(rgb: 0xF0B323), .red: Color(rgb: 0xE5534B), .purple: Color(rgb: 0x7A67E8),
    .teal: Color(rgb: 0x18A7B5), .gray: Color(rgb: 0x8A8F98),
  ]

  /// The colour for a name.
  subscript(tint: PrototypePages.Tint) -> Color {
    get { colors[tint] ?? .clear }
    set { colors[tint] = newValue }
  }

  static let table = PrototypePages.Tint.allCases.map { tint in
    KeyEntry<Self>.color(
      tint.rawValue, \.[tint], "What content calls \"\(tint.rawValue)\".",
      source: tint == .green ? "WeChat's green" : nil)
  }
}

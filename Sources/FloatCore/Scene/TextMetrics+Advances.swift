extension TextMetrics {
  /// The advance widths of one weight, in ems.
  struct Advances {
    private let advances: [UInt16]
    /// The width of letters that are in no table, in ems: the mean of Inter's Cyrillic and Greek.
    private let average: Double

    /// The advance of Noto Color Emoji, in ems.
    private static let emoji = 2550.0 / 2048

    init(_ weight: TextRun.Weight) {
      advances = InterAdvances.advances(weight)
      average =
        switch weight {
        case .regular: 0.63
        case .medium: 0.64
        case .semibold: 0.65
        case .bold: 0.66
        }
    }

    func advance(of character: Character) -> Double {
      guard let scalar = character.unicodeScalars.first else { return 0 }
      let value = scalar.value
      let isSingle = character.utf8.count == (value < 0x80 ? 1 : 2)
      if isSingle, 0x20...0x7E ~= value { return units(Int(value) - 0x20) }
      if isSingle, 0xA0...0xFF ~= value { return units(Int(value) - 0xA0 + 0x5F) }
      if value < 0x20 || 0x7F..<0xA0 ~= value { return 0 }
      if TextMetrics.isEmoji(character) { return Self.emoji }
      if 0x20...0x7E ~= value { return units(Int(value) - 0x20) }
      if Self.isWide(scalar) { return 1 }
      if let index = InterAdvances.punctuation.firstIndex(of: value) { return units(index + 0x5F + 0x60) }
      if 0xFF61...0xFFDC ~= value { return 0.5 }
      return Self.isInvisible(scalar) ? 0 : average
    }

    /// The width of an ASCII text, in ems, which needs no search for character boundaries; nil for other texts.
    func width(ofASCII text: String) -> Double? {
      var width = 0.0
      for byte in text.utf8 {
        guard byte < 0x80 else { return nil }
        if 0x20...0x7E ~= byte { width += units(Int(byte) - 0x20) }
      }
      return width
    }

    private func units(_ index: Int) -> Double { Double(advances[index]) / InterAdvances.unitsPerEm }

    /// True for characters that East Asian typography sets on a full em.
    static func isWide(_ character: Character) -> Bool { character.unicodeScalars.first.map(isWide) ?? false }

    /// Blocks whose East Asian width is wide or full (Unicode Standard Annex 11), emoji left out.
    static func isWide(_ scalar: Unicode.Scalar) -> Bool {
      switch scalar.value {
      case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF,
        0xA000...0xA4CF, 0xA960...0xA97C, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
        0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD:
        true
      default: false
      }
    }

    private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
      switch scalar.properties.generalCategory {
      case .control, .format, .nonspacingMark, .enclosingMark, .lineSeparator, .paragraphSeparator: true
      default: false
      }
    }
  }
}

/// Makes text from a file safe and measurable on a terminal.
package enum PrintableText {
  /// The text with every control and direction-changing character shown as `�`; tabs stay.
  package static func cleaned(_ text: some StringProtocol) -> String {
    var out = String.UnicodeScalarView()
    for scalar in text.unicodeScalars { out.append(isHarmful(scalar) ? "\u{FFFD}" : scalar) }
    return String(out)
  }

  /// The first `count` scalars of the text, with an ellipsis when there were more.
  package static func shortened(_ text: String, to count: Int) -> String {
    guard text.unicodeScalars.count > count else { return text }
    return String(String.UnicodeScalarView(text.unicodeScalars.prefix(count))) + "…"
  }

  /// The text padded with blanks, before or behind it, to at least `width` characters.
  package static func padded(_ text: String, to width: Int, atEnd: Bool = true) -> String {
    let padding = String(repeating: " ", count: max(0, width - text.count))
    return atEnd ? text + padding : padding + text
  }

  /// A number with zeros before it, in at least `count` digits.
  package static func digits(
    _ number: some BinaryInteger, _ count: Int, radix: Int = 10, uppercase: Bool = false
  ) -> String {
    let digits = String(number, radix: radix, uppercase: uppercase)
    return String(repeating: "0", count: max(0, count - digits.count)) + digits
  }

  /// The words in lines of at most `width` characters; a longer word has a line to itself.
  static func wrapped(_ text: String, to width: Int) -> [String] {
    text.split(separator: " ").reduce(into: [String]()) { lines, word in
      if let last = lines.last, last.count + 1 + word.count <= width {
        lines[lines.count - 1] += " " + word
      } else {
        lines.append(String(word))
      }
    }
  }

  /// A character by its number: `U+00E9`.
  static func code(of scalar: Unicode.Scalar) -> String {
    "U+" + digits(scalar.value, 4, radix: 16, uppercase: true)
  }

  /// A count with its noun: "1 page", "2 pages".
  package static func counted(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }

  /// The number of terminal cells of a scalar: 0 for combining marks, 2 for East Asian wide ones and emoji.
  package static func cells(_ scalar: Unicode.Scalar) -> Int {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: break
    }
    return wide.contains { $0.contains(scalar.value) } ? 2 : 1
  }

  /// The blocks of wide scalars (Unicode 15, EastAsianWidth W and F), rounded to whole blocks.
  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xA000...0xA4CF,
    0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F,
    0x1F900...0x1F9FF, 0x20000...0x3FFFD,
  ]

  static func isHarmful(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 9: false
    case 0..<32, 127..<160, 0x061C, 0x200E, 0x200F, 0x2028, 0x2029, 0x202A...0x202E, 0x2066...0x2069, 0xFEFF:
      true
    default: false
    }
  }
}

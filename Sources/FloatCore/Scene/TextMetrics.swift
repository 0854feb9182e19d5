/// Text measured without fonts, so that a layout is the same on every machine.
///
/// Widths are the advance widths of Inter for Latin text, one em for Chinese, Japanese and Korean characters, and
/// averages for all other characters. They agree with drawn text within about two per cent; the painter still cuts text
/// to `TextRun.maxWidth` as measured with the real fonts.
public enum TextMetrics {
  /// The height of Inter's line above the baseline, in ems.
  private static let ascender = 2728.0 / 2816
  /// The depth of Inter's line below the baseline, in ems, positive.
  private static let descender = 680.0 / 2816
  /// The distance between baselines that Inter specifies, in ems.
  public static let lineHeight = ascender + descender
  /// The height of a flat capital letter, in ems.
  public static let capHeight = 2048.0 / 2816
  /// The height of the letter x, in ems.
  package static let xHeight = 1536.0 / 2816

  /// The width of one line of text, in points.
  ///
  /// Line breaks have no width. A size that is not positive and finite gives 0.
  public static func width(_ text: String, size: Double, weight: TextRun.Weight = .regular) -> Double {
    guard size > 0, size.isFinite else { return 0 }
    let advances = Advances(weight)
    if let width = advances.width(ofASCII: text) { return width * size }
    return text.reduce(0.0) { $0 + advances.advance(of: $1) } * size
  }

  /// The advance of one character, in ems.
  public static func advance(of character: Character, weight: TextRun.Weight = .regular) -> Double {
    Advances(weight).advance(of: character)
  }

  /// The text, or if it is wider than `width` points, its longest beginning that fits with "…" added.
  ///
  /// Spaces before the ellipsis are dropped. If not even the ellipsis fits, the result is empty. A width that is not
  /// a number counts as infinite.
  public static func truncated(
    _ text: String, size: Double, weight: TextRun.Weight = .regular, width: Double
  ) -> String {
    guard size > 0, size.isFinite, width < .infinity else { return text }
    let advances = Advances(weight)
    let line = glyphs(of: text, advances)
    return String(truncated(line[...], limit: width / size, advances: advances, always: false))
  }

  /// The text broken into lines no wider than `width` points.
  ///
  /// Lines break greedily: at spaces, which are dropped there; after a hyphen between letters and after a dash or an
  /// ellipsis; and on either side of a Chinese, Japanese or Korean character or an emoji, but not before closing or
  /// after opening punctuation. A word wider than a line is broken between any two characters, and a line has at
  /// least one character however narrow it is. Line feeds in the text begin a new line, and two of them leave an
  /// empty one. With `maxLines`, the last line ends in "…" if text is left over. Empty text has no lines. A width
  /// that is not a number counts as infinite.
  public static func wrap(
    _ text: String, size: Double, weight: TextRun.Weight = .regular, width: Double, maxLines: Int? = nil
  ) -> [String] {
    guard !text.isEmpty, maxLines ?? 1 > 0 else { return [] }
    let advances = Advances(weight)
    let limit = size > 0 && size.isFinite && width < .infinity ? max(width, 0) / size : .infinity
    var lines: [String] = []
    let paragraphs = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (number, paragraph) in paragraphs.enumerated() {
      let glyphs = glyphs(of: paragraph, advances)
      var rest = glyphs[...]
      repeat {
        let end = lineEnd(rest, limit: limit)
        let next = rest[end...].drop(while: \.isSpace)
        if lines.count + 1 == maxLines, !next.isEmpty || number + 1 < paragraphs.count {
          lines.append(String(truncated(rest, limit: limit, advances: advances, always: true)))
          return lines
        }
        let line = trimmed(rest[..<end])
        let bytes = paragraph.utf8.dropFirst(line.first?.place ?? 0)
        lines.append(String(Substring(bytes.prefix(line.reduce(0) { $0 + $1.byteCount }))))
        rest = next
      } while !rest.isEmpty
    }
    return lines
  }

  /// True for a character that is drawn as a colour emoji: by default, by a variation selector, or as a sequence.
  package static func isEmoji(_ character: Character) -> Bool {
    let scalars = character.unicodeScalars
    guard let first = scalars.first, first.value >= 0x23 else { return false }
    if first.value < 0x80 { return scalars.contains("\u{20E3}") && !scalars.contains("\u{FE0E}") }
    let properties = first.properties
    guard properties.isEmoji, !scalars.contains("\u{FE0E}") else { return false }
    return properties.isEmojiPresentation
      || scalars.contains { $0 == "\u{FE0F}" || $0 == "\u{200D}" || $0.properties.isEmojiModifier }
  }
}

extension TextMetrics {
  /// A character with the facts that the line breaker needs.
  private struct Glyph {
    var character: Character
    /// The offset of its first byte in the text, and the number of its bytes.
    var place: Int
    var byteCount: Int
    var advance: Double
    var isSpace: Bool
    /// True where a line may break on either side, as between Chinese characters.
    var isIdeographic = false
    /// True for a character that may not begin a line, and for one that may not end one.
    var isClosing = false
    var isOpening = false

    /// Its only byte; nil for characters beyond ASCII, which need further checks.
    var ascii: UInt8? { byteCount == 1 ? character.utf8.first : nil }

    init(_ character: Character, at place: Int, _ advances: Advances) {
      self.character = character
      self.place = place
      byteCount = character.utf8.count
      advance = advances.advance(of: character)
      if byteCount == 1, let byte = character.utf8.first {
        isSpace = byte == 0x20 || 0x09...0x0D ~= byte
        isClosing = TextMetrics.closingASCII.contains(byte)
        isOpening = TextMetrics.openingASCII.contains(byte)
        return
      }
      // A no-break space is white space, but no line breaks there.
      isSpace = character.isWhitespace && character != "\u{A0}" && character != "\u{202F}"
      isIdeographic = advance >= 0.99 && (Advances.isWide(character) || TextMetrics.isEmoji(character))
      isClosing = TextMetrics.closing.contains(character)
      isOpening = TextMetrics.opening.contains(character)
    }
  }

  private static func glyphs(of text: some StringProtocol, _ advances: Advances) -> [Glyph] {
    var glyphs: [Glyph] = []
    glyphs.reserveCapacity(text.utf8.count)
    var place = 0
    for character in text {
      let glyph = Glyph(character, at: place, advances)
      place += glyph.byteCount
      glyphs.append(glyph)
    }
    return glyphs
  }

  /// Punctuation that may not begin a line.
  private static let closing: Set<Character> = [
    "，", "。", "、", "；", "：", "！", "？", "）", "》", "〉", "」", "』", "】", "〕", "”", "’", "…", "·", "—", "～", "％",
    ",", ".", ";", ":", "!", "?", ")", "]", "}", "%", "ー", "々",
  ]

  /// Punctuation that may not end a line.
  private static let opening: Set<Character> = [
    "（", "《", "〈", "「", "『", "【", "〔", "“", "‘", "(", "[", "{", "￥", "¥", "$", "#", "＃",
  ]

  private static let closingASCII = ASCIISet(closing)
  private static let openingASCII = ASCIISet(opening)

  /// The ASCII characters of a set, one bit each.
  private struct ASCIISet {
    private var low: UInt64 = 0
    private var high: UInt64 = 0

    init(_ characters: Set<Character>) {
      for byte in characters.compactMap(\.asciiValue) {
        if byte < 64 { low |= 1 << byte } else { high |= 1 << (byte - 64) }
      }
    }

    func contains(_ byte: UInt8) -> Bool { (byte < 64 ? low >> byte : high >> (byte - 64)) & 1 == 1 }
  }

  /// The end of the first line of `rest`; always beyond its start unless `rest` is empty.
  private static func lineEnd(_ rest: ArraySlice<Glyph>, limit: Double) -> Int {
    var width = 0.0
    var lastBreak: Int?
    var index = rest.startIndex
    while index < rest.endIndex {
      let glyph = rest[index]
      if index > rest.startIndex, canBreak(between: rest[index - 1], and: glyph, after: index, in: rest) {
        lastBreak = index
      }
      width += glyph.advance
      // Spaces hang beyond the edge. The tolerance makes a text fit into its own measured width.
      if width > limit + 1e-9, !glyph.isSpace {
        return lastBreak ?? max(index, rest.startIndex + 1)
      }
      index += 1
    }
    return rest.endIndex
  }

  private static func canBreak(
    between before: Glyph, and after: Glyph, after index: Int, in rest: ArraySlice<Glyph>
  ) -> Bool {
    if after.isSpace { return false }
    if before.isSpace { return true }
    if after.isClosing || before.isOpening { return false }
    if before.isIdeographic || after.isIdeographic { return true }
    if let byte = before.ascii {
      return byte == UInt8(ascii: "-") && index - 2 >= rest.startIndex && rest[index - 2].character.isLetter
        && after.character.isLetter
    }
    switch before.character {
    case "—", "–", "…": return true
    default: return before.isClosing && Advances.isWide(before.character)
    }
  }

  /// The line without the spaces at its end.
  private static func trimmed(_ line: ArraySlice<Glyph>) -> ArraySlice<Glyph> {
    line.prefix((line.lastIndex { !$0.isSpace } ?? line.startIndex - 1) - line.startIndex + 1)
  }

  /// The longest beginning of a line that leaves room for "…"; the whole line if it fits, unless `always`.
  private static func truncated(
    _ line: ArraySlice<Glyph>, limit: Double, advances: Advances, always: Bool
  ) -> [Character] {
    let ellipsis = advances.advance(of: "…")
    var width = 0.0
    var fitting = line.startIndex
    for index in line.indices {
      width += line[index].advance
      if width + ellipsis <= limit + 1e-9 { fitting = index + 1 }
      if width > limit + 1e-9 { break }
    }
    if width <= limit + 1e-9, !always { return line.map(\.character) }
    if ellipsis > limit + 1e-9 { return [] }
    return trimmed(line[..<fitting]).map(\.character) + ["…"]
  }
}

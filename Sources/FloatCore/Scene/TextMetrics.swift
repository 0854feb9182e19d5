/// Text measured without fonts, so that a layout is the same on every machine.
///
/// Widths come from the advance widths of Inter for Latin text, one em for Chinese, Japanese and Korean
/// characters, and averages for everything else. They agree with drawn text within about two per cent;
/// what is drawn is still cut to `TextRun.maxWidth` by the real fonts.
public enum TextMetrics {
  /// The height of Inter's line above the baseline, in ems.
  package static let ascender = 2728.0 / 2816
  /// The depth of Inter's line below the baseline, in ems, positive.
  package static let descender = 680.0 / 2816
  /// The distance of two baselines that Inter asks for, in ems.
  public static let lineHeight = ascender + descender
  /// The height of a flat capital letter, in ems.
  public static let capHeight = 2048.0 / 2816
  /// The height of the letter x, in ems.
  package static let xHeight = 1536.0 / 2816

  /// The width of one line of text, in points.
  ///
  /// Line breaks count as nothing. A size that is not positive and finite gives 0.
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

  /// The text, or where it is wider than `width` points its longest beginning that fits with "…" added.
  ///
  /// Spaces before the ellipsis are dropped. Where not even the ellipsis fits, the result is empty. A width
  /// that is not a number counts as infinite.
  public static func truncated(
    _ text: String, size: Double, weight: TextRun.Weight = .regular, width: Double
  ) -> String {
    guard size > 0, size.isFinite, width < .infinity else { return text }
    let advances = Advances(weight)
    let line = text.map { Glyph($0, advances) }
    return String(truncated(line[...], limit: width / size, advances: advances, always: false))
  }

  /// The text broken into lines no wider than `width` points.
  ///
  /// Lines break greedily: at spaces, which are dropped there; after a hyphen between letters and after a
  /// dash; and on either side of a Chinese, Japanese or Korean character or an emoji, though not before
  /// closing nor after opening punctuation. A word wider than a line is broken between any two
  /// characters, and a line has at least one character however narrow it is. Line feeds in the text begin
  /// a new line, and two of them leave an empty one. With `maxLines`, the last line ends in "…" when
  /// text was left over. Empty text has no lines. A width that is not a number counts as infinite.
  public static func wrap(
    _ text: String, size: Double, weight: TextRun.Weight = .regular, width: Double, maxLines: Int? = nil
  ) -> [String] {
    guard !text.isEmpty, maxLines ?? 1 > 0 else { return [] }
    let advances = Advances(weight)
    let limit = size > 0 && size.isFinite && width < .infinity ? max(width, 0) / size : .infinity
    var lines: [String] = []
    let paragraphs = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (number, paragraph) in paragraphs.enumerated() {
      let glyphs = paragraph.map { Glyph($0, advances) }
      var rest = glyphs[...]
      repeat {
        let end = lineEnd(rest, limit: limit)
        let next = rest[end...].drop(while: \.isSpace)
        if lines.count + 1 == maxLines, !next.isEmpty || number + 1 < paragraphs.count {
          lines.append(String(truncated(rest, limit: limit, advances: advances, always: true)))
          return lines
        }
        lines.append(String(trimmed(rest[..<end])))
        rest = next
      } while !rest.isEmpty
    }
    return lines
  }

  /// True when a character is drawn as a colour emoji: by itself, by a variation selector, or as a sequence.
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
  /// A character with what the line breaker needs to know of it.
  private struct Glyph {
    var character: Character
    var advance: Double
    var isSpace: Bool
    /// True where a line may break on either side, as between Chinese characters.
    var isIdeographic: Bool

    init(_ character: Character, _ advances: Advances) {
      self.character = character
      advance = advances.advance(of: character)
      // A no-break space is white, but no place for a break.
      isSpace =
        character == " " || (character.isWhitespace && character != "\u{A0}" && character != "\u{202F}")
      isIdeographic = advance >= 0.99 && (Advances.isWide(character) || TextMetrics.isEmoji(character))
    }
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

  /// Where the first line of `rest` ends; always beyond its start unless `rest` is empty.
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
      // Spaces hang beyond the edge. The tolerance keeps a width that was measured from breaking itself.
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
    if closing.contains(after.character) || opening.contains(before.character) { return false }
    if before.isIdeographic || after.isIdeographic { return true }
    switch before.character {
    case "—", "–", "…": return true
    case "-":
      return index - 2 >= rest.startIndex && rest[index - 2].character.isLetter && after.character.isLetter
    default: return closing.contains(before.character) && Advances.isWide(before.character)
    }
  }

  private static func trimmed(_ line: ArraySlice<Glyph>) -> some Collection<Character> {
    line.prefix((line.lastIndex { !$0.isSpace } ?? line.startIndex - 1) - line.startIndex + 1)
      .lazy.map(\.character)
  }

  /// The longest beginning of a line that leaves room for "…"; the whole line where it fits, unless `always`.
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
    return Array(trimmed(line[..<fitting])) + ["…"]
  }
}

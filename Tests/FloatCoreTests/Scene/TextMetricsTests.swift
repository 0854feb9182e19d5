import FloatCore
import Testing

@Suite struct TextMetricsTests {
  @Test func a_text_is_as_wide_as_its_characters() {
    for text in ["", "99+", "Tap the ball, hold it: 42 %", "two\r\nlines\tand more", "naïve 微信 🙂 e\u{301}"] {
      for weight in [TextRun.Weight.regular, .bold] {
        let sum = text.reduce(0.0) { $0 + TextMetrics.advance(of: $1, weight: weight) } * 17
        #expect(TextMetrics.width(text, size: 17, weight: weight) == sum, "\(text.debugDescription)")
      }
    }
  }

  /// Inter Regular: advance of "a" 1588, of "b" 1748 (hmtx), 2816 units per em.
  @Test func width_is_the_sum_of_inter_advances() {
    #expect(TextMetrics.width("ab", size: 28.16) == (1588.0 / 2816 + 1748.0 / 2816) * 28.16)
  }

  /// Inter's hhea: ascender 2728, descender -680, no gap.
  @Test func a_line_is_as_high_as_inters() {
    #expect(abs(TextMetrics.lineHeight - 3408.0 / 2816) < 1e-12)
  }

  @Test func width_grows_with_the_weight() {
    let widths = TextRun.Weight.allCases.map { TextMetrics.width("Messages", size: 17, weight: $0) }
    #expect(widths == widths.sorted())
    #expect(Set(widths).count == 4)
  }

  @Test(arguments: ["中", "，", "（", "カ", "한", "Ａ", "𠀀"])
  func east_asian_characters_are_one_em_wide(_ text: String) {
    #expect(TextMetrics.width(text, size: 16) == 16)
  }

  @Test(arguments: ["😀", "👍🏽", "👨‍👩‍👧‍👦", "🇨🇳", "❤️", "1️⃣"])
  func an_emoji_sequence_is_one_emoji(_ text: String) throws {
    #expect(text.count == 1)
    #expect(TextMetrics.isEmoji(try #require(text.first)))
    #expect(TextMetrics.width(text, size: 16) == 16 * 2550.0 / 2048)
  }

  @Test(arguments: ["1", "#", "©", "☂", "❤\u{FE0E}", "a", "中"])
  func plain_symbols_are_not_emoji(_ text: String) throws {
    #expect(!TextMetrics.isEmoji(try #require(text.first)))
  }

  @Test func control_and_combining_characters_take_no_width() {
    #expect(TextMetrics.width("\u{0}\u{1B}\u{7F}\u{85}\u{200B}\n", size: 17) == 0)
    #expect(TextMetrics.width("e\u{301}", size: 17) == TextMetrics.width("e", size: 17))
  }

  @Test(arguments: [0, -1, .nan, .infinity])
  func sizes_that_are_no_sizes_measure_nothing(_ size: Double) {
    #expect(TextMetrics.width("text", size: size) == 0)
    #expect(TextMetrics.wrap("one two", size: size, width: 1) == ["one two"])
    #expect(TextMetrics.truncated("text", size: size, width: 1) == "text")
  }

  @Test func lines_break_at_spaces_and_drop_them() {
    let width = TextMetrics.width("one two", size: 10)
    #expect(TextMetrics.wrap("one two  three", size: 10, width: width) == ["one two", "three"])
    #expect(TextMetrics.wrap("one two three", size: 10, width: width - 0.1) == ["one", "two", "three"])
  }

  @Test func a_line_as_wide_as_measured_fits() {
    let text = "The ferry leaves at seven; bring a coat, she wrote."
    #expect(TextMetrics.wrap(text, size: 13, width: TextMetrics.width(text, size: 13)) == [text])
  }

  @Test func line_feeds_begin_lines() {
    #expect(TextMetrics.wrap("a\nb\r\n\nc", size: 10, width: 100) == ["a", "b", "", "c"])
    #expect(TextMetrics.wrap("", size: 10, width: 100) == [])
  }

  @Test func chinese_breaks_between_characters_but_not_before_closing_punctuation() {
    // Four characters fit; a full stop may not begin a line and takes the character before it along.
    #expect(TextMetrics.wrap("港口黄昏一杯茶", size: 10, width: 40) == ["港口黄昏", "一杯茶"])
    #expect(TextMetrics.wrap("港口黄昏。一杯茶", size: 10, width: 40) == ["港口黄", "昏。一杯", "茶"])
  }

  @Test func chinese_does_not_break_after_opening_punctuation() {
    #expect(TextMetrics.wrap("港口黄（昏）", size: 10, width: 40) == ["港口黄", "（昏）"])
  }

  @Test func latin_in_chinese_is_kept_whole() {
    let width = 20 + TextMetrics.width("tea", size: 10) - 0.1
    #expect(TextMetrics.wrap("一杯tea好", size: 10, width: width) == ["一杯", "tea好"])
  }

  @Test func long_words_are_broken_and_a_line_has_at_least_one_character() {
    let em = TextMetrics.width("mmm", size: 10)
    #expect(TextMetrics.wrap("mmmmmmm", size: 10, width: em) == ["mmm", "mmm", "m"])
    #expect(TextMetrics.wrap("abc", size: 10, width: 0) == ["a", "b", "c"])
    #expect(TextMetrics.wrap("a b", size: 10, width: -5) == ["a", "b"])
  }

  @Test func hyphens_between_letters_end_a_line() {
    let width = TextMetrics.width("well-", size: 10) + 1
    #expect(
      TextMetrics.wrap("well-known", size: 10, width: width)
        == ["well-", "known"].flatMap { line in
          TextMetrics.width(line, size: 10) <= width ? [line] : TextMetrics.wrap(line, size: 10, width: width)
        })
  }

  @Test func marks_belong_to_their_letters_and_no_break_spaces_hold_a_line_together() {
    // A semicolon may not begin a line; with a combining mark it is another character.
    let width = TextMetrics.width("abc", size: 10)
    #expect(TextMetrics.wrap("ab c\u{301}d  ", size: 10, width: width) == ["ab", "c\u{301}d"])
    #expect(TextMetrics.wrap("港口;港", size: 10, width: 20) == ["港", "口;", "港"])
    #expect(TextMetrics.wrap("港口;\u{308}港", size: 10, width: 20) == ["港口", ";\u{308}港"])
    #expect(TextMetrics.wrap("ab\u{A0}c", size: 10, width: width) == ["ab\u{A0}", "c"])
    #expect(TextMetrics.wrap("ab\tc", size: 10, width: width - 0.1) == ["ab", "c"])
    #expect(TextMetrics.wrap("港  \u{3000} ", size: 10, width: 100) == ["港"])
  }

  @Test func the_last_line_ends_in_an_ellipsis_when_text_is_left() {
    let width = TextMetrics.width("one two", size: 10)
    let lines = TextMetrics.wrap("one two three four", size: 10, width: width, maxLines: 2)
    #expect(lines.count == 2)
    #expect(lines[1].hasSuffix("…"))
    #expect(TextMetrics.width(lines[1], size: 10) <= width + 1e-6)
    #expect(TextMetrics.wrap("one two", size: 10, width: width, maxLines: 1) == ["one two"])
    #expect(TextMetrics.wrap("one\ntwo", size: 10, width: width, maxLines: 1) == ["one…"])
    #expect(TextMetrics.wrap("one", size: 10, width: width, maxLines: 0) == [])
  }

  @Test func truncation_keeps_the_longest_beginning_that_fits() {
    let text = "Harbour at dusk"
    let width = TextMetrics.width("Harbour…", size: 17)
    #expect(TextMetrics.truncated(text, size: 17, width: width) == "Harbour…")
    #expect(TextMetrics.truncated(text, size: 17, width: 1000) == text)
    #expect(TextMetrics.truncated(text, size: 17, width: 1) == "")
    #expect(TextMetrics.truncated(text, size: 17, width: .nan) == text)
  }

  @Test(arguments: [20.0, 61, 150, 343])
  func every_line_fits_and_nothing_is_lost(_ width: Double) {
    let text = "The ferry leaves at seven — “bring a coat”, she wrote. 港口的黄昏，一杯茶（很好）。😀👍🏽 unbelievably-long"
    let lines = TextMetrics.wrap(text, size: 15, weight: .medium, width: width)
    for line in lines {
      #expect(TextMetrics.width(line, size: 15, weight: .medium) <= width + 1e-6 || line.count == 1)
    }
    #expect(lines.joined().filter { $0 != " " } == text.filter { $0 != " " })
  }
}

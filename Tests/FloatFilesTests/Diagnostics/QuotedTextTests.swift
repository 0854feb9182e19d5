import Testing

@testable import FloatFiles

/// Text of others inside commands and markup.
@Suite struct QuotedTextTests {
  @Test func words_are_quoted_for_the_shell() {
    #expect(ShellWord.quoted("push/a.dark@2x") == "push/a.dark@2x")
    #expect(ShellWord.quoted("it's") == "'it'\\''s'")
    #expect(ShellWord.quoted("") == "''")
  }

  @Test func what_markup_means_is_escaped() {
    #expect(MarkupText.escaped("<a href=\"x\">'&\u{1}") == "&lt;a href=&quot;x&quot;&gt;&#39;&amp;")
  }

  /// A name with such a character would read as another one in a report.
  @Test(arguments: ["\u{202E}", "\u{2066}", "\u{200F}", "\u{85}"])
  func characters_that_turn_a_line_are_not_in_markup(character: String) {
    #expect(MarkupText.escaped("a\(character)b") == "a\u{FFFD}b")
  }
}

import Testing

@testable import FloatCore
@testable import FloatFiles

/// Whether a question mark can introduce a key is decided without the tokens, which take as long as reading the file.
@Suite struct YAMLTokensTests {
  private func explicitKey(_ text: String) throws -> SourcePosition? {
    YAMLTokens(try SourceText(Array(text.utf8), file: "a.yaml"), depth: 20).explicitKey
  }

  @Test(arguments: ["? a\n: 1", "a: 1\n? b\n: 2", "a: {? b: 1}", "[? a]", "a:\n  ? b\n  : 1", "?\ta", "?"])
  func a_question_mark_that_may_introduce_a_key_is_looked_at(text: String) throws {
    #expect(YAMLTokens.mayHaveExplicitKey(text))
    #expect(try explicitKey(text) != nil)
  }

  @Test(arguments: [
    "a: Really?", "a: \"Are you there? Yes.\"", "a: 真的?", "- {name: who?, text: 'what? '}", "why?: 1",
    "a: b?c", "",
  ])
  func question_marks_behind_words_are_no_keys(text: String) throws {
    #expect(!YAMLTokens.mayHaveExplicitKey(text))
    #expect(try explicitKey(text) == nil)
  }
}

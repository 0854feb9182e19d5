import Testing

@testable import FloatFiles

@Suite struct LanguageTests {
  private func language(_ environment: [String: String]) -> Language {
    Language.preferred { environment[$0] }
  }

  @Test func the_first_variable_that_is_set_decides() {
    #expect(language(["LANG": "zh_CN.UTF-8"]) == .simplifiedChinese)
    #expect(language(["LANG": "zh_CN.UTF-8", "LC_ALL": "C"]) == .english)
    #expect(language(["LANG": "de_DE.UTF-8", "LC_MESSAGES": "zh_CN"]) == .simplifiedChinese)
  }

  @Test func everything_else_is_english() {
    #expect(language([:]) == .english)
    #expect(language(["LANG": "de_DE.UTF-8"]) == .english)
  }
}

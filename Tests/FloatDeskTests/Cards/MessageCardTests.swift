import FloatCore
import FloatStudio
import Testing

@testable import FloatDesk
@testable import FloatFiles
@testable import FloatTestSupport

@Suite struct MessageCardTests {
  private let problem = Diagnostic(
    file: "/home/me/config.yaml", position: SourcePosition(line: 3, column: 9), key: "ball.diameter",
    reason: "\"70\" has no unit (pt); write 70pt", kept: "60pt")
  private let playback = Playback(Prototype())
  private let context = CardContext(now: 0)
  private let chinese = CardContext(now: 0, language: .simplifiedChinese)

  // An expectation cannot contain a mutating call.
  private func takes(_ card: inout MessageCard, _ input: Input) -> Bool {
    card.take(input, playback, context) != nil
  }

  @Test func counts_and_tells_the_first() {
    var card = MessageCard()
    _ = card.show([problem])
    #expect(card.title(context) == "1 problem in config.yaml")
    #expect(
      card.detail(context) == "line 3: ball.diameter: \"70\" has no unit (pt); write 70pt (keeping 60pt)")
    var more = Diagnostic(file: "/home/me/config.yaml", reason: "7 more problems are not shown")
    more.count = 7
    _ = card.show([problem, more])
    #expect(card.title(context) == "Problem 1 of 8 in config.yaml")
    _ = card.show([problem, Diagnostic(file: "wechat.yaml", reason: "no such file")])
    #expect(card.title(context) == "Problem 1 of 2 in config.yaml")
  }

  @Test func speaks_the_windows_language_but_for_what_is_wrong() {
    var card = MessageCard()
    _ = card.show([problem])
    #expect(card.title(chinese) == "config.yaml：1 个问题")
    #expect(card.hint(chinese) == "Esc 隐藏")
    #expect(card.detail(chinese).hasPrefix("第 3 行：ball.diameter: \"70\" has no unit"))
    var more = Diagnostic(file: "/home/me/config.yaml", reason: "7 more problems are not shown")
    more.count = 7
    _ = card.show([problem, more])
    #expect(card.title(chinese) == "config.yaml：第 1 个问题，共 8 个")
    #expect(card.hint(chinese) == "F4 下一个 · Esc 隐藏")
    let hasNext = card.next()
    #expect(hasNext)
    #expect(card.title(chinese) == "还有 7 个问题，共 8 个")
  }

  /// A key that does nothing must not be named.
  @Test(arguments: [
    ("{}", "F4 next · Esc hides", "F4 下一个 · Esc 隐藏"),
    ("{next-problem: Ctrl+N}", "Ctrl+N next · Esc hides", "Ctrl+N 下一个 · Esc 隐藏"),
    ("{next-problem: none}", "Esc hides", "Esc 隐藏"),
  ])
  func the_hint_names_the_key_that_is_in_use(keys: String, english: String, simplifiedChinese: String) {
    var bindings = KeyBindings.standard
    _ = ConfigurationFile.parse("keys: \(keys)\n", name: "c").apply(to: &bindings)
    var card = MessageCard()
    _ = card.show([problem, Diagnostic(file: "wechat.yaml", reason: "no such file")])
    #expect(card.hint(CardContext(now: 0, bindings: bindings)) == english)
    #expect(
      card.hint(CardContext(now: 0, language: .simplifiedChinese, bindings: bindings)) == simplifiedChinese)
    _ = card.show([problem])
    #expect(card.hint(CardContext(now: 0, bindings: bindings)) == "Esc hides", "there is no other problem")
  }

  private func warning(_ reason: String, line: Int = 7) -> Diagnostic {
    Diagnostic(
      file: "/app/prototype.yaml", position: SourcePosition(line: line, column: 9), severity: .warning,
      key: "account", reason: reason)
  }

  @Test func warnings_have_a_word_of_their_own_unless_there_are_errors_too() {
    var card = MessageCard()
    _ = card.show([warning("is hard to hit")])
    #expect(card.title(context) == "1 warning in prototype.yaml")
    #expect(card.detail(context) == "line 7: account: is hard to hit")
    _ = card.show([warning("is hard to hit"), warning("overlaps")])
    #expect(card.title(context) == "Warning 2 of 2 in prototype.yaml", "the new one")
    #expect(card.title(chinese) == "prototype.yaml：第 2 个警告，共 2 个")
    _ = card.show([problem, warning("is hard to hit")])
    #expect(card.title(context) == "Problem 1 of 2 in config.yaml")
  }

  @Test func closed_warnings_come_back_only_with_others() {
    var card = MessageCard()
    let (first, second) = (warning("is hard to hit"), warning("overlaps"))
    _ = card.show([first, second])
    #expect(takes(&card, .key("Escape")))
    // Lines above were added, one warning was mended, and an error came and went.
    for problems in [[warning("is hard to hit", line: 9), second], [second], [problem], [second]] {
      _ = card.show(problems)
      #expect(card.isShown == (problems == [problem]), "\(problems)")
    }
    _ = card.show([first, second])
    #expect(card.isShown, "it has come again")
    #expect(card.title(context) == "Warning 1 of 2 in prototype.yaml")
  }

  @Test func an_edit_elsewhere_leaves_the_shown_warning() {
    var card = MessageCard()
    _ = card.show([warning("is hard to hit"), warning("overlaps")])
    _ = card.next()
    _ = card.show([warning("is hard to hit", line: 9), warning("overlaps", line: 10)])
    #expect(card.detail(context) == "line 10: account: overlaps")
  }

  @Test func shows_no_control_characters() {
    var card = MessageCard()
    _ = card.show([Diagnostic(file: "c.yaml", key: "a\u{1B}[31m", reason: "unknown\u{7} key")])
    #expect(card.detail(context) == "a\u{FFFD}[31m: unknown\u{FFFD} key")
  }
}

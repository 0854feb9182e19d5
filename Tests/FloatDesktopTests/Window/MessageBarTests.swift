import Testing

@testable import FloatCore
@testable import FloatDesktop
@testable import FloatFiles

@Suite struct MessageBarTests {
  private let problem = Diagnostic(
    file: "/home/me/config.yaml", position: SourcePosition(line: 3, column: 9), key: "ball.diameter",
    reason: "\"70\" has no unit (pt); write 70pt", kept: "60pt")

  @Test func is_there_as_long_as_there_are_problems() {
    var bar = MessageBar()
    #expect(bar.layer(width: 375) == nil)
    #expect(bar.show([problem]) == true)
    #expect(bar.isShown)
    #expect(bar.show([]) == true)
    #expect(!bar.isShown)
    #expect(bar.layer(width: 375) == nil)
  }

  @Test func counts_and_tells_the_first() {
    var bar = MessageBar()
    _ = bar.show([problem])
    #expect(bar.title == "1 problem in config.yaml")
    #expect(
      bar.detail == "line 3: ball.diameter: \"70\" has no unit (pt); write 70pt (keeping 60pt)")
    var more = Diagnostic(file: "/home/me/config.yaml", reason: "7 more problems are not shown")
    more.count = 7
    _ = bar.show([problem, more])
    #expect(bar.title == "Problem 1 of 8 in config.yaml")
    _ = bar.show([problem, Diagnostic(file: "wechat.yaml", reason: "no such file")])
    #expect(bar.title == "Problem 1 of 2 in config.yaml")
  }

  @Test func speaks_the_windows_language_but_for_what_is_wrong() {
    var bar = MessageBar(language: .simplifiedChinese)
    _ = bar.show([problem])
    #expect(bar.title == "config.yaml：1 个问题")
    #expect(bar.hint == "Esc 隐藏")
    #expect(bar.detail.hasPrefix("第 3 行：ball.diameter: \"70\" has no unit"))
    var more = Diagnostic(file: "/home/me/config.yaml", reason: "7 more problems are not shown")
    more.count = 7
    _ = bar.show([problem, more])
    #expect(bar.title == "config.yaml：第 1 个问题，共 8 个")
    #expect(bar.hint == "F4 下一个 · Esc 隐藏")
    let hasNext = bar.next()
    #expect(hasNext)
    #expect(bar.title == "还有 7 个问题，共 8 个")
  }

  @Test func closes_once_and_comes_back_only_with_other_problems() {
    var bar = MessageBar()
    #expect(bar.close() == false)
    _ = bar.show([problem])
    #expect(bar.close() == true)
    #expect(!bar.isShown)
    // The next Escape goes to the phone.
    #expect(bar.close() == false)
    #expect(bar.show([problem]) == false)
    #expect(!bar.isShown)
    var other = problem
    other.reason = "\"7\" has no unit"
    #expect(bar.show([other]) == true)
    #expect(bar.isShown)
  }

  private func warning(_ reason: String, line: Int = 7) -> Diagnostic {
    Diagnostic(
      file: "/app/prototype.yaml", position: SourcePosition(line: line, column: 9), severity: .warning,
      key: "account", reason: reason)
  }

  @Test func warnings_have_a_word_of_their_own_unless_there_are_errors_too() {
    var bar = MessageBar()
    _ = bar.show([warning("is hard to hit")])
    #expect(bar.title == "1 warning in prototype.yaml")
    #expect(bar.detail == "line 7: account: is hard to hit")
    _ = bar.show([warning("is hard to hit"), warning("overlaps")])
    #expect(bar.title == "Warning 2 of 2 in prototype.yaml", "the new one")
    bar.language = .simplifiedChinese
    #expect(bar.title == "prototype.yaml：第 2 个警告，共 2 个")
    bar.language = .english
    _ = bar.show([problem, warning("is hard to hit")])
    #expect(bar.title == "Problem 1 of 2 in config.yaml")
  }

  @Test func closed_warnings_come_back_only_with_others() {
    var bar = MessageBar()
    let (first, second) = (warning("is hard to hit"), warning("overlaps"))
    _ = bar.show([first, second])
    _ = bar.close()
    // Lines above were added, one warning was mended, and an error came and went.
    for problems in [[warning("is hard to hit", line: 9), second], [second], [problem], [second]] {
      _ = bar.show(problems)
      #expect(bar.isShown == (problems == [problem]), "\(problems)")
    }
    _ = bar.show([first, second])
    #expect(bar.isShown, "it has come again")
    #expect(bar.title == "Warning 1 of 2 in prototype.yaml")
  }

  @Test func an_edit_elsewhere_leaves_the_shown_warning() {
    var bar = MessageBar()
    _ = bar.show([warning("is hard to hit"), warning("overlaps")])
    _ = bar.next()
    _ = bar.show([warning("is hard to hit", line: 9), warning("overlaps", line: 10)])
    #expect(bar.detail == "line 10: account: overlaps")
  }

  @Test(arguments: [120.0, 320, 375, 1024])
  func stays_in_its_area(width: Double) throws {
    var bar = MessageBar()
    var long = problem
    long.reason = String(repeating: "很长 ", count: 200)
    _ = bar.show([long])
    let layer = try #require(bar.layer(width: width))
    for case .text(let run) in layer.content {
      #expect(run.baseline.y < MessageBar.height)
      #expect(run.baseline.y > run.size)
      #expect(run.alignment == .trailing || run.maxWidth <= width)
    }
  }

  @Test func shows_no_control_characters() {
    var bar = MessageBar()
    _ = bar.show([Diagnostic(file: "c.yaml", key: "a\u{1B}[31m", reason: "unknown\u{7} key")])
    #expect(bar.detail == "a\u{FFFD}[31m: unknown\u{FFFD} key")
  }
}

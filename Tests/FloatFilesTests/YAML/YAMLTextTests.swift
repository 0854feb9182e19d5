import Testing

@testable import FloatFiles

@Suite struct YAMLTextTests {
  @Test(arguments: ["58pt", "-12pt", "0.3", "half-capsule", "row:chat-1", "hotspot:home/first", "/my/app_2"])
  func what_no_reader_takes_for_something_else_has_no_quotes(text: String) {
    #expect(YAMLText.scalar(text) == text)
  }

  @Test(arguments: [
    ("", "\"\""), ("#07C160", "\"#07C160\""), ("9:41", "\"9:41\""), ("Ctrl+Q", "\"Ctrl+Q\""),
    ("- a: b", "\"- a: b\""), ("-", "\"-\""), ("null", "\"null\""), ("row:", "\"row:\""),
    ("say \"so\"", #""say \"so\"""#),
    (#"a\b"#, #""a\\b""#), ("two\nlines", #""two\nlines""#), ("\u{1B}", #""\u001b""#),
  ])
  func everything_else_has_quotes(text: String, written: String) {
    #expect(YAMLText.scalar(text) == written)
  }

  /// Texts in quotes or not, alone, in a list and in braces.
  @Test(arguments: [
    "58pt", "row:chat-1", "", "- a: b", "it's", "two\nlines", "\ttab", "\u{85}\u{2028}", "账本 “x”", "a, b}",
    "null",
  ])
  func what_is_written_is_read(text: String) throws {
    let word = YAMLText.scalar(text)
    let source = try SourceText(Array("a: \(word)\nb: [\(word)]\nc: {d: \(word)}\n".utf8), file: "f")
    guard case .mapping(let pairs, _)? = try YAMLReader.read(source) else {
      Issue.record("no mapping")
      return
    }
    var found: [String?] = []
    for pair in pairs {
      switch pair.value {
      case .scalar(let scalar): found.append(scalar.text)
      case .sequence(let items, _): found += items.map { $0.scalar?.text }
      case .mapping(let inner, _): found += inner.map { $0.value.scalar?.text }
      }
    }
    #expect(found == [text, text, text])
  }

  /// The words that readers of YAML 1.1 and 1.2 take for a number, a date, a truth, a merge or nothing.
  @Test(arguments: [
    "null", "Null", "~", "true", "TRUE", "false", "yes", "no", "No", "on", "off", "y", "n", ".5", "-.5",
    "1e3", "0x1f",
    "0o17", "017", "1_000", "2024-01-01", "12:30:45", "=", "<<", ".inf", "-.inf", ".NaN", "-", "...", "---",
    "+1", "٣",
  ])
  func a_name_that_readers_take_for_something_else_has_quotes(text: String) {
    #expect(YAMLText.name(text).hasPrefix("\""))
  }

  @Test(arguments: ["home", "e3", "iphone-x", "..", "../app", "screens/1.png", "nope", "no-results"])
  func an_ordinary_name_has_none(text: String) { #expect(YAMLText.name(text) == text) }
}

import FloatPages
import Testing

@testable import FloatCore
@testable import FloatFiles

@Suite struct ConfigurationFileTests {
  private func problems(_ text: String, keeping last: Parameters? = nil) -> [Diagnostic] {
    var parameters = last ?? Parameters.builtIn
    return ConfigurationFile.parse(text, name: "c.yaml").apply(to: &parameters, keeping: last)
  }

  static let values: [ConfigurationCase] = [
    .init(
      "ball.diameter: 58",
      "c.yaml:1:16: error: ball.diameter: \"58\" has no unit (pt); write 58pt (keeping <ball.diameter>)"),
    .init(
      "ball.diameter: 58px",
      "c.yaml:1:16: error: ball.diameter: wrong unit \"px\"; use pt (keeping <ball.diameter>)"),
    .init(
      "ball.diameter:   9999pt",
      "c.yaml:1:18: error: ball.diameter: \"9999pt\" is out of range; use <ball.diameter:range> "
        + "(keeping <ball.diameter>)"),
    .init(
      "ball.diameter: -60pt",
      "c.yaml:1:16: error: ball.diameter: \"-60pt\" is out of range; use <ball.diameter:range> "
        + "(keeping <ball.diameter>)"),
    .init(
      "ball.diameter: 58 pt",
      "c.yaml:1:16: error: ball.diameter: \"58 pt\" is not a length; write 58pt, without the space "
        + "(keeping <ball.diameter>)"),
    .init(
      "ball.diameter: big",
      "c.yaml:1:16: error: ball.diameter: \"big\" is not a length; write it like <ball.diameter> "
        + "(keeping <ball.diameter>)"),
    .init(
      "ball.diameter: no",
      "c.yaml:1:16: error: ball.diameter: \"no\" is not a length; write it like <ball.diameter> "
        + "(keeping <ball.diameter>)"),
    .init(
      "ball.diameter: null",
      "c.yaml:1:16: error: ball.diameter: \"null\" is not a length; write it like <ball.diameter> "
        + "(keeping <ball.diameter>)"),
    .init(
      "ball.diameter: ~",
      "c.yaml:1:16: error: ball.diameter: \"~\" is not a length; write it like <ball.diameter> "
        + "(keeping <ball.diameter>)"),
    .init(
      "ball.diameter: \"\"",
      "c.yaml:1:16: error: ball.diameter: \"\" is not a length; write it like <ball.diameter> "
        + "(keeping <ball.diameter>)"),
    .init(
      "ball.diameter: 1e2pt",
      "c.yaml:1:16: error: ball.diameter: \"1e2pt\" is not a length; write the number without an exponent "
        + "(keeping <ball.diameter>)"),
    .init(
      "ball.diameter: 0x20",
      "c.yaml:1:16: error: ball.diameter: \"0x20\" is not a length; write a decimal number "
        + "(keeping <ball.diameter>)"),
    .init(
      "ball.diameter: +58pt",
      "c.yaml:1:16: error: ball.diameter: \"+58pt\" is not a length; leave out the plus sign "
        + "(keeping <ball.diameter>)"),
    .init(
      "ball.diameter: 058pt",
      "c.yaml:1:16: error: ball.diameter: \"058pt\" is not a length; leave out the leading zero "
        + "(keeping <ball.diameter>)"),
    .init(
      "ball.diameter: .inf",
      "c.yaml:1:16: error: ball.diameter: \".inf\" is not a length; write a finite number "
        + "(keeping <ball.diameter>)"),
    .init(
      "ball.diameter: 58ｐｔ",
      "c.yaml:1:16: error: ball.diameter: wrong unit \"ｐｔ\"; use pt; there is a fullwidth latin small "
        + "letter p (U+FF50); write p (keeping <ball.diameter>)"),
    .init(
      "ball.diameter: 60.0000000000000000000000000000000000000000001pt",
      "c.yaml:1:16: error: ball.diameter: \"60.0000000000000000000000000000000000000…\" is not a length; "
        + "write fewer digits (keeping <ball.diameter>)"),
    .init(
      "ball.diameter: 58pt,",
      "c.yaml:1:16: error: ball.diameter: wrong unit \"pt,\"; use pt (keeping <ball.diameter>)"),
    .init(
      "ball:\n  snap.response: 0.4",
      "c.yaml:2:18: error: ball.snap.response: \"0.4\" has no unit (ms or s); write 0.4s "
        + "(keeping <ball.snap.response>)"),
    .init(
      "ball:\n  snap:\n    response: 420",
      "c.yaml:3:15: error: ball.snap.response: \"420\" has no unit (ms or s); write 420ms "
        + "(keeping <ball.snap.response>)"),
    .init(
      "ball.snap.response: 1:30",
      "c.yaml:1:21: error: ball.snap.response: \"1:30\" is not a time; write a plain decimal number "
        + "(keeping <ball.snap.response>)"),
    .init(
      "ball.snap.response: 5min",
      "c.yaml:1:21: error: ball.snap.response: wrong unit \"min\"; use ms or s "
        + "(keeping <ball.snap.response>)"),
    .init(
      "ball.snap.response: 1ms",
      "c.yaml:1:21: error: ball.snap.response: \"1ms\" is out of range; use <ball.snap.response:range> "
        + "(keeping <ball.snap.response>)"),
    .init(
      "navigation.parallax: 50%",
      "c.yaml:1:22: error: navigation.parallax: takes a plain number, without the unit \"%\" "
        + "(keeping <navigation.parallax>)"),
    .init(
      "navigation.parallax: 1,5",
      "c.yaml:1:22: error: navigation.parallax: \"1,5\" is not a plain number; "
        + "write the decimal point as \".\" (keeping <navigation.parallax>)"),
    .init(
      "navigation.parallax: 012",
      "c.yaml:1:22: error: navigation.parallax: \"012\" is not a plain number; "
        + "leave out the leading zero (keeping <navigation.parallax>)"),
    .init(
      "ball.fill: #FFFFFF",
      "c.yaml:1:1: error: ball.fill: has no value; write ball.fill: \"#FFFFFF\" (keeping <ball.fill>)"),
    .init(
      "ball.fill: #07C160",
      "c.yaml:1:1: error: ball.fill: has no value; write ball.fill: \"#07C160\" (keeping <ball.fill>)"),
    .init(
      "ball:\n  fill: #07C160 # green",
      "c.yaml:2:3: error: ball.fill: has no value; write ball.fill: \"#07C160\" (keeping <ball.fill>)"),
    .init(
      "ball.fill: # what colour?",
      "c.yaml:1:1: error: ball.fill: has no value; write ball.fill: \"<ball.fill>\" (keeping <ball.fill>)"),
    .init(
      "ball.fill: \"#FFF\"",
      "c.yaml:1:12: error: ball.fill: \"#FFF\" is not a colour; write \"#FFFFFF\" (keeping <ball.fill>)"),
    .init(
      "ball.fill: 07C160",
      "c.yaml:1:12: error: ball.fill: \"07C160\" is not a colour; write \"#07C160\" (keeping <ball.fill>)"),
    .init(
      "entrances.maximum: 7.9",
      "c.yaml:1:20: error: entrances.maximum: \"7.9\" is not a whole number; write 5 "
        + "(keeping <entrances.maximum>)"),
    .init(
      "entrances.maximum: 3.0",
      "c.yaml:1:20: error: entrances.maximum: \"3.0\" is not a whole number; write 3 "
        + "(keeping <entrances.maximum>)"),
    .init(
      "entrances.maximum: 999999999999999999999",
      "c.yaml:1:20: error: entrances.maximum: \"999999999999999999999\" is not a whole number; "
        + "write 5 (keeping <entrances.maximum>)"),
    .init(
      "ball.fill: red",
      "c.yaml:1:12: error: ball.fill: \"red\" is not a colour; write #RRGGBB or #RRGGBBAA "
        + "(keeping <ball.fill>)"),
    .init(
      "ball.shape: circel",
      "c.yaml:1:13: error: ball.shape: \"circel\" is not one of circle, half-capsule; did you mean circle? "
        + "(keeping <ball.shape>)"),
    .init(
      "ball.diameter:",
      "c.yaml:1:1: error: ball.diameter: has no value; write ball.diameter: <ball.diameter> "
        + "(keeping <ball.diameter>)"),
    .init(
      "ball.diameter: [58pt]",
      "c.yaml:1:16: error: ball.diameter: takes one value, not a list (keeping <ball.diameter>)"),
    .init(
      "ball.diameter: {a: 1}",
      "c.yaml:1:16: error: ball.diameter: takes one value, not a group of keys; "
        + "write ball.diameter: <ball.diameter> (keeping <ball.diameter>)"),
  ]

  static let keys: [ConfigurationCase] = [
    .init(
      "appearance: dark",
      "c.yaml:1:1: error: appearance: is set on the command line, as in --appearance dark"),
    .init(
      "language: zh-Hans",
      "c.yaml:1:1: error: language: is set on the command line, as in --language zh-Hans"),
    .init("ball.diametr: 58pt", "c.yaml:1:1: error: ball.diametr: unknown key; did you mean ball.diameter?"),
    .init(
      "ball:\n  diametr: 58pt", "c.yaml:2:3: error: ball.diametr: unknown key; did you mean ball.diameter?"),
    .init(
      "bal:\n  diameter: 58pt\n  margin: 5pt",
      "c.yaml:1:1: error: bal: unknown group of keys; did you mean ball?"),
    .init(
      "diameter: 58pt",
      "c.yaml:1:1: error: diameter: unknown key here; it belongs at ball.diameter or badge.diameter"),
    .init(
      "zone:\n  break-distance: 58pt",
      "c.yaml:2:3: error: zone.break-distance: unknown key here; it belongs at badge.break-distance"),
    .init(
      "ball: 58pt",
      "c.yaml:1:1: error: ball: is a group of keys and takes no value; set a key in it, for example "
        + "ball.diameter"),
    .init(
      "ball:\n- diameter: 58pt", "c.yaml:2:1: error: ball: is a group of keys, not a list; remove the \"- \""),
    .init(
      "ball.diameter: 58pt # one\nball.diameter: 60pt",
      "c.yaml:2:1: error: ball.diameter: given twice, first at line 1, column 1; remove one "
        + "(keeping <ball.diameter>)"),
    .init(
      "ball:\n  diameter: 58pt\nball.diameter: 60pt",
      "c.yaml:3:1: error: ball.diameter: given twice, first at line 2, column 3; remove one "
        + "(keeping <ball.diameter>)"),
    .init(
      "ball: {diameter: 58pt, \"diameter\": 60pt}",
      "c.yaml:1:24: error: ball.diameter: given twice, first at line 1, column 8; remove one "
        + "(keeping <ball.diameter>)"),
    .init(
      "ball:\n  diameter: 58pt\nball:\n  snap.response: 5",
      "c.yaml:3:1: error: ball: given twice, first at line 1, column 1; put both parts together",
      "c.yaml:4:18: error: ball.snap.response: \"5\" is out of range; use <ball.snap.response:range> "
        + "(keeping <ball.snap.response>)"),
    .init("# 你好\n球: 5", "c.yaml:2:1: error: 球: unknown key"),
    .init("\"\": 5", "c.yaml:1:1: error: \"\": unknown key"),
    .init("ball.: 5", "c.yaml:1:1: error: ball.: unknown key"),
    .init(
      "\"ball\\e[31m\": 5", "c.yaml:1:1: error: ball�[31m: unknown key"),
  ]

  static let manyProblems: [ConfigurationCase] = [
    .init(
      "ball: {diameter: 你好, snap.response: 3}",
      "c.yaml:1:18: error: ball.diameter: \"你好\" is not a length; write it like <ball.diameter> "
        + "(keeping <ball.diameter>)",
      "c.yaml:1:37: error: ball.snap.response: \"3\" is out of range; use <ball.snap.response:range> "
        + "(keeping <ball.snap.response>)"),
    .init(
      "# 漢字 é e\u{301} 🎈\r\n\"ball.diameter\": '🎈'\r\nnope: 1\r\n",
      "c.yaml:2:18: error: ball.diameter: \"🎈\" is not a length; write it like <ball.diameter> "
        + "(keeping <ball.diameter>)",
      "c.yaml:3:1: error: nope: unknown key"),
    .init(
      "\u{FEFF}ball.diameter: 1\rnavigation.parallax: 9\r",
      "c.yaml:1:16: error: ball.diameter: \"1\" is out of range; use <ball.diameter:range> "
        + "(keeping <ball.diameter>)",
      "c.yaml:2:22: error: navigation.parallax: \"9\" is out of range; use <navigation.parallax:range> "
        + "(keeping <navigation.parallax>)"),
  ]

  static let syntax: [ConfigurationCase] = [
    .init("- a\n- b", "c.yaml:1:1: error: expected keys and values, as in \"ball.diameter: 58pt\""),
    .init("ball.diameter 58pt", "c.yaml:1:1: error: expected keys and values, as in \"ball.diameter: 58pt\""),
    .init("ball.diameter:58pt", "c.yaml:1:1: error: expected keys and values, as in \"ball.diameter: 58pt\""),
    .init("ball:\n\tdiameter: 58pt", "c.yaml:2:1: error: a tab cannot indent in YAML; use spaces"),
    .init("ball:\n  diameter: 58pt\n \tx: 5", "c.yaml:3:2: error: a tab cannot indent in YAML; use spaces"),
    .init("- \t- ", "c.yaml:1:3: error: a tab cannot stand here in YAML; use spaces"),
    .init(
      "ball.diameter: &a 58pt",
      "c.yaml:1:16: error: anchors (&) are not allowed here; write the value where it is needed"),
    .init(
      "ball.diameter: *a",
      "c.yaml:1:16: error: aliases (*) are not allowed here; write the value itself, or put it in quotes"),
    .init(
      "ball: {diameter: !!str 58pt}",
      "c.yaml:1:18: error: tags (!) are not allowed here; write the value alone, or put it in quotes"),
    .init(
      "ball.diameter: |\n  58pt",
      "c.yaml:1:16: error: text over several lines is not allowed here; write it on one line in quotes"),
    .init(
      "ball.diameter: >-\n  58pt",
      "c.yaml:1:16: error: text over several lines is not allowed here; write it on one line in quotes"),
    .init("? ball\n: 5", "c.yaml:1:1: error: a key must be one word; \"?\" is not allowed here"),
    .init("[a, b]: 5", "c.yaml:1:1: error: a key must be one word, not a list or a group"),
    .init("{a: b}: 5", "c.yaml:1:1: error: a key must be one word, not a list or a group"),
    .init(
      "%YAML 1.2\n---\nball.diameter: 58pt",
      "c.yaml:1:1: error: YAML directives are not allowed here; remove the line"),
    .init(
      "---\nball.diameter: 58pt\n--- # two\nball.margin: 5pt",
      "c.yaml:3:1: error: a second document starts here; a file holds one, so remove the \"---\""),
    .init(
      "ball.diameter: 58pt\n...\nball.margin: 5pt",
      "c.yaml:3:1: error: a second document starts here; a file holds one"),
    .init("ball.diameter: \"58pt", "c.yaml:1:16: error: this \" is never closed"),
    .init("ball.diameter: '58pt\nball.margin: 5pt", "c.yaml:1:16: error: this ' is never closed"),
    .init("ball: {diameter: 58pt", "c.yaml:1:7: error: this { is never closed"),
    .init("ball: [1, 2\n", "c.yaml:1:7: error: this [ is never closed"),
    .init("ball: {diameter: 58pt]", "c.yaml:1:22: error: expected \",\" or \"}\""),
    .init(
      "ball: diameter: 58pt",
      "c.yaml:1:15: error: a second \":\" in one value; put the value in quotes, or start a new line"),
    .init(
      "ball\nzone: 5",
      "c.yaml:2:5: error: a key cannot stand here; check this line's indentation and the end of the line above"
    ),
    .init(
      "ball.diameter: 58pt\n  margin: 5pt",
      "c.yaml:2:9: error: a key cannot stand here; check this line's indentation and the end of the line above"
    ),
    .init(
      "  ball.diameter: 58pt\nball.margin: 5pt",
      "c.yaml:2:1: error: this line is indented less than the first one; start both in the same column"),
    .init(
      "ball:\n  diameter: 58pt\n margin: 5pt",
      "c.yaml:3:2: error: expected a key or a list item here; check the indentation and the quotes"),
    .init("ball.diameter: @home", "c.yaml:1:16: error: a value cannot start with @; put it in quotes"),
    .init("ball.diameter: `x`", "c.yaml:1:16: error: a value cannot start with `; put it in quotes"),
    .init(
      "ball.diameter: \"58\\q\"",
      "c.yaml:1:19: error: unknown escape after \"\\\"; use single quotes, or write \"\\\\\""),
    .init(
      "ball.diameter: \"58pt\\0x\"",
      "c.yaml:1:21: error: the character U+0000 is not allowed in this file; remove it"),
    .init(
      "ball.diameter: \"5pt\\0x\"",
      "c.yaml:1:20: error: the character U+0000 is not allowed in this file; remove it"),
    .init(
      "ball.diameter: \"58pt\\u0000x\"",
      "c.yaml:1:21: error: the character U+0000 is not allowed in this file; remove it"),
    .init(
      "a: {b: {c: {d: {e: {f: {g: {h: {i: 1}}}}}}}}", "c.yaml:1:32: error: nested deeper than 8 levels"),
    .init(
      "ball.diameter: 58pt\u{7}",
      "c.yaml:1:20: error: the character U+0007 is not allowed in this file; remove it"),
    .init(
      "# 你\u{2028}\nball.diameter: 58pt",
      "c.yaml:1:4: error: the character U+2028 is not allowed in this file; remove it"),
    .init(
      "ball.diameter: 58pt\u{0}",
      "c.yaml:1:20: error: the character U+0000 is not allowed in this file; remove it"),
  ]

  @Test(arguments: values + keys + manyProblems + syntax)
  func says_what_is_wrong_and_where(_ example: ConfigurationCase) {
    #expect(problems(example.text).map(\.summary) == example.expected)
  }

  @Test func there_are_at_least_sixty_wrong_inputs() {
    #expect(Self.values.count + Self.keys.count + Self.manyProblems.count + Self.syntax.count >= 60)
  }

  @Test func bytes_that_are_no_text_are_refused_with_their_place() {
    let file = ConfigurationFile.parse(Array("球: 1\nab".utf8) + [0xFF, 0x63], name: "c.yaml")
    var parameters = Parameters.builtIn
    #expect(
      file.apply(to: &parameters).map(\.summary) == [
        "c.yaml:2:3: error: the text is not UTF-8 here; save the file with that encoding"
      ])
  }

  @Test func good_values_apply_beside_bad_ones() {
    var parameters = Parameters.builtIn
    let file = ConfigurationFile.parse(
      "ball:\n  diameter: 70pt\n  snap:\n    response: 5\nnavigation.parallax: 0.25 # fine\nfoo: 1\n",
      name: "c.yaml")
    #expect(file.apply(to: &parameters).count == 2)
    #expect(parameters.ball.diameter == 70)
    #expect(parameters.text(for: "navigation.parallax") == "0.25")
  }

  @Test(arguments: [
    "", "\n\n", "# only a comment\n", "---\n", "--- # start\n# nothing\n", "\u{FEFF}", "\r\n", "ball:\n",
    "ball:\n  # diameter: 5pt\nzone:\n", "---\nball.diameter: 60pt\n...\n", "{}",
    "ball: {diameter: 60pt, # why\n  snap.response: 0.4s}", "'ball.diameter': \"60pt\"",
    "ball.diameter: 60pt\t# tab before a comment", "ball.diameter: '60pt' # & * ! | >",
  ])
  func these_are_fine(_ text: String) {
    #expect(problems(text).map(\.summary) == [])
  }

  @Test func a_bad_value_keeps_the_last_good_one() throws {
    var last = Parameters.builtIn
    try last.set("ball.diameter", to: "80pt")
    var parameters = Parameters.builtIn
    let file = ConfigurationFile.parse("ball.diameter: 80\n", name: "c.yaml")
    #expect(
      file.apply(to: &parameters, keeping: last).map(\.summary)
        == ["c.yaml:1:16: error: ball.diameter: \"80\" has no unit (pt); write 80pt (keeping 80pt)"])
    #expect(parameters.ball.diameter == 80)
  }

  @Test func too_much_is_refused() {
    let long = String(repeating: "# comment\n", count: 30_000)
    #expect(problems(long).map(\.summary) == ["c.yaml: error: the file is larger than 256 KiB"])
    let many = "ball: [" + String(repeating: "a,", count: 20_000) + "a]"
    #expect(problems(many).first?.reason == "the file holds more than 4000 values")
    let deep = String(repeating: "[", count: 100_000)
    #expect(problems(deep).first?.reason == "nested deeper than 8 levels")
    let dashes = String(repeating: "- ", count: 100_000)
    #expect(problems(dashes).first?.reason == "nested deeper than 8 levels")
    let bomb = "a: &a [x, x]\n" + (0..<40).map { "k\($0): &b\($0) [*a, *a]\n" }.joined()
    #expect(problems(bomb).map(\.summary).first?.hasPrefix("c.yaml:1:4: error: anchors") == true)
    // An unquoted text that continues may hold quotes, which must not hide an anchor from the scan.
    let hidden = "a: b\n  \"c\nx: &x 1\ny: *x\n"
    #expect(problems(hidden).first?.position == SourcePosition(line: 3, column: 4))
  }

  @Test func problems_beyond_a_hundred_are_counted() {
    let repeated = problems(String(repeating: "ball.diameter: 60pt\n", count: 500))
    #expect(repeated.count == 101)
    #expect(repeated[99].position == SourcePosition(line: 101, column: 1))
    // The first line is valid, the next 100 are shown, and 399 remain.
    #expect(repeated.last?.summary == "c.yaml: error: 399 more problems are not shown")
    let unknown = problems((0..<101).map { "key\($0): 1\n" }.joined())
    #expect(unknown.last?.summary == "c.yaml: error: 1 more problem is not shown")
  }

  @Test func long_values_are_refused_at_once() {
    let found = problems("ball.diameter: " + String(repeating: "e\u{301}", count: 50_000))
    #expect(found.map(\.reason) == ["the text is longer than 200 characters"])
  }
}

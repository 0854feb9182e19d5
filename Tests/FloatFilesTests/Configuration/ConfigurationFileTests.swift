import FloatPages
import Testing

@testable import FloatCore
@testable import FloatFiles

@Suite struct ConfigurationFileTests {
  private func problems(_ text: String) -> [Diagnostic] {
    var parameters = Parameters.builtIn
    return ConfigurationFile.parse(text, name: "c.yaml").apply(to: &parameters)
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

  @Test func too_much_is_refused() {
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

import Testing

@testable import FloatCore

@Suite struct SpellingTests {
  @Test(arguments: [
    ("tap", "tap", 0), ("tpa", "tap", 1), ("ta", "tap", 1), ("taps", "tap", 1), ("", "tap", 3),
    ("drag", "tap", 3),
  ])
  func counts_changes_and_swaps(_ a: String, _ b: String, _ distance: Int) {
    #expect(Spelling.distance(Array(a.unicodeScalars), Array(b.unicodeScalars)) == distance)
    #expect(Spelling.distance(Array(b.unicodeScalars), Array(a.unicodeScalars)) == distance)
  }

  @Test func the_nearest_comes_first_and_far_ones_are_left_out() {
    #expect(Spelling.nearest(to: "relase", in: ["press", "release", "rebase"]) == ["release", "rebase"])
    #expect(Spelling.nearest(to: "x", in: ["wheel"]) == [])
    #expect(Spelling.nearest(to: String(repeating: "a", count: 5000), in: ["a"]) == [])
  }
}

import Testing

@testable import FloatDesktop

@Suite("Nesting of YAML")
struct YAMLNestingTests {
  @Test func boundCountsOpenBracketsAndIndicators() {
    #expect(YAMLNesting.depthBound("a: [[1], {b: 2}]") == 2)
    #expect(YAMLNesting.depthBound("- - - a") == 3 + 3 / 2)
    #expect(YAMLNesting.depthBound("a:\n    b: 1") == 2)
    #expect(YAMLNesting.depthBound("") == 0)
  }

  @Test(arguments: ["[", "{a: ", "- ", "? "])
  func veryDeepTextIsRefusedWithoutExhaustingTheStack(opening: String) {
    let text = String(repeating: opening, count: 200_000)
    #expect(throws: AssetFileError(file: "deep.yaml", reason: "it is nested more than 64 levels deep")) {
      try ContentFile.parse(text, file: "deep.yaml")
    }
  }
}

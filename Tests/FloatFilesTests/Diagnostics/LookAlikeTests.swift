import FloatCore
import Testing

@testable import FloatFiles

/// Characters that look like others are named where the error stands elsewhere; `Bad/` has the others.
@Suite struct LookAlikeTests {
  @Test func before_the_place_of_an_error_in_braces() {
    let error = #expect(throws: DataError.self) {
      _ = try ScenarioFile.parse(Array("steps:\n  - drag: {from: ball， to: [1, 2]}\n".utf8), name: "s.yaml")
    }
    let reasons = error?.diagnostics.map(\.reason) ?? []
    #expect(reasons.contains { $0.hasSuffix("(U+FF0C); write ,") }, "\(reasons)")
  }
}

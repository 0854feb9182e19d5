import Testing

@testable import FloatCore

@Suite("Curves as text")
struct CurveTextTests {
  @Test func a_curve_is_written_by_its_four_numbers() throws {
    var parameters = Parameters()
    try parameters.set("ball.snap.curve", to: "cubic-bezier(0.3,1.4, 0.6 , 1)")
    #expect(parameters.ball.snapping.curve == .bezier(0.3, 1.4, 0.6, 1))
    #expect(parameters.text(for: "ball.snap.curve") == "cubic-bezier(0.3, 1.4, 0.6, 1)")
    try parameters.set("ball.snap.curve", to: "cubic-bezier(0.42, 0, 0.58, 1)")
    #expect(parameters.text(for: "ball.snap.curve") == "ease-in-out")
    try parameters.set("ball.snap.curve", to: "ease")
    #expect(parameters.ball.snapping.curve == .ease)
    for text in [
      "", "eas", "cubic-bezier", "cubic-bezier(", "cubic-bezier()", "cubic-bezier(0, 0, 1)",
      "cubic-bezier(0, 0, 1, 1, 1)", "cubic-bezier(0, 0, 1, 1", "cubic-bezier(2, 0, 0, 1)",
      "cubic-bezier(0, 11, 0, 1)", "cubic-bezier(0, nan, 0, 1)", "cubic-bezier(0 0 1 1)",
      "steps(4, jump-end)",
    ] {
      #expect(throws: ParameterError.self, "\(text)") { try parameters.set("ball.snap.curve", to: text) }
    }
    #expect(parameters.ball.snapping.curve == .ease)
    let near = #expect(throws: ParameterError.self) { try parameters.set("morph.curve", to: "ease-inout") }
    #expect(near?.message.hasSuffix("did you mean ease-in-out?") == true)
    let outside = #expect(throws: ParameterError.self) {
      try parameters.set("morph.curve", to: "cubic-bezier(1.2, 0, 0, 1)")
    }
    #expect(outside?.message.contains("from 0 to 1") == true)
  }
}

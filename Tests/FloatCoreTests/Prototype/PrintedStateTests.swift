import Testing

@testable import FloatCore
@testable import FloatTestSupport

/// States and errors as a program that embeds the core prints and encodes them.
@Suite struct PrintedStateTests {
  @Test func a_state_is_a_sentence() {
    #expect(
      "\(Stage.collected().state)"
        == "chat-1 over chats (tab chats); ball at (345, 405), right, with article-1; scrolled by 286")
    var stage = Stage()
    stage.tap("row:chat-2")
    stage.wait(0.1)
    let moving = "\(stage.state)"
    #expect(moving.hasPrefix("chat-2 over chats (tab chats); push at "), "\(moving)")
    stage.settle()
    stage.pull(from: Point(2, 400), to: Point(150, 400))
    #expect("\(stage.state)".contains("; pop at "), "\(stage.state)")
    #expect("\(stage.state)".contains("%, held"), "\(stage.state)")
  }

  @Test func an_error_is_a_sentence() {
    var parameters = Parameters()
    func error(_ key: String, _ text: String) -> String {
      do throws(ParameterError) {
        try parameters.set(key, to: text)
        return ""
      } catch { return "\(error)" }
    }
    #expect(error("ball.snap.response", "0.42") == "\"0.42\" has no unit (ms or s); write 0.42s")
    #expect(
      error("ball.snap.respons", "1s") == "ball.snap.respons: unknown key; did you mean ball.snap.response?")
  }

  @Test func a_key_is_a_number_with_its_unit() throws {
    let parameters = Parameters()
    let number = try #require(parameters.number(for: "ball.snap.response"))
    let unit = try #require(parameters.unit(for: "ball.snap.response"))
    #expect("\(number) \(unit)" == "0.35 s")
    #expect(parameters.unit(for: "ball.snap.damping-ratio") == ParameterUnit.none)
    #expect(parameters.unit(for: "ball.shape") == nil)
    #expect(parameters.unit(for: "ball.snap") == nil)
    #expect(parameters.spring(of: .ballSnap) == Spring(response: 0.35, dampingRatio: 0.82))
  }
}

import FloatCore
import FloatPages
import Testing

@testable import FloatDesk
@testable import FloatTestSupport

@Suite struct TypedValueTests {
  private func read(_ typed: String, _ key: String = "ball.diameter", current: String? = nil) throws -> String
  {
    let entry = try #require(ParameterSchema.builtIn.entry(for: key))
    var parameters = Parameters.builtIn
    if let current { try parameters.set(key, to: current) }
    return try TypedValue.read(typed, for: entry, in: parameters).text
  }

  private func complaint(_ typed: String, _ key: String = "ball.diameter") -> String? {
    do {
      _ = try read(typed, key)
      return nil
    } catch let error as QuantityError {
      return error.message
    } catch {
      return nil
    }
  }

  @Test(arguments: [
    ("70", "70pt"), ("70pt", "70pt"), (" 70 pt ", "70pt"), ("58pt*1.2", "69.6pt"), ("58*1.2", "69.6pt"),
    ("60 + 10", "70pt"), ("60pt+10pt", "70pt"), ("60pt + 10", "70pt"), ("10 + 60pt", "70pt"),
    ("(60+10)*2", "140pt"), ("2*(30pt-5)", "50pt"), ("200/2/2", "50pt"), ("-10+60", "50pt"),
    ("60pt*3pt/3pt", "60pt"), (".5*100", "50pt"), ("100.", "100pt"), ("60×2", "120pt"), ("60 − 10", "50pt"),
  ])
  func `a length may be a sum, with or without its unit`(typed: String, text: String) throws {
    #expect(try read(typed) == text)
  }

  @Test(arguments: [("*1.5", "90pt"), ("/2", "30pt"), ("+4", "64pt"), ("*2-10", "110pt"), ("+2pt*3", "66pt")])
  func `a sum that begins with an operator goes on from the present value`(typed: String, text: String) throws
  {
    #expect(try read(typed, current: "60pt") == text)
  }

  @Test func `sums have no binary tails`() throws {
    #expect(try read("0.1+0.2", "ball.home.fraction") == "0.3")
    #expect(try read("20%", "ball.home.fraction") == "0.2")
  }

  @Test func `a bare time has the unit that is shown, or the one that it is in range with`() throws {
    #expect(try read("400", "ball.snap.response", current: "350ms") == "400ms")
    #expect(
      try read("0.4", "ball.snap.response", current: "350ms") == "400ms", "0.4 ms would be below the range")
    #expect(try read("1.5", "ball.snap.response", current: "1.2s") == "1.5s")
    #expect(
      try read("300", "ball.snap.response", current: "1.2s") == "300ms", "300 s would be above the range")
    #expect(try read("1s - 300ms", "ball.snap.response") == "700ms")
    #expect(try read("0.35s*2", "ball.snap.response") == "700ms")
  }

  @Test func `velocities and angles keep their units`() throws {
    #expect(try read("300pt/s*2", "navigation.finish-velocity") == "600pt/s")
    #expect(try read("300/2", "navigation.finish-velocity") == "150pt/s")
  }

  @Test func `counts are whole`() throws {
    #expect(try read("2+1", "entrances.maximum") == "3")
    #expect(complaint("2.5", "entrances.maximum")?.contains("whole number") == true)
  }

  @Test func `a colour may leave out its sign, and a curve its name`() throws {
    #expect(try read("f00", "ball.fill") == "#FF0000")
    #expect(try read("07c160", "ball.fill") == "#07C160")
    #expect(try read("#07c16080", "ball.fill") == "#07C16080")
    #expect(try read("0.3, 1.4, 0.6, 1", "ball.snap.curve") == "cubic-bezier(0.3, 1.4, 0.6, 1)")
    #expect(try read("0.3 1.4 0.6 1", "ball.snap.curve") == "cubic-bezier(0.3, 1.4, 0.6, 1)")
    #expect(try read("ease", "ball.snap.curve") == "ease")
    #expect(try read("Circle", "ball.shape") == "circle")
  }

  @Test(arguments: [
    ("", "such as 60pt"), ("abc", "the unit is pt"), ("60ms", "the unit is pt"), ("60pt*2pt", "not a length"),
    ("1/0", "divided by zero"), ("(60", "not closed"), ("60)", "does not belong"),
    ("60 60", "does not belong"),
    ("60+", "missing at the end"), ("*", "missing at the end"), ("60**2", "missing before"),
    ("5", "20pt to 160pt"),
    ("1,5", "decimal point"), ("1.2.3", "is not a number"), ("60pt pt", "not understood"),
    ("pt", "not understood"),
    ("9e9", "not understood"), ("100/2pt", "not a length"),
  ])
  func `what is no value says what to type`(typed: String, says: String) throws {
    let message = try #require(complaint(typed), "\(typed) was taken")
    #expect(message.contains(says), "\(typed): \(message)")
  }

  @Test func `no typed text breaks anything`() throws {
    let alphabet = Array("0123456789.+-*/()pts ms%×,e#é中 ")
    var random = SplitMix64(seed: 18)
    for _ in 0..<20_000 {
      let typed = String((0..<random.below(14)).map { _ in alphabet[random.below(alphabet.count)] })
      for key in [
        "ball.diameter", "ball.snap.response", "ball.home.fraction", "ball.fill", "ball.snap.curve",
      ] {
        guard let text = try? read(typed, key) else { continue }
        var parameters = Parameters.builtIn
        try parameters.set(key, to: text)
        #expect(parameters.text(for: key) == text, "\(typed) gave \(text)")
      }
    }
  }
}

import Testing

@testable import FloatFiles

@Suite struct JSONTests {
  @Test func keysKeepTheirOrder() {
    let value = JSON.object([("b", .number(1)), ("a", .array([.null, .bool(true), .string("x")]))])
    #expect(value.text() == #"{"b":1,"a":[null,true,"x"]}"#)
  }

  @Test func wholeNumbersHaveNoDecimalsAndOthersReadBackTheSame() {
    #expect(JSON.text(of: 375) == "375")
    #expect(JSON.text(of: -0.0) == "0")
    #expect(JSON.text(of: 0.1 + 0.2) == "0.30000000000000004")
    #expect(Double(JSON.text(of: 1e300)) == 1e300)
  }

  @Test func numbersThatJSONCannotHoldAreNull() {
    #expect(JSON.text(of: .nan) == "null")
    #expect(JSON.text(of: -.infinity) == "null")
  }

  @Test func textIsEscaped() {
    #expect(JSON.string("a\"b\\c\n\u{1}é微").text() == #""a\"b\\c\n\u0001é微""#)
  }

  @Test func prettyTextBreaksObjectsAndKeepsListsOfNumbersTogether() {
    let value = JSON.object([
      ("frame", .array([.number(1), .number(2)])), ("none", .array([])), ("empty", .object([])),
      ("rows", .array([.object([("id", .string("x"))])])),
    ])
    #expect(
      value.text(pretty: true) == """
        {
          "frame": [1, 2],
          "none": [],
          "empty": {},
          "rows": [
            {
              "id": "x"
            }
          ]
        }
        """)
  }
}

import Testing

@testable import FloatFiles

@Suite struct JSONTests {
  @Test func keys_keep_their_order() {
    let value = JSON.object([("b", .number(1)), ("a", .array([.null, .bool(true), .string("x")]))])
    #expect(value.text() == #"{"b":1,"a":[null,true,"x"]}"#)
  }

  @Test func whole_numbers_have_no_decimals_and_others_read_back_the_same() {
    #expect(JSON.text(of: 375) == "375")
    #expect(JSON.text(of: -0.0) == "0")
    #expect(JSON.text(of: 0.1 + 0.2) == "0.30000000000000004")
    #expect(Double(JSON.text(of: 1e300)) == 1e300)
  }

  @Test func numbers_that_json_cannot_hold_are_null() {
    #expect(JSON.text(of: .nan) == "null")
    #expect(JSON.text(of: -.infinity) == "null")
  }

  @Test func text_is_escaped() {
    #expect(JSON.string("a\"b\\c\n\u{1}é微").text() == #""a\"b\\c\n\u0001é微""#)
  }

  @Test func pretty_text_breaks_objects_and_keeps_lists_of_numbers_together() {
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

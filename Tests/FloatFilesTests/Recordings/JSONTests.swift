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
    #expect(Double(JSON.text(of: -0x1p63)) == -0x1p63)
    #expect(JSON.text(of: 0.1 + 0.2) == "0.30000000000000004")
    #expect(Double(JSON.text(of: 1e300)) == 1e300)
  }

  @Test(arguments: [0, 7, 10, 99, 100, -1, -10, 27_933_614, 1 << 53, .max, .min])
  func whole_numbers_are_written_as_swift_says_them(_ number: Int) {
    var json = JSONWriter()
    json.value(number)
    #expect(json.text == number.description)
  }

  @Test func what_is_longer_than_a_usual_line_is_written_whole() {
    let words = (0..<3000).map { "word \($0)" }
    let long = String(repeating: "é", count: 20_000)
    var json = JSONWriter()
    json.object {
      $0.member("words", words)
      $0.member("long", long)
    }
    #expect(json.text == #"{"words":[""# + words.joined(separator: #"",""#) + #""],"long":""# + long + #""}"#)
  }

  @Test func numbers_that_json_cannot_hold_are_null() {
    #expect(JSON.text(of: .nan) == "null")
    #expect(JSON.text(of: -.infinity) == "null")
  }

  @Test func text_is_escaped() {
    #expect(JSON.string("a\"b\\c\n\u{1}é微").text() == #""a\"b\\c\n\u0001é微""#)
    #expect(JSON.string("\t\r\u{1F} ~\u{7F}\u{9F}\u{A0}").text() == "\"\\t\\r\\u001f ~\\u007f\\u009f\u{A0}\"")
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

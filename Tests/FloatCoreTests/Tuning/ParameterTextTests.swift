import Testing

@testable import FloatCore

@Suite struct ParameterTextTests {
  /// The reason why a number is refused, or its value.
  private func outcome(_ text: String, _ unit: ParameterUnit, _ range: ClosedRange<Double>) -> String {
    do throws(ParameterError) {
      return unit.text(try ParameterText.number(text, unit, range))
    } catch {
      return error.message
    }
  }

  @Test(arguments: [
    ("58pt", ParameterUnit.points, "58pt"), ("58.0pt", .points, "58pt"), ("-3.25pt", .points, "-3.25pt"),
    ("320ms", .time, "320ms"), ("0.32s", .time, "320ms"), ("12.3ms", .time, "12.3ms"), ("2s", .time, "2s"),
    ("1500ms", .time, "1.5s"), ("0s", .time, "0ms"), ("0.35", .none, "0.35"),
    ("300pt/s", .velocity, "300pt/s"),
  ])
  func reads_and_writes_the_canonical_spelling(_ text: String, _ unit: ParameterUnit, _ canonical: String) {
    #expect(outcome(text, unit, -1000...1000) == canonical)
  }

  @Test func milliseconds_are_the_nearest_double() throws {
    // 12.3 / 1000 rounds twice; moving the decimal point rounds once.
    #expect(try ParameterText.number("12.3ms", .time, 0...1) == 0.0123)
    #expect(try ParameterText.number("1.1ms", .time, 0...1) == 0.0011)
  }

  @Test(arguments: [
    ("58", ParameterUnit.points, "\"58\" has no unit (pt); write 58pt"),
    ("0", .points, "\"0\" has no unit (pt); write 0pt"),
    ("0.4", .time, "\"0.4\" has no unit (ms or s); write 0.4s"),
    ("320", .time, "\"320\" has no unit (ms or s); write 320ms"),
    ("58px", .points, "wrong unit \"px\"; use pt"),
    ("58PT", .points, "wrong unit \"PT\"; use pt"),
    ("5min", .time, "wrong unit \"min\"; use ms or s"),
    ("300pt", .velocity, "wrong unit \"pt\"; use pt/s"),
    ("0.5pt", .none, "takes a plain number, without the unit \"pt\""),
    ("50%", .none, "takes a plain number, without the unit \"%\""),
    ("58 pt", .points, "\"58 pt\" is not a length; write 58pt, without the space"),
    ("big", .points, "\"big\" is not a length; write it like 1pt"),
    ("", .points, "\"\" is not a length; write it like 1pt"),
    ("no", .none, "\"no\" is not a plain number; write it like 1"),
    ("012", .none, "\"012\" is not a plain number; leave out the leading zero"),
    ("0x10", .none, "\"0x10\" is not a plain number; write a decimal number"),
    ("1e5", .none, "\"1e5\" is not a plain number; write the number without an exponent"),
    ("1e5pt", .points, "\"1e5pt\" is not a length; write the number without an exponent"),
    ("+5pt", .points, "\"+5pt\" is not a length; leave out the plus sign"),
    ("inf", .points, "\"inf\" is not a length; write a finite number"),
    (".inf", .none, "\".inf\" is not a plain number; write a finite number"),
    ("nan", .none, "\"nan\" is not a plain number; write a finite number"),
    (".5s", .time, "\".5s\" is not a time; write a digit before the decimal point"),
    ("5.s", .time, "\"5.s\" is not a time; write a digit after the decimal point"),
    ("1.2.3", .none, "\"1.2.3\" is not a plain number; write one decimal point"),
    ("1,5", .none, "\"1,5\" is not a plain number; write the decimal point as \".\""),
    ("1_000", .none, "\"1_000\" is not a plain number; write the digits without separators"),
    ("1:30", .time, "\"1:30\" is not a time; write a plain decimal number"),
    ("2001pt", .points, "\"2001pt\" is out of range; use -1000pt to 1000pt"),
    ("-1001s", .time, "\"-1001s\" is out of range; use -1000s to 1000s"),
  ])
  func says_what_to_write_instead(_ text: String, _ unit: ParameterUnit, _ reason: String) {
    #expect(outcome(text, unit, -1000...1000) == reason)
  }

  @Test func the_example_lies_in_the_range() {
    #expect(outcome("big", .points, 20...200) == "\"big\" is not a length; write it like 20pt")
  }

  @Test func a_unit_is_advised_with_which_the_number_is_right() throws {
    #expect(outcome("5", .points, 20...200) == "\"5\" is out of range; use 20pt to 200pt")
    #expect(outcome("5", .time, 0...2) == "\"5\" has no unit (ms or s); write 5ms")
    #expect(outcome("5", .time, 0...10) == "\"5\" has no unit (ms or s); write 5s")
  }

  @Test(arguments: [
    ("yes", "\"yes\" is not a switch; write true"), ("no", "\"no\" is not a switch; write false"),
    ("True", "\"True\" is not a switch; write true"), ("off", "\"off\" is not a switch; write false"),
    ("maybe", "\"maybe\" is not a switch; write true or false"),
    ("", "\"\" is not a switch; write true or false"),
  ])
  func switches_are_true_or_false(_ text: String, _ reason: String) throws {
    #expect(try ParameterText.flag("true"))
    #expect(try !ParameterText.flag("false"))
    let error = #expect(throws: ParameterError.self) { try ParameterText.flag(text) }
    #expect(error?.message == reason)
  }

  @Test(arguments: [
    ("red", "\"red\" is not a colour; write #RRGGBB or #RRGGBBAA"),
    ("#F00", "\"#F00\" is not a colour; write \"#FF0000\""),
    ("FF3B30", "\"FF3B30\" is not a colour; write \"#FF3B30\""),
    ("#GG0000", "\"#GG0000\" is not a colour; write #RRGGBB or #RRGGBBAA"),
    ("", "\"\" is not a colour; write #RRGGBB or #RRGGBBAA, in quotes because # starts a comment"),
    ("0xFF0000", "\"0xFF0000\" is not a colour; write #RRGGBB or #RRGGBBAA"),
  ])
  func colours_are_hexadecimal(_ text: String, _ reason: String) throws {
    #expect(try ParameterText.color("#FF3B30") == Color(255, 59, 48))
    #expect(try ParameterText.color("#ff3b3080") == Color(255, 59, 48, 128))
    let error = #expect(throws: ParameterError.self) { try ParameterText.color(text) }
    #expect(error?.message == reason)
  }

  @Test func colours_are_written_in_capitals_with_alpha_only_where_needed() {
    #expect(Color(255, 59, 48).hexText == "#FF3B30")
    #expect(Color(1, 2, 3, 4).hexText == "#01020304")
  }

  @Test func whole_numbers_have_no_decimals() throws {
    #expect(try ParameterText.count("5", 1...9) == 5)
    for (text, reason) in [
      ("5.5", "\"5.5\" is not a whole number; write 6"), ("3.0", "\"3.0\" is not a whole number; write 3"),
      ("-7.9", "\"-7.9\" is not a whole number; write 1"),
      ("99.5", "\"99.5\" is not a whole number; write 9"),
      ("05", "\"05\" is not a whole number; leave out the leading zero"),
      ("10", "\"10\" is out of range; use 1 to 9"), ("five", "\"five\" is not a whole number; write 1"),
    ] {
      let error = #expect(throws: ParameterError.self) { try ParameterText.count(text, 1...9) }
      #expect(error?.message == reason)
    }
  }

  @Test func text_is_one_line_of_limited_length() throws {
    #expect(try ParameterText.text("你好", limit: 2) == "你好")
    #expect(throws: ParameterError.tooLong(limit: 2)) { try ParameterText.text("abc", limit: 2) }
    #expect(throws: ParameterError.self) { try ParameterText.text("a\nb", limit: 9) }
  }
}

import Testing

@testable import FloatCore

@Suite struct DecimalTextTests {
  @Test(arguments: [
    ("0", 0.0), ("-0", 0), ("5", 5), ("-5", -5), ("0.35", 0.35), ("-0.5", -0.5), ("100", 100), ("10.0", 10),
  ])
  func reads_plain_decimals(_ text: String, _ value: Double) {
    #expect(DecimalText.number(text) == value)
  }

  @Test(arguments: [
    "", "-", ".", "+5", "012", "-01", "00", "0x10", "1e5", "1E5", "inf", "nan", "infinity", ".5", "5.",
    "1.2.3",
    "1,5", "1_000", " 1", "1 ", "--1", "٣", "１", "1:30", "0o7", String(repeating: "9", count: 41),
  ])
  func refuses_everything_else(_ text: String) {
    #expect(DecimalText.number(text) == nil)
  }

  @Test func reads_no_minus_zero() throws {
    #expect(try #require(DecimalText.number("-0.0")).sign == .plus)
  }

  @Test(arguments: [
    (58.0, "58"), (0.35, "0.35"), (0.1 + 0.2, "0.30000000000000004"), (1e-5, "0.00001"),
    (1e16, "10000000000000000"),
    (-2.5e-7, "-0.00000025"), (100, "100"), (0, "0"), (.nan, "0"), (.infinity, "0"),
    (123456.789, "123456.789"),
  ])
  func writes_the_shortest_plain_decimal(_ value: Double, _ text: String) {
    #expect(DecimalText.text(value) == text)
  }

  @Test func what_is_written_reads_back_bit_for_bit() {
    var state: UInt64 = 42
    for _ in 0..<20_000 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      // 53 random bits between 2⁻²⁰ and 2²⁰.
      let value = Double(state >> 11) / 9_007_199_254_740_992 * 1_048_576
      #expect(DecimalText.number(DecimalText.text(value)) == value)
      let seconds = value / 1_048_576
      let milliseconds = DecimalText.text(seconds, shiftedBy: 3)
      #expect(DecimalText.number(milliseconds, shiftedBy: -3) == seconds)
    }
  }

  @Test(
    arguments: [("5", 5), ("-3", -3), ("5.0", nil), ("99999999999999999999", nil), ("05", nil)]
      as [(String, Int?)])
  func reads_whole_numbers(_ text: String, _ value: Int?) {
    #expect(DecimalText.integer(text) == value)
  }

  @Test func decimals_are_rounded_and_never_minus_zero() {
    #expect(DecimalText.fixed(-0.001, 2) == "0.00")
    #expect(DecimalText.fixed(-1.005, 1) == "-1.0")
    #expect(DecimalText.fixed(0.05, 2) == "0.05")
    #expect(DecimalText.fixed(1234.5678, 3) == "1234.568")
  }
}

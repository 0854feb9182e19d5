import FloatCore
import FloatPages
import Testing

@testable import FloatFiles
@testable import FloatTestSupport

@Suite struct DecimalPatternTests {
  @Test(arguments: [
    ("20", "160", "(([2-9][0-9]|1[0-5][0-9])(\\.[0-9]+)?|160(\\.0+)?)"), ("5", "5", "5(\\.0+)?"),
    ("0.5", "0.9", "0(\\.([5-8][0-9]*|90*))"), ("-1", "0", "(0(\\.0+)?|-(0(\\.[0-9]+)?|1(\\.0+)?))"),
  ])
  func a_range_is_an_expression(lowest: String, highest: String, pattern: String) {
    #expect(DecimalPattern.pattern(lowest: lowest, highest: highest) == pattern)
  }

  @Test(arguments: [
    ("0", "1"), ("0.05", "2"), ("12.3", "12.345"), ("-10", "-0.5"), ("99", "1001"), ("-45.5", "90"),
    ("0.001", "600"), ("7", "13"), ("0", "36000"),
  ])
  func it_takes_the_numbers_that_the_reader_takes(lowest: String, highest: String) throws {
    let pattern = try Regex(DecimalPattern.pattern(lowest: lowest, highest: highest))
    let low = try #require(DecimalText.number(lowest))
    let high = try #require(DecimalText.number(highest))
    var generator = SplitMix64(seed: 3)
    var texts = [lowest, highest, lowest + ".0", highest + "0", highest + ".01"]
    for _ in 0..<400 {
      let anywhere = Double.random(in: low - 1...high * 1.2 + 1, using: &generator)
      let near = (Bool.random(using: &generator) ? low : high) + .random(in: -0.02...0.02, using: &generator)
      let decimals = Int.random(in: 1...4, using: &generator)
      texts += [DecimalText.fixed(anywhere, decimals), DecimalText.fixed(near, decimals), "\(Int(anywhere))"]
    }
    for text in texts {
      guard let number = DecimalText.number(text), number != 0 || !text.hasPrefix("-") else { continue }
      #expect((text.wholeMatch(of: pattern) != nil) == (low...high).contains(number), "\(text)")
    }
  }

  /// Every key takes its default and its bounds by the schema, and the reader as well.
  @Test func the_bounds_of_every_key_are_in_its_expression() throws {
    for entry in ParameterSchema.builtIn.entries {
      guard case .number(let unit) = entry.kind, !unit.suffixes.isEmpty, let range = entry.range,
        case .object(let members) = Schema.quantity(unit, range),
        case .string(let text)? = members.first(where: { $0.key == "pattern" })?.value,
        let (lowest, highest) = entry.rangeText
      else { continue }
      let pattern = try Regex(text)
      for value in [entry.defaultText, lowest, highest] {
        #expect(value.wholeMatch(of: pattern) != nil, "\(entry.key): \(value)")
      }
    }
  }
}

import FloatPages
import Testing

@testable import FloatCore

/// A text of a config file and the first lines of its diagnostics.
///
/// In the messages, `<KEY>` stands for the key's default and `<KEY:range>` for its range, so that tuning a default does
/// not break a test of the messages.
struct ConfigurationCase: CustomTestStringConvertible, Sendable {
  var text: String
  var expected: [String]

  init(_ text: String, _ expected: String...) {
    self.text = text
    self.expected = expected.map(Self.filledIn)
  }

  var testDescription: String { String(text.prefix(60)) }

  static func filledIn(_ text: String) -> String {
    var out = ""
    var rest = text[...]
    while let open = rest.firstIndex(of: "<"), let close = rest[open...].firstIndex(of: ">") {
      out += rest[..<open]
      let words = rest[rest.index(after: open)..<close].split(separator: ":")
      let entry = words.first.flatMap { ParameterSchema.builtIn.entry(for: String($0)) }
      if let entry, words.count == 2, let range = entry.rangeText {
        out += "\(range.lowest) to \(range.highest)"
      } else {
        out += entry?.defaultText ?? String(rest[open...close])
      }
      rest = rest[rest.index(after: close)...]
    }
    return out + rest
  }
}

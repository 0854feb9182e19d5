/// Writes texts as YAML.
package enum YAMLText {
  /// A text as a scalar that all YAML readers read alike: without quotes where that is safe, else in double quotes.
  package static func scalar(_ text: String) -> String { isPlain(text) ? text : quoted(text, by: "\"") }

  /// A name as a scalar that all YAML readers read as text: with quotes where they may take it for a number, a date,
  /// a truth or nothing at all, such as `1e3`, `no` and `2024-01-01`.
  package static func name(_ text: String) -> String {
    let word = text.drop { $0 == "-" || $0 == "." }
    let isOther = word.first?.isNumber ?? true || otherWords.contains(word.lowercased())
    return isOther && text != ".." && text != "." ? quoted(text, by: "\"") : scalar(text)
  }

  /// The words that readers of YAML 1.1 or 1.2 do not take for text.
  private static let otherWords: Set = [
    "true", "false", "yes", "no", "on", "off", "y", "n", "null", "inf", "nan",
  ]

  private static func isPlain(_ text: String) -> Bool {
    func isLetter(_ character: Character) -> Bool { character.isASCII && character.isLetter }
    let startsWithLetter = text.first.map(isLetter) ?? false
    let allowed = text.allSatisfy {
      // Some readers take 9:41 for a number.
      isLetter($0) || $0.isASCII && $0.isNumber || "._-/".contains($0) || $0 == ":" && startsWithLetter
    }
    // A lone dash would be a list, and a name with a colon at its end a key.
    return allowed && !text.allSatisfy { $0 == "-" } && !text.hasSuffix(":") && text.lowercased() != "null"
  }

  /// A text in quotes: double ones, which can hold every text, or single ones, which cannot hold control characters.
  static func quoted(_ text: String, by quote: Character) -> String {
    guard quote != "'" else { return "'" + text.replacing("'", with: "''") + "'" }
    var inner = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": inner += "\\\(scalar)"
      case "\n": inner += "\\n"
      case _ where scalar == "\t" || SourceText.isForbidden(scalar):
        inner += "\\u" + PrintableText.digits(scalar.value, 4, radix: 16)
      default: inner.unicodeScalars.append(scalar)
      }
    }
    return "\"" + inner + "\""
  }
}

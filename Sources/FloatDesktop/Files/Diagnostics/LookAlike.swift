/// Characters that look like another one, or like nothing: chats, word processors and web pages put them into copied text.
package enum LookAlike {
  /// Names the first such character of what a problem is about, with what to write: "there is a no-break space
  /// (U+00A0); write a space". Nil where there is none.
  ///
  /// - Parameter column: Where the key or value begins, counted from 1 in scalars.
  static func hint(in line: String, from column: Int) -> String? {
    let scalars = line.unicodeScalars.dropFirst(column - 1)
    let before = line.unicodeScalars.prefix(column - 1)
    let isInFlow = before.contains("{") || before.contains("[")
    var span = scalars.prefix { !isInFlow || !",]}".unicodeScalars.contains($0) }
    // A key ends at its colon.
    let text = String(String.UnicodeScalarView(span))
    if let end = text.firstRange(of: ": ") ?? text.firstRange(of: " #") {
      span = span.prefix(text.unicodeScalars.distance(from: text.startIndex, to: end.lowerBound))
    }
    return span.first { remedy($0) != nil }.flatMap(told) ?? strangeLetter(in: span).flatMap(told)
  }

  /// A letter of another alphabet in a word of Latin letters, such as a Cyrillic one that looks like a p.
  private static func strangeLetter(in text: some Collection<Unicode.Scalar>) -> Unicode.Scalar? {
    text.split { !$0.properties.isAlphabetic }.filter { $0.contains(where: \.isASCII) }.joined()
      .first { scalar in
        let name = scalar.properties.name ?? ""
        return ["CYRILLIC ", "GREEK ", "ARMENIAN ", "CHEROKEE "].contains { name.hasPrefix($0) }
      }
  }

  /// The same for what stands before the column of an error in YAML, in a list or in braces behind the last comma.
  package static func hint(in line: String, before column: Int) -> String {
    let part = line.unicodeScalars.prefix(column - 1).reversed().prefix { !",{[".unicodeScalars.contains($0) }
    return part.first { remedy($0) != nil }.flatMap(told).map { "; " + $0 } ?? ""
  }

  /// The place of a colon that is none, or of a blank behind a colon that is none, in a line that has no key because of
  /// it, and what to say.
  static func spoiledKey(in line: String) -> (column: Int, told: String)? {
    guard !line.contains(": "), !line.drop(while: \.isWhitespace).hasPrefix("#") else { return nil }
    let scalars = Array(line.unicodeScalars)
    let place = scalars.indices.first { index in
      scalars[index] == "\u{FF1A}" || index > 0 && scalars[index - 1] == ":" && remedy(scalars[index]) != nil
    }
    return place.flatMap { place in told(scalars[place]).map { (place + 1, $0) } }
  }

  private static func told(_ scalar: Unicode.Scalar) -> String? {
    guard let written = scalar.properties.name else { return nil }
    var name = written.lowercased()
    let article = "aeiou".contains(name.first ?? " ") ? "an" : "a"
    let advice = remedy(scalar)
    // An alphabet's name has a capital letter.
    if advice == nil { name = String(written.prefix(1) + name.dropFirst()) }
    let code = PrintableText.code(of: scalar)
    return "there is \(article) \(name) (\(code)); \(advice ?? "write a Latin letter")"
  }

  /// What to write in place of a character; nil for one that is what it looks like.
  private static func remedy(_ scalar: Unicode.Scalar) -> String? {
    switch scalar.value {
    case 0x20...0x7E: return nil
    case 0x2010...0x2015, 0x2212: return "write -"
    case 0x2018...0x201B: return "write '"
    case 0x201C...0x201F: return "write \""
    case 0xFF01...0xFF5E:
      return Unicode.Scalar(scalar.value - 0xFEE0).map { "write \($0)" }
    default: break
    }
    switch scalar.properties.generalCategory {
    case .spaceSeparator: return "write a space"
    case .format: return "remove it"
    default: return nil
    }
  }
}

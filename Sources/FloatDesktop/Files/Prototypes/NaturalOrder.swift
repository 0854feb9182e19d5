/// The order in which people number files: `page 2` comes before `page 10`.
enum NaturalOrder {
  static func isBefore(_ a: String, _ b: String) -> Bool {
    let (first, second) = (parts(a), parts(b))
    for (one, other) in zip(first, second) where one != other {
      if let number = Int(one), let otherNumber = Int(other), number != otherNumber {
        return number < otherNumber
      }
      return one < other
    }
    return first.count == second.count ? a < b : first.count < second.count
  }

  /// The name in lowercase, split into runs of digits and the text between them.
  private static func parts(_ name: String) -> [String] {
    var parts: [String] = []
    var wasDigit = false
    for character in name.lowercased() {
      let isDigit = character.isASCII && character.isNumber
      if parts.isEmpty || isDigit != wasDigit { parts.append("") }
      parts[parts.count - 1].append(character)
      wasDigit = isDigit
    }
    return parts
  }
}

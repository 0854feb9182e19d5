/// Strict readers for the text of one value.
package enum ParameterText {
  /// A number with its unit, inside its range; the result is in the stored unit (seconds, radians).
  ///
  /// - Parameters:
  ///   - text: The text as written in a file, such as `58pt`.
  ///   - unit: The unit that the number must be written with.
  ///   - range: The range in the stored unit, bounds included.
  ///   - example: A valid value for the message about text that is not a number at all.
  package static func number(
    _ text: String, _ unit: ParameterUnit, _ range: ClosedRange<Double>,
    example: @autoclosure () -> String? = nil
  ) throws(ParameterError) -> Double {
    func outOfRange() -> ParameterError {
      .outOfRange(found: text, lowest: unit.text(range.lowerBound), highest: unit.text(range.upperBound))
    }
    let split = text.utf8.index(text.utf8.startIndex, offsetBy: DecimalText.numberPrefixLength(text))
    let digits = text[..<split]
    let suffix = text[split...]
    guard !digits.isEmpty, let plain = DecimalText.number(digits) else {
      throw .wrongType(
        found: text, expected: unit.quantity,
        hint: numberHint(text)
          ?? "write it like \(example() ?? unit.text(min(max(1, range.lowerBound), range.upperBound)))")
    }
    guard let value = unit.value(digits, suffix: suffix) else {
      // Only a text that reads as a valid value is advised.
      let isRight = { (text: String) in (try? number(text, unit, range)) != nil }
      throw wrongSuffix(text, plain, suffix, unit, isRight: isRight) ?? outOfRange()
    }
    guard range.contains(value) else { throw outOfRange() }
    return value
  }

  /// A whole number inside its range.
  package static func count(_ text: String, _ range: ClosedRange<Int>) throws(ParameterError) -> Int {
    guard let value = DecimalText.integer(text) else {
      let hint =
        DecimalText.number(text).map { "write \(nearest(to: $0, in: range))" } ?? numberHint(text)
        ?? "write \(range.lowerBound)"
      throw .wrongType(found: text, expected: "a whole number", hint: hint)
    }
    guard range.contains(value) else {
      throw .outOfRange(found: text, lowest: String(range.lowerBound), highest: String(range.upperBound))
    }
    return value
  }

  /// The whole number of a range that is nearest to a number; halves round away from zero.
  private static func nearest(to number: Double, in range: ClosedRange<Int>) -> Int {
    let rounded = number.rounded()
    if rounded >= Double(range.upperBound) { return range.upperBound }
    return max(range.lowerBound, Int(exactly: rounded) ?? range.lowerBound)
  }

  /// `true` or `false`, nothing else.
  package static func flag(_ text: String) throws(ParameterError) -> Bool {
    switch text {
    case "true": return true
    case "false": return false
    default:
      let hint =
        switch text.lowercased() {
        case "yes", "on", "y", "1", "true": "write true"
        case "no", "off", "n", "0", "false": "write false"
        default: "write true or false"
        }
      throw .wrongType(found: text, expected: "a switch", hint: hint)
    }
  }

  /// `#RRGGBB` or `#RRGGBBAA`, upper or lower case.
  package static func color(_ text: String) throws(ParameterError) -> Color {
    guard let color = Color(hexText: text) else {
      var hint = "write #RRGGBB or #RRGGBBAA"
      if text.isEmpty { hint += ", in quotes because # starts a comment" }
      let bare = text.utf8.first == UInt8(ascii: "#") ? String(text.dropFirst()) : text
      if Color(hexText: "#" + bare) != nil {
        hint = "write \"#\(bare)\""
      } else if bare.utf8.count == 3 || bare.utf8.count == 4 {
        let doubled = "#" + bare.map { "\($0)\($0)" }.joined()
        if Color(hexText: doubled) != nil { hint = "write \"\(doubled)\"" }
      }
      throw .wrongType(found: text, expected: "a colour", hint: hint)
    }
    return color
  }

  /// One line of text without control characters.
  package static func text(_ text: String, limit: Int) throws(ParameterError) -> String {
    guard text.unicodeScalars.count <= limit else { throw .tooLong(limit: limit) }
    guard !text.unicodeScalars.contains(where: { $0.value < 32 || (127...159).contains($0.value) }) else {
      throw .wrongType(found: text, expected: "one line of text", hint: "remove the control characters")
    }
    return text
  }

  private static func wrongSuffix(
    _ text: String, _ plain: Double, _ suffix: Substring, _ unit: ParameterUnit, isRight: (String) -> Bool
  ) -> ParameterError? {
    let allowed = unit.suffixes
    if suffix.isEmpty {
      // A bare time below ten is more likely meant in seconds than in milliseconds.
      let usual = unit == .time && plain.magnitude < 10 ? "s" : allowed.first ?? ""
      let units = [usual] + allowed.filter { $0 != usual }
      return units.map { text + $0 }.first(where: isRight).map {
        .missingUnit(found: text, expected: allowed, example: $0)
      }
    }
    let letters = String(suffix.drop { $0 == " " })
    if allowed.contains(letters), letters.utf8.count < suffix.utf8.count {
      let tight = String(text.filter { $0 != " " })
      return .wrongType(found: text, expected: unit.quantity, hint: "write \(tight), without the space")
    }
    if let hint = numberHint(text) {
      return .wrongType(found: text, expected: unit.quantity, hint: hint)
    }
    return .wrongUnit(found: letters, expected: allowed)
  }

  /// The problem with a number that was refused; nil for text that is not a number at all.
  private static func numberHint(_ text: String) -> String? {
    let lowered = text.lowercased()
    let digits = DecimalText.numberPrefixLength(text)
    if lowered.hasPrefix("+") && digits > 1 { return "leave out the plus sign" }
    let word = lowered.drop { $0 == "-" || $0 == "+" || $0 == "." }
    if word.hasPrefix("inf") || word.hasPrefix("nan") { return "write a finite number" }
    if lowered.hasPrefix("0x") || lowered.hasPrefix("0o") || lowered.hasPrefix("0b") {
      return "write a decimal number"
    }
    guard digits > 0 else { return nil }
    if digits > DecimalText.maximumLength { return "write fewer digits" }
    let number = text.utf8.prefix(digits).filter { $0 != UInt8(ascii: "-") }
    let point = UInt8(ascii: ".")
    if number.filter({ $0 == point }).count > 1 { return "write one decimal point" }
    if number.first == point { return "write a digit before the decimal point" }
    if number.last == point { return "write a digit after the decimal point" }
    if number.count > 1, number.first == UInt8(ascii: "0"), number.dropFirst().first != point {
      return "leave out the leading zero"
    }
    let rest = lowered.utf8.dropFirst(digits)
    switch rest.first {
    case UInt8(ascii: ","): return "write the decimal point as \".\""
    case UInt8(ascii: "_"): return "write the digits without separators"
    case UInt8(ascii: ":"): return "write a plain decimal number"
    case UInt8(ascii: "e"):
      let next = rest.dropFirst().first
      let isSign = next == UInt8(ascii: "+") || next == UInt8(ascii: "-")
      let isExponent = isSign || next.map(DecimalText.isDigit) ?? false
      return isExponent ? "write the number without an exponent" : nil
    default: return nil
    }
  }
}

extension Color {
  /// A colour from `#RRGGBB` or `#RRGGBBAA`, upper or lower case; nil for anything else.
  package init?(hexText text: String) {
    let bytes = Array(text.utf8.prefix(10))
    guard bytes.count == 7 || bytes.count == 9, bytes[0] == UInt8(ascii: "#") else { return nil }
    let digits = bytes.dropFirst().compactMap { Character(Unicode.Scalar($0)).hexDigitValue }
    guard digits.count == bytes.count - 1 else { return nil }
    func channel(_ index: Int) -> UInt8 { UInt8(digits[2 * index] * 16 + digits[2 * index + 1]) }
    self.init(channel(0), channel(1), channel(2), digits.count == 8 ? channel(3) : 255)
  }

  /// The colour as `#RRGGBB`, or `#RRGGBBAA` when it is not opaque.
  package var hexText: String {
    func pair(_ value: UInt8) -> String {
      let digits = String(value, radix: 16, uppercase: true)
      return value < 16 ? "0" + digits : digits
    }
    return "#" + pair(red) + pair(green) + pair(blue) + (alpha == 255 ? "" : pair(alpha))
  }
}

extension TimingCurve {
  /// The curves that CSS has a name for, in the order of the documentation.
  static let named: [(name: String, curve: TimingCurve)] = [
    ("linear", .linear), ("ease", .ease), ("ease-in", .easeIn), ("ease-out", .easeOut),
    ("ease-in-out", .easeInOut),
  ]

  /// The written form of a curve without a name.
  static let bezierForm = "cubic-bezier(x1, y1, x2, y2)"
  /// How far the control points of a written curve may overshoot; a curve beyond that would leave the screen.
  package static let swing = -10.0...10.0

  /// The curve as CSS writes it: its name, or `cubic-bezier(0.3, 1.4, 0.6, 1)`.
  package var text: String {
    if let name = Self.named.first(where: { $0.curve == self })?.name { return name }
    guard case .cubicBezier(let curve) = self else { return "linear" }
    let numbers = [curve.x1, curve.y1, curve.x2, curve.y2].map { DecimalText.text($0) }
    return "cubic-bezier(\(numbers.joined(separator: ", ")))"
  }
}

extension ParameterText {
  /// A timing curve: one of CSS's names or `cubic-bezier(x1, y1, x2, y2)`, x in 0…1 and y in −10…10.
  package static func curve(_ text: String) throws(ParameterError) -> TimingCurve {
    if let named = TimingCurve.named.first(where: { $0.name == text }) { return named.curve }
    let names = TimingCurve.named.map(\.name)
    let head = "cubic-bezier("
    guard text.hasPrefix(head) else {
      throw .notAChoice(
        found: text, choices: names + [TimingCurve.bezierForm],
        suggestion: Spelling.nearest(to: text, in: names, limit: 1).first)
    }
    let numbers = text.dropFirst(head.count).dropLast().split(
      separator: ",", omittingEmptySubsequences: false
    ).map { DecimalText.number(trimmed($0)) }
    guard text.hasSuffix(")"), numbers.count == 4, let x1 = numbers[0], let y1 = numbers[1],
      let x2 = numbers[2], let y2 = numbers[3]
    else {
      throw .wrongType(
        found: text, expected: "a curve", hint: "write four numbers, as in cubic-bezier(0.3, 1.4, 0.6, 1)")
    }
    guard TimingCurve.swing.contains(y1), TimingCurve.swing.contains(y2),
      let curve = TimingCurve.bezier(x1, y1, x2, y2)
    else {
      throw .wrongType(
        found: text, expected: "a curve",
        hint: "its first and third number go from 0 to 1, the others from -10 to 10")
    }
    return curve
  }

  private static func trimmed(_ text: Substring) -> Substring {
    var text = text.drop { $0 == " " }
    while text.last == " " { text.removeLast() }
    return text
  }
}

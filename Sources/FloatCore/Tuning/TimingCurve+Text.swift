extension TimingCurve {
  /// The curves that have a name of CSS's, in the order of the documentation.
  static let named: [(name: String, curve: TimingCurve)] = [
    ("linear", .linear), ("ease", .ease), ("ease-in", .easeIn), ("ease-out", .easeOut),
    ("ease-in-out", .easeInOut),
  ]

  /// How a curve without a name is written.
  static let bezierForm = "cubic-bezier(x1, y1, x2, y2)"
  /// How far a written curve may swing out; beyond that nothing would be on the screen.
  static let swing = -10.0...10.0

  /// The curve as CSS writes it: its name, or `cubic-bezier(0.3, 1.4, 0.6, 1)`.
  public var text: String {
    if let name = Self.named.first(where: { $0.curve == self })?.name { return name }
    switch self {
    case .linear: return "linear"
    case .cubicBezier(let curve):
      let numbers = [curve.x1, curve.y1, curve.x2, curve.y2].map { DecimalText.text($0) }
      return "cubic-bezier(\(numbers.joined(separator: ", ")))"
    case .steps(let count, let position): return "steps(\(count), \(position.rawValue))"
    }
  }
}

extension ParameterText {
  /// A timing curve: a name of CSS's or `cubic-bezier(x1, y1, x2, y2)`, x in 0…1 and y in −10…10.
  public static func curve(_ text: String) throws(ParameterError) -> TimingCurve {
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

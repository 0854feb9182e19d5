/// Regular expressions of plain decimal numbers in a range.
///
/// JSON Schema has no ranges for numbers that are written with a unit, which are texts. The expressions use nothing that
/// any dialect lacks.
enum DecimalPattern {
  /// The numbers between two others, both written as plain decimals.
  static func pattern(lowest: String, highest: String) -> String {
    let (low, high) = (Decimal(lowest), Decimal(highest))
    if !low.isNegative { return group(magnitudes(low, high)) }
    if high.isNegative { return "-" + group(magnitudes(high, low)) }
    return "(" + group(magnitudes(.zero, high)) + "|-" + group(magnitudes(.zero, low)) + ")"
  }

  private struct Decimal {
    static let zero = Decimal("0")

    var isNegative: Bool
    var whole: Int
    /// The digits behind the point, without zeros at the end.
    var fraction: [Int]

    init(_ text: String) {
      isNegative = text.hasPrefix("-")
      let parts = text.drop { $0 == "-" }.split(separator: ".")
      whole = parts.first.flatMap { Int($0) } ?? 0
      fraction = parts.dropFirst().first.map { $0.compactMap(\.wholeNumberValue) } ?? []
      while fraction.last == 0 { fraction.removeLast() }
    }
  }

  private static func group(_ forms: [String]) -> String {
    forms.count == 1 ? forms[0] : "(" + forms.joined(separator: "|") + ")"
  }

  private static func magnitudes(_ low: Decimal, _ high: Decimal) -> [String] {
    if low.whole == high.whole {
      return [String(low.whole) + fraction(low.fraction[...], high.fraction[...])]
    }
    let first = low.fraction.isEmpty ? low.whole : low.whole + 1
    var forms = low.fraction.isEmpty ? [] : [String(low.whole) + fraction(low.fraction[...], nil)]
    if first < high.whole { forms.append(group(wholes(first, high.whole - 1)) + fraction([], nil)) }
    return forms + [String(high.whole) + fraction([], high.fraction[...])]
  }

  // MARK: - Fractions

  /// A point and digits, or nothing where that is in the range, too.
  ///
  /// - Parameter high: The digits of the highest fraction; nil for any.
  private static func fraction(_ low: ArraySlice<Int>, _ high: ArraySlice<Int>?) -> String {
    let forms = digits(low, high)
    return forms.isEmpty ? "" : "(\\." + group(forms) + ")" + (low.isEmpty ? "?" : "")
  }

  /// The digits, at least one, of the fractions between two others.
  private static func digits(_ low: ArraySlice<Int>, _ high: ArraySlice<Int>?) -> [String] {
    guard let high else { return low.isEmpty ? ["[0-9]+"] : digits(low, upTo: 10, nil) }
    if let first = high.first { return digits(low, upTo: first, high.dropFirst()) }
    return low.isEmpty ? ["0+"] : []
  }

  /// - Parameters:
  ///   - last: The first digit of the highest fraction; 10 for none.
  ///   - rest: The highest fraction's other digits.
  private static func digits(_ low: ArraySlice<Int>, upTo last: Int, _ rest: ArraySlice<Int>?) -> [String] {
    let first = low.first ?? 0
    guard first <= last else { return [] }
    func form(_ digit: Int, _ low: ArraySlice<Int>, _ high: ArraySlice<Int>?) -> [String] {
      let more = digits(low, high)
      if !low.isEmpty { return more.map { "\(digit)\($0)" } }
      return [more.isEmpty ? "\(digit)" : "\(digit)" + group(more).optional]
    }
    if first == last { return form(first, low.dropFirst(), rest) }
    let isWhole = low.dropFirst().isEmpty
    let free = (isWhole ? first : first + 1)..<last
    var forms = isWhole ? [] : form(first, low.dropFirst(), nil)
    if !free.isEmpty { forms.append(range(free.lowerBound, free.upperBound - 1) + "[0-9]*") }
    if last < 10 { forms += form(last, [], rest) }
    return forms
  }

  private static func range(_ low: Int, _ high: Int) -> String {
    low == high ? "\(low)" : "[\(low)-\(high)]"
  }

  // MARK: - Whole numbers

  private static func wholes(_ low: Int, _ high: Int) -> [String] {
    var forms: [String] = []
    for count in String(low).count...String(high).count {
      let (least, most) = (count == 1 ? 0 : power(count - 1), power(count) - 1)
      forms += wholes(Array(String(max(low, least)))[...], Array(String(min(high, most)))[...])
    }
    return forms
  }

  private static func power(_ exponent: Int) -> Int {
    (0..<exponent).reduce(1) { product, _ in product * 10 }
  }

  /// The numbers between two of the same length.
  private static func wholes(_ low: ArraySlice<Character>, _ high: ArraySlice<Character>) -> [String] {
    guard let first = low.first?.wholeNumberValue, let last = high.first?.wholeNumberValue else {
      return [""]
    }
    let (lowRest, highRest) = (low.dropFirst(), high.dropFirst())
    if first == last { return wholes(lowRest, highRest).map { "\(first)\($0)" } }
    let isFromZero = lowRest.allSatisfy { $0 == "0" }
    let isToNine = highRest.allSatisfy { $0 == "9" }
    let (start, end) = (isFromZero ? first : first + 1, isToNine ? last : last - 1)
    var forms: [String] = []
    if !isFromZero {
      forms += wholes(lowRest, lowRest.map { _ in "9" }[...]).map { "\(first)\($0)" }
    }
    if start <= end {
      let count = lowRest.count
      forms.append(range(start, end) + (count == 0 ? "" : count == 1 ? "[0-9]" : "[0-9]{\(count)}"))
    }
    if !isToNine { forms += wholes(highRest.map { _ in "0" }[...], highRest).map { "\(last)\($0)" } }
    return forms
  }
}

extension String {
  /// The expression, or nothing. One that repeats a class may repeat it no times.
  fileprivate var optional: String {
    hasSuffix("+") && !contains("|") ? dropLast() + "*" : "(\(self))?"
  }
}

/// Plain decimal numbers as text: strict reading, shortest writing.
package enum DecimalText {
  /// The longest number that is accepted, in characters.
  package static let maximumLength = 40

  /// The value of a plain decimal: an optional minus, digits without a leading zero, at most one point with digits
  /// on both sides. `012`, `0x10`, `1e5`, `+5`, `.5`, `5.`, `inf` and anything infinite are refused with nil.
  ///
  /// - Parameter shift: The value is multiplied by ten to this power, and correctly rounded.
  package static func number(_ text: some StringProtocol, shiftedBy shift: Int = 0) -> Double? {
    guard isPlainDecimal(text) else { return nil }
    let source = String(text)
    guard let value = Double(shift == 0 ? source : "\(source)e\(shift)"), value.isFinite else { return nil }
    return value == 0 ? 0 : value
  }

  /// The value of a whole number in the same strict form; nil outside Int's range.
  package static func integer(_ text: some StringProtocol) -> Int? {
    guard isPlainDecimal(text), !text.utf8.contains(UInt8(ascii: ".")) else { return nil }
    return Int(String(text))
  }

  /// The number of leading bytes of `text` that look like a number: an optional sign, digits and points.
  static func numberPrefixLength(_ text: String) -> Int {
    var count = 0
    for byte in text.utf8 {
      let isSign = count == 0 && (byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+"))
      guard isSign || isDigit(byte) || byte == UInt8(ascii: ".") else { break }
      count += 1
    }
    return count
  }

  /// The shortest plain decimal that reads back as exactly `value`; `0` for anything not finite.
  ///
  /// - Parameter shift: How many places to the right the decimal point is moved.
  package static func text(_ value: Double, shiftedBy shift: Int = 0) -> String {
    guard value.isFinite, value != 0 else { return "0" }
    var digits: [UInt8] = []
    var exponent = 0  // the value is 0.d₁d₂d₃… × 10^exponent
    var seenPoint = false
    var scanner = value.magnitude.description.utf8.makeIterator()
    while let byte = scanner.next() {
      if isDigit(byte) {
        digits.append(byte)
        if !seenPoint { exponent += 1 }
      } else if byte == UInt8(ascii: ".") {
        seenPoint = true
      } else {
        var tail = ""
        while let byte = scanner.next() { tail.unicodeScalars.append(Unicode.Scalar(byte)) }
        exponent += Int(tail) ?? 0
      }
    }
    let zero = UInt8(ascii: "0")
    let leading = digits.prefix { $0 == zero }.count
    digits.removeFirst(leading)
    exponent += shift - leading
    while digits.last == zero { digits.removeLast() }
    return (value < 0 ? "-" : "") + layOut(digits, exponent)
  }

  /// A number with that many decimals, at least one, rounded half away from zero; never "-0". Limited to ±1e9.
  package static func fixed(_ value: Double, _ decimals: Int) -> String {
    var scale = 1.0
    for _ in 0..<decimals { scale *= 10 }
    let whole = (value.clamped(to: -1e9...1e9) * scale).rounded()
    let digits = String(Int(whole.magnitude))
    let padded = String(repeating: "0", count: max(0, decimals + 1 - digits.count)) + digits
    return (whole < 0 ? "-" : "") + padded.dropLast(decimals) + "." + padded.suffix(decimals)
  }

  private static func layOut(_ digits: [UInt8], _ exponent: Int) -> String {
    func zeros(_ count: Int) -> String { String(repeating: "0", count: max(0, count)) }
    func string(_ bytes: some Sequence<UInt8>) -> String { String(decoding: Array(bytes), as: UTF8.self) }
    if exponent <= 0 { return "0." + zeros(-exponent) + string(digits) }
    if exponent >= digits.count { return string(digits) + zeros(exponent - digits.count) }
    return string(digits.prefix(exponent)) + "." + string(digits.dropFirst(exponent))
  }

  private static func isPlainDecimal(_ text: some StringProtocol) -> Bool {
    var bytes = Array(text.utf8.prefix(maximumLength + 1))
    guard bytes.count <= maximumLength else { return false }
    if bytes.first == UInt8(ascii: "-") { bytes.removeFirst() }
    let parts = bytes.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard let whole = parts.first, parts.count <= 2,
      parts.allSatisfy({ !$0.isEmpty && $0.allSatisfy(isDigit) })
    else { return false }
    return whole.count == 1 || whole.first != UInt8(ascii: "0")
  }

  static func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }
}

/// Reads JSON from bytes.
struct JSONParser {
  private let bytes: [UInt8]
  private var index = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  var isAtEnd: Bool { index >= bytes.count }

  mutating func skipBlanks() {
    while let byte = peek, byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D { index += 1 }
  }

  func failure(_ reason: String, at place: Int? = nil) -> LocatedJSON.Failure {
    LocatedJSON.Failure(offset: place ?? index, reason: reason)
  }

  mutating func value(depth: Int) throws(LocatedJSON.Failure) -> LocatedJSON {
    skipBlanks()
    let start = index
    guard depth <= LocatedJSON.maximumDepth else {
      throw failure("nested deeper than \(LocatedJSON.maximumDepth) levels")
    }
    func node(_ value: LocatedJSON.Value) -> LocatedJSON {
      LocatedJSON(value: value, offset: start)
    }
    switch peek {
    case UInt8(ascii: "{"): return node(.object(try members(depth: depth)))
    case UInt8(ascii: "["): return node(.array(try items(depth: depth)))
    case UInt8(ascii: "\""): return node(.text(try text()))
    case let byte? where byte == UInt8(ascii: "-") || isDigit(byte): return node(.number(try number()))
    case nil: throw failure("the line ends too early; it may have been cut off")
    default:
      for (word, value) in [
        ("true", LocatedJSON.Value.flag(true)), ("false", .flag(false)), ("null", .null),
      ] where bytes[index...].starts(with: word.utf8) {
        index += word.utf8.count
        return node(value)
      }
      throw failure("not valid JSON: expected a value")
    }
  }

  private mutating func members(depth: Int) throws(LocatedJSON.Failure) -> [LocatedJSON.Member] {
    var found: [LocatedJSON.Member] = []
    index += 1
    skipBlanks()
    if take("}") { return found }
    while true {
      skipBlanks()
      let start = index
      guard found.count < LocatedJSON.maximumMembers else { throw failure("too many names in one object") }
      guard peek == UInt8(ascii: "\"") else {
        throw failure(
          isAtEnd ? "the line ends too early; it may have been cut off" : "expected a name in quotes")
      }
      let name = try text()
      if found.contains(where: { $0.name == name }) {
        throw failure("\"\(name)\" is given twice", at: start)
      }
      skipBlanks()
      guard take(":") else {
        throw failure(isAtEnd ? "the line ends too early; it may have been cut off" : "expected \":\"")
      }
      let value = try value(depth: depth + 1)
      found.append(LocatedJSON.Member(name: name, offset: start, value: value))
      skipBlanks()
      if take("}") { return found }
      guard take(",") else { throw missingSeparator("}") }
    }
  }

  private mutating func items(depth: Int) throws(LocatedJSON.Failure) -> [LocatedJSON] {
    var found: [LocatedJSON] = []
    index += 1
    skipBlanks()
    if take("]") { return found }
    while true {
      found.append(try value(depth: depth + 1))
      skipBlanks()
      if take("]") { return found }
      guard take(",") else { throw missingSeparator("]") }
    }
  }

  private func missingSeparator(_ end: String) -> LocatedJSON.Failure {
    failure(isAtEnd ? "the line ends too early; it may have been cut off" : "expected \",\" or \"\(end)\"")
  }

  private mutating func number() throws(LocatedJSON.Failure) -> Double {
    let start = index
    _ = take("-")
    if !take("0") { guard digits() > 0 else { throw failure("not a JSON number", at: start) } }
    if take(".") { guard digits() > 0 else { throw failure("not a JSON number", at: start) } }
    if take("e") || take("E") {
      if !take("+") { _ = take("-") }
      guard digits() > 0 else { throw failure("not a JSON number", at: start) }
    }
    if let byte = peek, isDigit(byte) {
      throw failure("a number cannot start with 0 and another digit", at: start)
    }
    guard index - start <= 400, let value = Double(String(decoding: bytes[start..<index], as: UTF8.self)),
      value.isFinite
    else { throw failure("the number is too large", at: start) }
    return value
  }

  private mutating func digits() -> Int {
    let start = index
    while let byte = peek, isDigit(byte) { index += 1 }
    return index - start
  }

  private mutating func text() throws(LocatedJSON.Failure) -> String {
    let start = index
    index += 1
    var out: [UInt8] = []
    while let byte = peek {
      index += 1
      switch byte {
      case UInt8(ascii: "\""): return String(decoding: out, as: UTF8.self)
      case UInt8(ascii: "\\"): out.append(contentsOf: try escape().utf8)
      case 0..<0x20: throw failure("a control character in text must be written as \\u00XX", at: index - 1)
      default: out.append(byte)
      }
    }
    throw failure("this text is never closed", at: start)
  }

  private mutating func escape() throws(LocatedJSON.Failure) -> String {
    let start = index - 1
    guard let letter = peek else { throw failure("this text is never closed", at: start) }
    index += 1
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return String(Unicode.Scalar(letter))
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"):
      guard var code = unit() else { throw failure("expected four hexadecimal digits after \\u", at: start) }
      if (0xD800..<0xDC00).contains(code), take("\\"), take("u"), let low = unit(),
        (0xDC00..<0xE000).contains(low)
      {
        code = 0x10000 + (code - 0xD800) << 10 + (low - 0xDC00)
      }
      guard let scalar = Unicode.Scalar(code) else { throw failure("half of a surrogate pair", at: start) }
      return String(scalar)
    default: throw failure("unknown escape in text", at: start)
    }
  }

  private mutating func unit() -> UInt32? {
    guard index + 4 <= bytes.count else { return nil }
    var code: UInt32 = 0
    for byte in bytes[index..<index + 4] {
      guard
        let digit = Unicode.Scalar(byte).properties.isASCIIHexDigit
          ? Character(Unicode.Scalar(byte)).hexDigitValue : nil
      else { return nil }
      code = code * 16 + UInt32(digit)
    }
    index += 4
    return code
  }

  private var peek: UInt8? { index < bytes.count ? bytes[index] : nil }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard peek == UInt8(ascii: character) else { return false }
    index += 1
    return true
  }

  private func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }
}

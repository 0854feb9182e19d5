import FloatCore

/// Reads JSON from bytes: strict RFC 8259, at most eight levels deep.
///
/// Foundation's readers do not say where a wrong value is, so this one does.
struct JSONReader {
  static let maximumDepth = 8
  static let maximumMembers = 256

  private let file: String
  private let bytes: [UInt8]
  private let end: Int
  private var index: Int
  private var line: Int
  /// The index at which a line would begin whose characters have one byte each.
  private var lineStart: Int

  /// Reads a text that holds one value. The text must be UTF-8.
  ///
  /// - Parameters:
  ///   - file: Its name in messages.
  ///   - range: The part of the bytes that holds the text; nil for all.
  ///   - line: The number of the text's first line.
  static func read(
    _ bytes: [UInt8], file: String, range: Range<Int>? = nil, line: Int = 1
  ) throws(Diagnostic) -> Node {
    var reader = JSONReader(bytes, file, range ?? bytes.indices, line)
    let value = try reader.value(depth: 1)
    reader.skipBlanks()
    guard reader.isAtEnd else {
      throw reader.failure("unexpected text after the value; write one object a line")
    }
    return value
  }

  private init(_ bytes: [UInt8], _ file: String, _ range: Range<Int>, _ line: Int) {
    (self.bytes, self.file, self.line) = (bytes, file, line)
    (index, lineStart, end) = (range.lowerBound, range.lowerBound, range.upperBound)
  }

  private var isAtEnd: Bool { index >= end }
  private var peek: UInt8? { index < end ? bytes[index] : nil }
  private var position: SourcePosition { position(at: index) }

  /// - Parameter place: An index on the present line, in or behind the last text that was read.
  private func position(at place: Int) -> SourcePosition {
    SourcePosition(line: line, column: place - lineStart + 1)
  }

  private mutating func skipBlanks() {
    while let byte = peek, byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D {
      index += 1
      if byte == 0x0A { (line, lineStart) = (line + 1, index) }
    }
  }

  private func failure(_ reason: String, at position: SourcePosition? = nil) -> Diagnostic {
    Diagnostic(file: file, position: position ?? self.position, reason: reason)
  }

  private func unexpected(_ reason: String) -> Diagnostic {
    failure(isAtEnd ? "the line ends too early; it may have been cut off" : reason)
  }

  private mutating func value(depth: Int) throws(Diagnostic) -> Node {
    skipBlanks()
    let start = position
    guard depth <= Self.maximumDepth else {
      throw failure("nested deeper than \(Self.maximumDepth) levels")
    }
    switch peek {
    case UInt8(ascii: "{"): return .mapping(try members(depth: depth), start)
    case UInt8(ascii: "["): return .sequence(try items(depth: depth), start)
    case UInt8(ascii: "\""): return .scalar(Node.Scalar(text: try text(), kind: .text, position: start))
    case let byte? where byte == UInt8(ascii: "-") || isDigit(byte):
      return .scalar(Node.Scalar(text: try number(), kind: .number, position: start))
    default:
      for (word, kind) in [("true", Node.Kind.flag), ("false", .flag), ("null", .null)]
      where bytes[index..<end].starts(with: word.utf8) {
        index += word.utf8.count
        return .scalar(Node.Scalar(text: word, kind: kind, position: start))
      }
      throw unexpected("not valid JSON: expected a value")
    }
  }

  private mutating func members(depth: Int) throws(Diagnostic) -> [Node.Pair] {
    var found: [Node.Pair] = []
    index += 1
    skipBlanks()
    if take("}") { return found }
    found.reserveCapacity(8)
    while true {
      skipBlanks()
      let start = position
      guard found.count < Self.maximumMembers else { throw failure("too many names in one object") }
      guard peek == UInt8(ascii: "\"") else { throw unexpected("expected a name in quotes") }
      let key = Node.Scalar(text: try text(), kind: .text, position: start)
      skipBlanks()
      guard take(":") else { throw unexpected("expected \":\"") }
      found.append(Node.Pair(key: key, value: try value(depth: depth + 1)))
      skipBlanks()
      if take("}") { return found }
      guard take(",") else { throw unexpected("expected \",\" or \"}\"") }
    }
  }

  private mutating func items(depth: Int) throws(Diagnostic) -> [Node] {
    var found: [Node] = []
    index += 1
    skipBlanks()
    if take("]") { return found }
    while true {
      found.append(try value(depth: depth + 1))
      skipBlanks()
      if take("]") { return found }
      guard take(",") else { throw unexpected("expected \",\" or \"]\"") }
    }
  }

  /// The text of a number that a double can hold.
  private mutating func number() throws(Diagnostic) -> String {
    let (first, start) = (index, position)
    _ = take("-")
    if !take("0") { guard digits() > 0 else { throw failure("not a JSON number", at: start) } }
    if take(".") { guard digits() > 0 else { throw failure("not a JSON number", at: start) } }
    var isShort = index - first <= 300
    if take("e") || take("E") {
      isShort = false
      if !take("+") { _ = take("-") }
      guard digits() > 0 else { throw failure("not a JSON number", at: start) }
    }
    if let byte = peek, isDigit(byte) {
      throw failure("a number cannot start with 0 and another digit", at: start)
    }
    let text = String(decoding: bytes[first..<index], as: UTF8.self)
    guard isShort || index - first <= 400 && Double(text)?.isFinite == true else {
      throw failure("the number is too large", at: start)
    }
    return text
  }

  private mutating func digits() -> Int {
    let start = index
    while let byte = peek, isDigit(byte) { index += 1 }
    return index - start
  }

  private mutating func text() throws(Diagnostic) -> String {
    let start = position
    index += 1
    var (first, out) = (index, "")
    while let byte = peek {
      switch byte {
      case UInt8(ascii: "\""):
        let rest = String(decoding: bytes[first..<index], as: UTF8.self)
        index += 1
        return out.isEmpty ? rest : out + rest
      case UInt8(ascii: "\\"):
        out += String(decoding: bytes[first..<index], as: UTF8.self)
        out.unicodeScalars.append(try escape())
        first = index
      case 0..<0x20: throw failure("a control character in text must be written as \\u00XX")
      default:
        // The first byte of a character counts as a column.
        if byte & 0xC0 == 0x80 { lineStart += 1 }
        index += 1
      }
    }
    throw failure("this text is never closed", at: start)
  }

  private mutating func escape() throws(Diagnostic) -> Unicode.Scalar {
    let start = position
    index += 1
    guard let letter = peek else { throw failure("this text is never closed", at: start) }
    index += 1
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(letter)
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
      return scalar
    default: throw failure("unknown escape in text", at: start)
    }
  }

  private mutating func unit() -> UInt32? {
    guard index + 4 <= end else { return nil }
    var code: UInt32 = 0
    for byte in bytes[index..<index + 4] {
      guard byte < 0x80, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else { return nil }
      code = code * 16 + UInt32(digit)
    }
    index += 4
    return code
  }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard peek == UInt8(ascii: character) else { return false }
    index += 1
    return true
  }

  private func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }
}

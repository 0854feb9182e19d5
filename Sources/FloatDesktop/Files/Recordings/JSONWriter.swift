/// Something that can be written as JSON.
package protocol JSONWritable {
  func write(to json: inout JSONWriter)
}

extension Bool: JSONWritable { package func write(to json: inout JSONWriter) { json.value(self) } }
extension Int: JSONWritable { package func write(to json: inout JSONWriter) { json.value(self) } }
extension Double: JSONWritable { package func write(to json: inout JSONWriter) { json.value(self) } }
extension String: JSONWritable { package func write(to json: inout JSONWriter) { json.value(self) } }
extension Array: JSONWritable where Element == String {
  package func write(to json: inout JSONWriter) {
    json.array { for text in self { $0.item(text) } }
  }
}

extension JSONWritable {
  /// The value on one line, or with `pretty` on many: two spaces for each level, arrays without objects on one line.
  package func text(pretty: Bool = false) -> String {
    var json = JSONWriter(isPretty: pretty)
    write(to: &json)
    return json.text
  }
}

/// Writes JSON as bytes, from front to back, without intermediate values that a line of a trace would throw away.
package struct JSONWriter: ~Copyable {
  // Not an array, because its uniqueness check for each comma would take longer than writing it.
  private var start: UnsafeMutablePointer<UInt8>
  private var count = 0
  /// Large enough for a line of a trace.
  private var capacity = 4096
  private let isPretty: Bool
  private var indent = 0
  /// Whether the innermost list is empty, and whether each of its items has a line of its own.
  private var isEmpty = true
  private var breaks = false

  package init(isPretty: Bool = false) {
    self.isPretty = isPretty
    start = .allocate(capacity: capacity)
  }

  deinit { start.deallocate() }

  package var text: String { withBytes { String(decoding: $0, as: UTF8.self) } }

  /// Passes the written bytes to a body.
  func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    body(UnsafeBufferPointer(start: start, count: count))
  }

  // MARK: Bytes

  /// A pointer to the next bytes, with room for `added` of them.
  @inline(__always) private mutating func room(_ added: Int) -> UnsafeMutablePointer<UInt8> {
    if capacity - count < added { grow(by: added) }
    return start + count
  }

  @inline(never) private mutating func grow(by added: Int) {
    capacity = max(2 * capacity, count + added)
    let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
    larger.update(from: start, count: count)
    start.deallocate()
    start = larger
  }

  @inline(__always) private mutating func put(_ scalar: Unicode.Scalar) {
    room(1).pointee = UInt8(ascii: scalar)
    count += 1
  }

  private mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let first = bytes.baseAddress else { return }
    room(bytes.count).update(from: first, count: bytes.count)
    count += bytes.count
  }

  private mutating func append(_ json: String) {
    var json = json
    json.withUTF8 { append($0) }
  }

  /// Ends a line.
  mutating func endLine() { put("\n") }

  // MARK: Lists

  /// - Parameter members: Adds the object's members.
  package mutating func object(_ members: (inout JSONWriter) -> Void) {
    list("{", "}", breaks: isPretty, members)
  }

  /// - Parameters:
  ///   - hasObjects: True where the array holds objects, which get lines of their own with `pretty`.
  ///   - items: Adds the array's items.
  package mutating func array(hasObjects: Bool = false, _ items: (inout JSONWriter) -> Void) {
    list("[", "]", breaks: isPretty && hasObjects, items)
  }

  private mutating func list(
    _ open: Unicode.Scalar, _ close: Unicode.Scalar, breaks: Bool, _ items: (inout JSONWriter) -> Void
  ) {
    put(open)
    let outer = (isEmpty, self.breaks)
    (isEmpty, self.breaks) = (true, breaks)
    indent += 1
    items(&self)
    indent -= 1
    if breaks, !isEmpty { beginLine() }
    (isEmpty, self.breaks) = outer
    put(close)
  }

  /// Begins the next value of an array.
  package mutating func item() {
    if !isEmpty {
      put(",")
      if isPretty, !breaks { put(" ") }
    }
    isEmpty = false
    if breaks { beginLine() }
  }

  package mutating func item(_ value: some JSONWritable) {
    item()
    value.write(to: &self)
  }

  /// Begins the next value of an object.
  package mutating func key(_ name: String) {
    item()
    value(name)
    put(":")
    if isPretty { put(" ") }
  }

  package mutating func member(_ name: String, _ value: some JSONWritable) {
    key(name)
    value.write(to: &self)
  }

  private mutating func beginLine() {
    endLine()
    for _ in 0..<2 * indent { put(" ") }
  }

  // MARK: Values

  package mutating func null() { append("null") }
  package mutating func value(_ isTrue: Bool) { append(isTrue ? "true" : "false") }

  package mutating func value(_ number: Double) {
    if let whole = JSON.whole(number) { value(whole) } else { append(JSON.text(of: number)) }
  }

  package mutating func value(_ number: Int) {
    if number < 0 { put("-") }
    var (rest, digits) = (number.magnitude, 1)
    while rest > 9 { (rest, digits) = (rest / 10, digits + 1) }
    let place = room(digits)
    rest = number.magnitude
    for digit in stride(from: digits - 1, through: 0, by: -1) {
      place[digit] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
      rest /= 10
    }
    count += digits
  }

  package mutating func value(_ string: String) {
    put("\"")
    var string = string
    let isWritten = string.withUTF8 { utf8 in
      // Printable ASCII, as in all keys and most values, needs no escapes.
      guard utf8.allSatisfy({ Self.isPlain($0) }) else { return false }
      append(utf8)
      return true
    }
    if !isWritten { escape(string) }
    put("\"")
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    (0x20..<0x7F).contains(byte) && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
  }

  private mutating func escape(_ string: String) {
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": append("\\\"")
      case "\\": append("\\\\")
      case "\n": append("\\n")
      case "\t": append("\\t")
      case "\r": append("\\r")
      case let control where control.value < 0x20 || (0x7F..<0xA0).contains(control.value):
        append("\\u")
        append(PrintableText.digits(control.value, 4, radix: 16))
      default: append(String(scalar))
      }
    }
  }
}

/// Something that can be written as JSON.
package protocol JSONWritable {
  func write(to json: inout JSONWriter)
}

extension JSONWritable {
  /// The value on one line, or with `pretty` on many: two spaces for each level, arrays without objects on one line.
  package func text(pretty: Bool = false) -> String {
    var json = JSONWriter(isPretty: pretty)
    write(to: &json)
    return json.text
  }
}

/// Writes JSON as bytes, from front to back: nothing is put together before that a line of a trace would throw away.
package struct JSONWriter {
  private var bytes: [UInt8] = []
  private let isPretty: Bool
  private var indent = 0
  /// Of the innermost list: whether something is in it, and whether each item has a line of its own.
  private var isEmpty = true
  private var breaks = false

  package init(isPretty: Bool = false) {
    self.isPretty = isPretty
    // A line of a trace.
    bytes.reserveCapacity(2048)
  }

  package var text: String { String(decoding: bytes, as: UTF8.self) }

  // MARK: Lists

  /// - Parameter members: Adds what is in the object.
  package mutating func object(_ members: (inout JSONWriter) -> Void) {
    list("{", "}", breaks: isPretty, members)
  }

  /// - Parameters:
  ///   - hasObjects: True where there are objects in it, which get lines of their own with `pretty`.
  ///   - items: Adds what is in the array.
  package mutating func array(hasObjects: Bool = false, _ items: (inout JSONWriter) -> Void) {
    list("[", "]", breaks: isPretty && hasObjects, items)
  }

  private mutating func list(
    _ open: Unicode.Scalar, _ close: Unicode.Scalar, breaks: Bool, _ items: (inout JSONWriter) -> Void
  ) {
    bytes.append(UInt8(ascii: open))
    let outer = (isEmpty, self.breaks)
    (isEmpty, self.breaks) = (true, breaks)
    indent += 1
    items(&self)
    indent -= 1
    if breaks, !isEmpty { beginLine() }
    (isEmpty, self.breaks) = outer
    bytes.append(UInt8(ascii: close))
  }

  /// Begins the next value of an array.
  package mutating func item() {
    if !isEmpty { append(breaks || !isPretty ? "," : ", ") }
    isEmpty = false
    if breaks { beginLine() }
  }

  /// Begins the next value of an object.
  package mutating func key(_ name: String) {
    item()
    value(name)
    append(isPretty ? ": " : ":")
  }

  private mutating func beginLine() {
    bytes.append(UInt8(ascii: "\n"))
    bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: 2 * indent))
  }

  // MARK: Values

  package mutating func null() { append("null") }
  package mutating func value(_ number: Double) { append(JSON.text(of: number)) }
  package mutating func value(_ number: Int) { append(String(number)) }
  package mutating func value(_ isTrue: Bool) { append(isTrue ? "true" : "false") }

  package mutating func value(_ string: String) {
    bytes.append(UInt8(ascii: "\""))
    var string = string
    let isWritten = string.withUTF8 { utf8 in
      // No character needs an escape in printable ASCII, as all keys and most values are.
      guard utf8.allSatisfy({ Self.isPlain($0) }) else { return false }
      bytes += utf8
      return true
    }
    if !isWritten { escape(string) }
    bytes.append(UInt8(ascii: "\""))
  }

  package mutating func value(_ strings: [String]) {
    array {
      for string in strings {
        $0.item()
        $0.value(string)
      }
    }
  }

  private mutating func append(_ json: String) { bytes += json.utf8 }

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
        append(PrintableText.padded(String(control.value, radix: 16), to: 4, with: "0", atEnd: false))
      default: append(String(scalar))
      }
    }
  }

  // MARK: Members

  package mutating func member(_ name: String, _ number: Double) {
    key(name)
    value(number)
  }

  package mutating func member(_ name: String, _ number: Int) {
    key(name)
    value(number)
  }

  package mutating func member(_ name: String, _ isTrue: Bool) {
    key(name)
    value(isTrue)
  }

  package mutating func member(_ name: String, _ string: String) {
    key(name)
    value(string)
  }

  package mutating func member(_ name: String, _ strings: [String]) {
    key(name)
    value(strings)
  }
}

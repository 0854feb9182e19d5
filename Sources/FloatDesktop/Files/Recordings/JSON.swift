/// A JSON value that keeps the order of its keys.
package enum JSON: Equatable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSON])
  case object([(key: String, value: JSON)])

  package static func == (a: JSON, b: JSON) -> Bool { a.text() == b.text() }

  /// The value on one line, or with `pretty` on many: two spaces for each level, arrays without objects on one line.
  package func text(pretty: Bool = false) -> String {
    var text = ""
    write(to: &text, pretty: pretty, indent: 0)
    return text
  }

  /// Exactly the number, in the fewest digits that read back as the same; what JSON cannot hold is null.
  package static func text(of number: Double) -> String {
    guard number.isFinite else { return "null" }
    if let whole = Int(exactly: number), abs(whole) < 1 << 53 { return String(whole) }
    return number.description
  }

  private func write(to text: inout String, pretty: Bool, indent: Int) {
    switch self {
    case .null: text += "null"
    case .bool(let value): text += value ? "true" : "false"
    case .number(let value): text += Self.text(of: value)
    case .string(let value): Self.quote(value, to: &text)
    case .array(let values):
      let breaks = pretty && values.contains { $0.isObject }
      Self.list(values, brackets: ("[", "]"), breaks: breaks, spaces: pretty, indent: indent, to: &text) {
        $0.write(to: &$1, pretty: pretty, indent: indent + 1)
      }
    case .object(let members):
      Self.list(
        members, brackets: ("{", "}"), breaks: pretty && !members.isEmpty, spaces: pretty, indent: indent,
        to: &text
      ) {
        Self.quote($0.key, to: &$1)
        $1 += pretty ? ": " : ":"
        $0.value.write(to: &$1, pretty: pretty, indent: indent + 1)
      }
    }
  }

  private var isObject: Bool {
    if case .object = self { true } else { false }
  }

  private static func list<Item>(
    _ items: [Item], brackets: (String, String), breaks: Bool, spaces: Bool, indent: Int,
    to text: inout String,
    write: (Item, inout String) -> Void
  ) {
    text += brackets.0
    for (index, item) in items.enumerated() {
      if index > 0 { text += breaks || !spaces ? "," : ", " }
      if breaks { text += "\n" + String(repeating: "  ", count: indent + 1) }
      write(item, &text)
    }
    if breaks { text += "\n" + String(repeating: "  ", count: indent) }
    text += brackets.1
  }

  private static func quote(_ string: String, to text: inout String) {
    text += "\""
    if isPlain(string) {
      text += string
    } else {
      escape(string, to: &text)
    }
    text += "\""
  }

  /// True where no character needs an escape: printable ASCII, as all keys and most values are.
  private static func isPlain(_ string: String) -> Bool {
    string.utf8.allSatisfy { byte in
      (0x20..<0x7F).contains(byte) && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
    }
  }

  private static func escape(_ string: String, to text: inout String) {
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\t": text += "\\t"
      case "\r": text += "\\r"
      case let control where control.value < 0x20 || (0x7F..<0xA0).contains(control.value):
        text += "\\u" + PrintableText.padded(String(control.value, radix: 16), to: 4, with: "0", atEnd: false)
      default: text.unicodeScalars.append(scalar)
      }
    }
  }
}

import FloatCore

/// A text file as it was read: checked UTF-8, split into lines.
///
/// A byte-order mark is skipped. Lines end with a line feed, a carriage return, or both.
package struct SourceText: Sendable {
  /// The file as the user named it.
  package let file: String
  /// The text without a byte-order mark, with its line ends as they were.
  package let text: String
  let bytes: [UInt8]
  /// The offset behind a byte-order mark.
  let start: Int
  /// The bytes of each line and its line end, which are looked up only for an error or a change.
  private let ranges: [Range<Int>]

  /// Reads bytes; bytes that are not UTF-8 and characters that no text should hold are refused with their place.
  package init(_ bytes: [UInt8], file: String) throws(Diagnostic) {
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    let body = bytes[start...]
    let breaks = body.indices.filter { index in
      // A carriage return and a line feed are one line end.
      bytes[index] == UInt8(ascii: "\n")
        || bytes[index] == UInt8(ascii: "\r") && bytes[index...].dropFirst().first != UInt8(ascii: "\n")
    }
    let ends = breaks.map { $0 + 1 }
    (self.file, self.bytes, self.start) = (file, bytes, start)
    ranges = zip([start] + ends, ends + [bytes.count]).map { $0..<$1 }
    // An empty file of YAML has no values, which its reader tells better.
    if !bytes.isEmpty, let reason = FileKind.reason(bytes) {
      text = ""
      throw Diagnostic(file: file, reason: reason)
    }
    guard let valid = String(validating: body, as: UTF8.self) else {
      text = String(decoding: body, as: UTF8.self)
      throw error(
        at: Self.firstDifference(body, text), "the text is not UTF-8 here; save the file with that encoding")
    }
    text = valid
    if let place = forbidden {
      throw error(
        at: place.position,
        "the character \(PrintableText.code(of: place.scalar)) is not allowed in this file; remove it")
    }
  }

  /// The number of lines; the last one may be empty.
  package var lineCount: Int { ranges.count }

  /// The lines without their line ends.
  package var lines: [String] { (1...lineCount).map { line($0) ?? "" } }

  /// The line of that number, counted from 1; nil when it does not exist.
  package func line(_ number: Int) -> String? {
    guard 1...lineCount ~= number else { return nil }
    let content = bytes[ranges[number - 1]].prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
    return String(decoding: content, as: UTF8.self)
  }

  /// The byte offset of a position; behind the last line that of the end.
  func offset(of position: SourcePosition) -> Int {
    guard position.line <= lineCount else { return bytes.count }
    let line = bytes[ranges[position.line - 1]]
    return String(decoding: line, as: UTF8.self).unicodeScalars.prefix(position.column - 1)
      .reduce(line.startIndex) { $0 + UTF8.width($1) }
  }

  /// The text's bytes without a byte-order mark, all lines ending with a line feed.
  package var unifiedBytes: [UInt8] {
    guard bytes.contains(UInt8(ascii: "\r")) else { return Array(bytes[start...]) }
    return Array(lines.joined(separator: "\n").utf8)
  }

  /// An error at a place, with its line. A place behind the end becomes the end of the last line with text.
  package func error(at position: SourcePosition?, key: String? = nil, _ reason: String, kept: String? = nil)
    -> Diagnostic
  {
    guard var place = position else {
      return Diagnostic(file: file, key: key, reason: reason, kept: kept)
    }
    if place.line >= lineCount, line(place.line)?.isEmpty ?? true,
      let last = (1...lineCount).last(where: { line($0) != "" })
    {
      place = SourcePosition(line: last, column: (line(last) ?? "").unicodeScalars.count + 1)
    }
    return Diagnostic(
      file: file, position: place, key: key, reason: reason, kept: kept, sourceLine: line(place.line))
  }

  private var forbidden: (position: SourcePosition, scalar: Unicode.Scalar)? {
    guard bytes[start...].withUnsafeBufferPointer(Self.holdsForbidden) else { return nil }
    for number in 1...lineCount {
      for (column, scalar) in (line(number) ?? "").unicodeScalars.enumerated()
      where Self.isForbidden(scalar) {
        return (SourcePosition(line: number, column: column + 1), scalar)
      }
    }
    return nil
  }

  /// Whether UTF-8 text has a forbidden scalar; it looks only at bytes, because all texts are checked and few have one.
  private static func holdsForbidden(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    for (index, byte) in bytes.enumerated() where byte < 32 || byte == 0x7F || byte >= 0xC2 {
      switch byte {
      case UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"): continue
      case ..<0x80: return true
      case 0xC2 where bytes[index + 1] < 0xA0: return true
      case 0xE2 where bytes[index + 1] == 0x80 && bytes[index + 2] | 1 == 0xA9: return true
      case 0xEF where bytes[index + 1] == 0xBB && bytes[index + 2] == 0xBF: return true
      case 0xEF where bytes[index + 1] == 0xBF && bytes[index + 2] >= 0xBE: return true
      default: continue
      }
    }
    return false
  }

  /// Control characters except the tab, line ends that editors disagree on, noncharacters, stray byte-order marks.
  static func isForbidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 9: false
    case 0..<32, 127..<160, 0x2028, 0x2029, 0xFEFF, 0xFFFE, 0xFFFF: true
    default: false
    }
  }

  private static func firstDifference(_ bytes: ArraySlice<UInt8>, _ repaired: String) -> SourcePosition {
    var position = SourcePosition(line: 1, column: 1)
    var rest = bytes
    for scalar in repaired.unicodeScalars {
      let expected = Array(String(scalar).utf8)
      guard rest.starts(with: expected) else { break }
      rest = rest.dropFirst(expected.count)
      if scalar == "\n" || (scalar == "\r" && rest.first != UInt8(ascii: "\n")) {
        position = SourcePosition(line: position.line + 1, column: 1)
      } else if scalar != "\r" {
        position.column += 1
      }
    }
    return position
  }
}

import FloatCore

/// The byte offsets at which a file's lines begin; columns count Unicode scalars.
struct LineTable: Sendable {
  /// The offset behind a byte-order mark.
  let start: Int
  private let starts: [Int]
  /// The offsets behind the line ends.
  private let ends: [Int]

  init(_ bytes: [UInt8]) {
    start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    let breaks = bytes.indices.dropFirst(start).filter { index in
      // A carriage return and a line feed are one line end.
      bytes[index] == UInt8(ascii: "\n")
        || bytes[index] == UInt8(ascii: "\r") && bytes[index...].dropFirst().first != UInt8(ascii: "\n")
    }
    let places = breaks.map { $0 + 1 }
    (starts, ends) = ([start] + places, places + [bytes.count])
  }

  /// The byte offset of a position; behind the last line that of the end.
  func offset(of position: SourcePosition, in bytes: [UInt8]) -> Int {
    guard position.line <= count else { return bytes.count }
    let start = starts[position.line - 1]
    let line = String(decoding: bytes[start..<ends[position.line - 1]], as: UTF8.self)
    return line.unicodeScalars.prefix(position.column - 1).reduce(start) { $0 + UTF8.width($1) }
  }

  /// The number of lines.
  var count: Int { starts.count }

  /// The line's bytes without its line end.
  func content(ofLine line: Int, in bytes: [UInt8]) -> ArraySlice<UInt8> {
    guard starts.indices.contains(line - 1) else { return [] }
    return bytes[starts[line - 1]..<ends[line - 1]].prefix {
      $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r")
    }
  }

  /// The lines without their line ends.
  func lines(in bytes: [UInt8]) -> [String] {
    (1...starts.count).map { String(decoding: content(ofLine: $0, in: bytes), as: UTF8.self) }
  }

  /// The number of the last line that has any text; 0 in an empty file.
  func lastLine(in bytes: [UInt8]) -> Int {
    (1...starts.count).last { !content(ofLine: $0, in: bytes).isEmpty } ?? 0
  }
}

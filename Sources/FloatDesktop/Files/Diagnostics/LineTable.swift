import FloatCore

/// The byte offsets at which a file's lines begin; columns count Unicode scalars.
struct LineTable: Sendable {
  /// The offset behind a byte-order mark.
  let start: Int
  private let starts: [Int]
  /// The offset of the file's end.
  private let end: Int

  init(_ bytes: [UInt8]) {
    start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    var starts = [start]
    var index = start
    while index < bytes.count {
      let isReturn = bytes[index] == UInt8(ascii: "\r")
      if isReturn, index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "\n") { index += 1 }
      if isReturn || bytes[index] == UInt8(ascii: "\n") { starts.append(index + 1) }
      index += 1
    }
    (self.starts, end) = (starts, bytes.count)
  }

  /// The byte offset of a position; nil outside of the file.
  func offset(of position: SourcePosition, in bytes: [UInt8]) -> Int? {
    guard starts.indices.contains(position.line - 1), position.column >= 1 else { return nil }
    var offset = starts[position.line - 1]
    let end = end(ofLine: position.line)
    for _ in 1..<position.column {
      guard offset < end else { return nil }
      offset += 1
      // A scalar's later bytes are 10xxxxxx in UTF-8.
      while offset < end, bytes[offset] & 0xC0 == 0x80 { offset += 1 }
    }
    return offset
  }

  /// The number of lines.
  var count: Int { starts.count }

  /// The line's bytes without its line end.
  func content(ofLine line: Int, in bytes: [UInt8]) -> ArraySlice<UInt8> {
    guard starts.indices.contains(line - 1) else { return [] }
    var content = bytes[starts[line - 1]..<end(ofLine: line)]
    while let last = content.last, last == UInt8(ascii: "\n") || last == UInt8(ascii: "\r") {
      content.removeLast()
    }
    return content
  }

  /// The lines without their line ends.
  func lines(in bytes: [UInt8]) -> [String] {
    (1...starts.count).map { String(decoding: content(ofLine: $0, in: bytes), as: UTF8.self) }
  }

  /// The offset behind a line and its line end; for line 0 the file's first byte.
  func end(ofLine line: Int) -> Int {
    line < 1 ? start : line < starts.count ? starts[line] : end
  }

  /// The number of the last line that has any text; 0 in an empty file.
  func lastLine(in bytes: [UInt8]) -> Int {
    (1...starts.count).last { !content(ofLine: $0, in: bytes).isEmpty } ?? 0
  }

  /// The line end that the file uses.
  func ending(in bytes: [UInt8]) -> String {
    let line = bytes[start..<end(ofLine: 1)]
    if line.suffix(2) == [UInt8(ascii: "\r"), UInt8(ascii: "\n")] { return "\r\n" }
    return line.last == UInt8(ascii: "\r") ? "\r" : "\n"
  }
}

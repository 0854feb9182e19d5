import FloatCore

/// The root element of an SVG.
struct DrawingRoot {
  private var attributes: [String: String] = [:]

  /// Nil where the text has none.
  init?(_ text: ArraySlice<UInt8>) {
    guard var rest = Self.behindName(text) else { return nil }
    func isBlank(_ byte: UInt8) -> Bool { byte <= 0x20 }
    func isEnd(_ byte: UInt8) -> Bool { byte == UInt8(ascii: ">") || byte == UInt8(ascii: "/") }
    while true {
      rest = rest.drop(while: isBlank)
      guard let first = rest.first, !isEnd(first) else { return }
      let name = rest.prefix { !isBlank($0) && !isEnd($0) && $0 != UInt8(ascii: "=") }
      rest = rest[name.endIndex...].drop(while: isBlank)
      guard rest.first == UInt8(ascii: "=") else {
        // A word without a value; a lone "=" is skipped.
        if name.isEmpty { rest = rest.dropFirst() }
        continue
      }
      rest = rest.dropFirst().drop(while: isBlank)
      guard let quote = rest.first, [UInt8(ascii: "\""), UInt8(ascii: "'")].contains(quote) else { continue }
      let value = rest.dropFirst().prefix { $0 != quote }
      rest = rest[value.endIndex...].dropFirst()
      let key = String(decoding: name, as: UTF8.self)
      if attributes[key] == nil { attributes[key] = String(decoding: value, as: UTF8.self) }
    }
  }

  /// The text behind `<svg`, which in a comment is none.
  private static func behindName(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    var rest = text
    while let start = rest.firstIndex(of: UInt8(ascii: "<")) {
      rest = rest[start...]
      if rest.starts(with: Array("<!--".utf8)) {
        guard let end = rest.firstPlace(behind: Array("-->".utf8)) else { return nil }
        rest = rest[end...]
      } else if rest.starts(with: Array("<svg".utf8)) {
        rest = rest.dropFirst(4)
        if let next = rest.first, next <= 0x20 || next == UInt8(ascii: ">") || next == UInt8(ascii: "/") {
          return rest
        }
      } else {
        rest = rest.dropFirst()
      }
    }
    return nil
  }

  /// The width and height, else the last two numbers of the `viewBox`; nil where they are no sizes of a drawing.
  var size: Size? {
    let sides = [attributes["width"], attributes["height"]].compactMap { $0.flatMap(Self.length) }
    if sides.count == 2 { return Size(sides[0], sides[1]) }
    let box = attributes["viewBox"]?.split { $0 == "," || $0.isWhitespace } ?? []
    guard box.count == 4 else { return nil }
    let last = box[2...].compactMap { Self.length(String($0)) }
    return last.count == 2 ? Size(last[0], last[1]) : nil
  }

  private static func length(_ text: String) -> Double? {
    let text = text.hasSuffix("px") || text.hasSuffix("pt") ? text.dropLast(2) : text[...]
    return Double(text).flatMap { PictureLimits.claimedSides.contains($0) ? $0 : nil }
  }
}

extension ArraySlice<UInt8> {
  /// The index behind the first occurrence of `mark`; nil where there is none.
  func firstPlace(behind mark: [UInt8]) -> Int? {
    guard let first = mark.first, count >= mark.count else { return nil }
    for start in startIndex...endIndex - mark.count
    where self[start] == first && self[start..<start + mark.count].elementsEqual(mark) {
      return start + mark.count
    }
    return nil
  }
}

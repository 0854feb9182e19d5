import FloatCore

/// The start of an element in an SVG.
struct DrawingTag {
  typealias Bytes = ArraySlice<UInt8>

  let name: String
  /// The attributes in order, each with its value's bytes, which may be megabytes of a picture.
  private(set) var attributes: [(name: String, value: Bytes)] = []
  /// The text up to the next tag, such as a style sheet's.
  fileprivate(set) var text: Bytes = []
  /// The index of the "<" in the text.
  let start: Int

  /// The root element; nil where the text has none.
  static func root(in text: Bytes) -> DrawingTag? {
    DrawingTags(text).first { $0.name == "svg" }
  }

  /// - Parameter rest: The text behind the "<", which becomes that behind the attributes.
  fileprivate init(_ rest: inout Bytes) {
    func isBlank(_ byte: UInt8) -> Bool { byte <= 0x20 }
    func isEnd(_ byte: UInt8) -> Bool { byte == UInt8(ascii: ">") || byte == UInt8(ascii: "/") }
    start = rest.startIndex - 1
    let name = rest.prefix { !isBlank($0) && !isEnd($0) && $0 != UInt8(ascii: "<") }
    self.name = String(decoding: name.prefix(64), as: UTF8.self)
    rest = rest[name.endIndex...]
    while true {
      rest = rest.drop(while: isBlank)
      guard let first = rest.first, !isEnd(first), first != UInt8(ascii: "<") else { return }
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
      attributes.append((String(decoding: name.prefix(64), as: UTF8.self), value))
    }
  }

  subscript(_ name: String) -> String? {
    attributes.first { $0.name == name }.map { String(decoding: $0.value.prefix(4096), as: UTF8.self) }
  }

  /// The width and height, else the last two numbers of the `viewBox`; nil where they are no sizes of a drawing.
  var drawingSize: Size? {
    let sides = [self["width"], self["height"]].compactMap { $0.flatMap(Self.length) }
    if sides.count == 2 { return Size(sides[0], sides[1]) }
    let box = self["viewBox"]?.split { $0 == "," || $0.isWhitespace } ?? []
    guard box.count == 4 else { return nil }
    let last = box[2...].compactMap { Self.length(String($0)) }
    return last.count == 2 ? Size(last[0], last[1]) : nil
  }

  private static func length(_ text: String) -> Double? {
    let text = text.hasSuffix("px") || text.hasSuffix("pt") ? text.dropLast(2) : text[...]
    return Double(text).flatMap { PictureLimits.claimedSides.contains($0) ? $0 : nil }
  }
}

/// The starts of all elements in an SVG; comments and ends are skipped.
struct DrawingTags: Sequence, IteratorProtocol {
  private var rest: ArraySlice<UInt8>

  init(_ text: ArraySlice<UInt8>) { rest = text }

  mutating func next() -> DrawingTag? {
    while let start = rest.firstIndex(of: UInt8(ascii: "<")) {
      rest = rest[start...]
      if let (_, end) = Self.skipped.first(where: { rest.starts(with: $0.start) }) {
        guard let place = rest.firstPlace(behind: end) else { return nil }
        rest = rest[place...]
        continue
      }
      rest = rest.dropFirst()
      if let first = rest.first, [UInt8(ascii: "/"), UInt8(ascii: "!")].contains(first) { continue }
      var tag = DrawingTag(&rest)
      tag.text = rest.prefix { $0 != UInt8(ascii: "<") }
      return tag
    }
    return nil
  }

  private static let skipped = [("<!--", "-->"), ("<?", "?>")].map {
    (start: Array($0.0.utf8), end: Array($0.1.utf8))
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

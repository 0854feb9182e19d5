import FloatCore

/// The start of an element in an SVG.
struct DrawingTag {
  typealias Bytes = ArraySlice<UInt8>

  let name: String
  /// The attributes in order, each with its value's bytes, which may be megabytes of a picture.
  private(set) var attributes: [(name: String, value: Bytes)] = []
  /// The text up to the next tag; a style sheet's up to its end, or to that of the drawing.
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

  /// The width and height, of which the `viewBox` gives a missing one by its proportions, and both where both are
  /// missing; nil where they are no sizes of a drawing, and where nothing is drawn because of its `viewBox`.
  var drawingSize: Size? {
    var sides: Size?
    if let text = self["viewBox"] {
      // A minus begins a number, too.
      let spaced = text.replacing("-", with: " -").replacing("e -", with: "e-").replacing("E -", with: "e-")
      let box = spaced.split { $0 == "," || $0.isWhitespace }.prefix(4).compactMap(Self.number)
      guard box.count == 4, box[2] > 0, box[3] > 0 else { return nil }
      sides = Size(box[2], box[3])
    }
    let (width, height) = (self["width"].flatMap(Self.length), self["height"].flatMap(Self.length))
    let size =
      switch (width, height) {
      case (let width?, let height?): Size?(Size(width, height))
      case (let width?, nil): sides.map { Size(width, width * $0.height / $0.width) }
      case (nil, let height?): sides.map { Size(height * $0.width / $0.height, height) }
      case (nil, nil): sides
      }
    let known = PictureLimits.claimedSides
    return size.flatMap { known.contains($0.width) && known.contains($0.height) ? $0 : nil }
  }

  /// A number as SVG writes it; Swift knows more forms.
  private static func number(_ text: Substring) -> Double? {
    guard let last = text.utf8.last, 0x30...0x39 ~= last,
      text.utf8.allSatisfy({ "0123456789+-.eE".utf8.contains($0) })
    else { return nil }
    return Double(text)
  }

  /// A length in pixels, 96 to the inch. Design tools mean their own points, which are this program's, by `pt`.
  private static func length(_ text: String) -> Double? {
    let units: [(name: String, length: Double)] = [
      ("px", 1), ("pt", 1), ("mm", 96 / 25.4), ("cm", 96 / 2.54), ("in", 96), ("pc", 16),
    ]
    let words = text.lowercased().split(whereSeparator: \.isWhitespace)
    guard words.count == 1, let text = words.first else { return nil }
    let unit = units.first { text.hasSuffix($0.name) }
    return number(text.dropLast(unit?.name.count ?? 0)).flatMap {
      let length = $0 * (unit?.length ?? 1)
      return PictureLimits.claimedSides.contains(length) ? length : nil
    }
  }
}

/// The starts of all elements in an SVG, and its references to style sheets; comments, ends and the rules of style sheets
/// are skipped.
///
/// Each byte is read a fixed number of times at most: a drawing may have megabytes of tags that nothing ends.
struct DrawingTags: Sequence, IteratorProtocol {
  private var rest: ArraySlice<UInt8>

  init(_ text: ArraySlice<UInt8>) { rest = text }

  mutating func next() -> DrawingTag? {
    while let start = rest.firstIndex(of: UInt8(ascii: "<")) {
      rest = rest[start...]
      if !rest.starts(with: Self.styleSheet),
        let (_, end) = Self.skipped.first(where: { rest.starts(with: $0.start) })
      {
        guard let place = rest.firstPlace(behind: end) else { return nil }
        rest = rest[place...]
        continue
      }
      rest = rest.dropFirst()
      if let first = rest.first, [UInt8(ascii: "/"), UInt8(ascii: "!")].contains(first) { continue }
      var tag = DrawingTag(&rest)
      let isSheet = tag.name == "style" && rest.first != UInt8(ascii: "/")
      tag.text = isSheet ? rest.before(Self.styleEnd) : rest.prefix { $0 != UInt8(ascii: "<") }
      rest = rest[tag.text.endIndex...]
      return tag
    }
    return nil
  }

  private static let styleSheet = Array("<?xml-stylesheet".utf8)
  private static let styleEnd = Array("</style".utf8)
  private static let skipped = [("<!--", "-->"), ("<?", "?>")].map {
    (start: Array($0.0.utf8), end: Array($0.1.utf8))
  }
}

extension ArraySlice<UInt8> {
  /// What comes before `mark`; all of it where there is none.
  func before(_ mark: [UInt8]) -> ArraySlice<UInt8> {
    firstPlace(behind: mark).map { self[..<($0 - mark.count)] } ?? self
  }

  func contains(_ text: String) -> Bool { firstPlace(behind: Array(text.utf8)) != nil }

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

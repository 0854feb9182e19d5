/// An SVG's text, split into the same pieces as the renderer sees.
///
/// The renderer does not parse XML: a tag ends at the next `>`, even inside quotes; an attribute's value is the content
/// of the next quotes; a name extends to the next blank. The text is split in exactly this way, because otherwise it
/// could contain something that only one of the two sees.
struct PictureMarkup {
  typealias Bytes = ArraySlice<UInt8>

  enum Piece {
    case text(Bytes)
    case tag(Tag)
  }

  struct Tag {
    var name: Bytes = []
    var attributes: [Declaration] = []
    /// `<g …>` starts an element, `</g>` ends it, `<g … />` does both.
    var starts = false
    var ends = false
  }

  /// A name and its value, from an attribute or a style.
  struct Declaration {
    var name: Bytes
    var value: Bytes
  }

  private let bytes: Bytes
  private var offset: Int
  private var isInTag = false

  /// - Parameter bytes: The text; like the renderer, reads no further than a zero byte.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes.prefix { $0 != 0 }
    offset = self.bytes.startIndex
  }

  /// The next piece; nil at the end. Text after the last tag, and a tag without an end, are no pieces.
  mutating func next() -> Piece? {
    while let end = bytes[offset...].firstIndex(of: UInt8(ascii: isInTag ? ">" : "<")) {
      let range = bytes[offset..<end]
      offset = end + 1
      isInTag.toggle()
      if isInTag {
        if !range.isEmpty { return .text(range) }
      } else if let tag = Self.tag(range) {
        return .tag(tag)
      }
    }
    return nil
  }

  private static func tag(_ text: Bytes) -> Tag? {
    var tag = Tag()
    var rest = text.drop(while: isBlank)
    if rest.first == UInt8(ascii: "/") {
      rest = rest.dropFirst()
      tag.ends = true
    } else {
      tag.starts = true
    }
    guard let first = rest.first, first != UInt8(ascii: "?"), first != UInt8(ascii: "!") else { return nil }
    tag.name = rest.prefix { !isBlank($0) }
    rest = rest[tag.name.endIndex...].dropFirst()
    while !tag.ends {
      rest = rest.drop(while: isBlank)
      guard let first = rest.first else { break }
      if first == UInt8(ascii: "/") {
        tag.ends = true
        break
      }
      let name = rest.prefix { !isBlank($0) && $0 != UInt8(ascii: "=") }
      rest = rest[name.endIndex...].dropFirst().drop { $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "'") }
      guard let quote = rest.first else { break }
      let value = rest.dropFirst().prefix { $0 != quote }
      rest = rest[value.endIndex...].dropFirst()
      tag.attributes.append(Declaration(name: name, value: value))
    }
    return tag
  }

  /// The declarations of a `style`, in order.
  static func declarations(_ style: Bytes) -> [Declaration] {
    style.split(separator: UInt8(ascii: ";")).map { text in
      let name = text.prefix { $0 != UInt8(ascii: ":") }
      let value = text[name.endIndex...].drop { $0 == UInt8(ascii: ":") || isBlank($0) }
      return Declaration(
        name: trimmed(name).prefix(longestDeclaration), value: value.prefix(longestDeclaration))
    }
  }

  /// The longest name or value in a style that the renderer reads.
  private static let longestDeclaration = 511

  private static func trimmed(_ text: Bytes) -> Bytes {
    let start = text.drop(while: isBlank)
    return start.prefix((start.lastIndex { !isBlank($0) } ?? start.startIndex - 1) + 1 - start.startIndex)
  }

  static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || 0x09...0x0D ~= byte }
}

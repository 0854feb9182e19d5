package import FloatCore

/// The header of a WebP.
package struct WebPHeader {
  /// The length that the file gives for itself.
  let length: Int
  /// The size in pixels, of its canvas or of its only picture; nil where it is damaged.
  package let size: Size?
  let isAnimated: Bool

  /// Nil if the bytes are not a WebP.
  package init?(_ bytes: [UInt8]) {
    guard bytes.count >= 12, bytes.starts(with: Array("RIFF".utf8)),
      Array(bytes[8..<12]) == Array("WEBP".utf8)
    else { return nil }
    func number(_ start: Int, _ count: Int) -> Int {
      (0..<count).reduce(0) { $0 | Int(bytes[start + $1]) << (8 * $1) }
    }
    func size(_ width: Int, _ height: Int) -> Size { Size(Double(width), Double(height)) }
    length = 8 + number(4, 4)
    // A picture of one colour has no more.
    let kind = bytes.count >= 25 ? Array(bytes[12..<16]) : []
    isAnimated = kind == Array("VP8X".utf8) && bytes[20] & 2 != 0
    switch kind {
    case Array("VP8X".utf8) where bytes.count >= 30: self.size = size(number(24, 3) + 1, number(27, 3) + 1)
    case Array("VP8L".utf8) where bytes[20] == 0x2F:
      let bits = number(21, 4)
      self.size = size(bits & 0x3FFF + 1, bits >> 14 & 0x3FFF + 1)
    case Array("VP8 ".utf8) where bytes.count >= 30 && Array(bytes[23..<26]) == [0x9D, 0x01, 0x2A]:
      self.size = size(number(26, 2) & 0x3FFF, number(28, 2) & 0x3FFF)
    default: self.size = nil
    }
  }
}

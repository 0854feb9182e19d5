import FloatCore

/// The header of a JPEG: its size, its colour components and its orientation.
package struct JPEGHeader {
  /// The EXIF orientation, 1…8: the side of the shown picture on which the first stored row and column lie.
  ///
  /// Cameras store pixels in the order of their sensor, and which side was up.
  package private(set) var orientation = 1
  /// The size as stored, in pixels.
  package let stored: Size
  /// The number of colour components; four for CMYK.
  package let components: Int

  /// Nil if the bytes are not a JPEG.
  package init?(_ bytes: [UInt8]) {
    guard bytes.starts(with: [0xFF, 0xD8]) else { return nil }
    func two(_ start: Int) -> Int { Int(bytes[start]) << 8 | Int(bytes[start + 1]) }
    var orientation: Int?
    var offset = 2
    while offset + 9 < bytes.count, bytes[offset] == 0xFF {
      switch bytes[offset + 1] {
      case 0xFF: offset += 1
      case 0xC4, 0xC8, 0xCC: offset += 2 + two(offset + 2)
      case 0xC0...0xCF:
        stored = Size(Double(two(offset + 7)), Double(two(offset + 5)))
        components = Int(bytes[offset + 9])
        self.orientation = orientation ?? 1
        return
      case 0xD9, 0xDA: return nil
      default:
        let end = offset + 2 + two(offset + 2)
        if bytes[offset + 1] == 0xE1, orientation == nil, offset + 4 < end, end <= bytes.count {
          orientation = Self.orientation(bytes[(offset + 4)..<end])
        }
        offset = end
      }
    }
    return nil
  }

  /// The size as shown, in pixels.
  package var shown: Size { isTurned ? Size(stored.height, stored.width) : stored }

  /// True if a stored row is shown as a column.
  private var isTurned: Bool { orientation > 4 }

  /// The stored place of a shown pixel.
  package func place(x: Int, y: Int) -> (x: Int, y: Int) {
    let (right, bottom) = (Int(stored.width) - 1, Int(stored.height) - 1)
    return switch orientation {
    case 2: (right - x, y)
    case 3: (right - x, bottom - y)
    case 4: (x, bottom - y)
    case 5: (y, x)
    case 6: (y, bottom - x)
    case 7: (right - y, bottom - x)
    case 8: (right - y, x)
    default: (x, y)
    }
  }

  /// The orientation in an EXIF segment, a TIFF list of 12-byte entries; nil if it has none.
  private static func orientation(_ segment: ArraySlice<UInt8>) -> Int? {
    guard segment.starts(with: Array("Exif\0\0".utf8)) else { return nil }
    let tiff = Array(segment.dropFirst(6))
    let isLittle = tiff.first == UInt8(ascii: "I")
    func number(_ start: Int, _ count: Int) -> Int? {
      guard start >= 0, start + count <= tiff.count else { return nil }
      let bytes = tiff[start..<start + count]
      return (isLittle ? Array(bytes.reversed()) : Array(bytes)).reduce(0) { $0 << 8 | Int($1) }
    }
    guard let list = number(4, 4), let count = number(list, 2) else { return nil }
    for index in 0..<count {
      let entry = list + 2 + index * 12
      guard let tag = number(entry, 2), let value = number(entry + 8, 2) else { return nil }
      if tag == 0x0112 { return (1...8).contains(value) ? value : nil }
    }
    return nil
  }
}

package import FloatCore

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

  /// True where the pixels come in several passes, each of which refines the one before.
  let isProgressive: Bool
  /// Why such a picture is not decoded; nil where it is.
  let objection: String?

  /// Nil if the bytes are not a JPEG, or end before its header.
  package init?(_ bytes: [UInt8]) {
    var orientation: Int?
    for segment in JPEGSegments(bytes) {
      let content = segment.content
      func two(_ offset: Int) -> Int {
        Int(bytes[content.lowerBound + offset]) << 8 | Int(bytes[content.lowerBound + offset + 1])
      }
      switch segment.marker {
      case 0xC4, 0xC8, 0xCC: continue
      case 0xC0...0xCF:
        guard content.count >= 6 else { return nil }
        stored = Size(Double(two(3)), Double(two(1)))
        components = Int(bytes[content.lowerBound + 5])
        isProgressive = segment.marker & 3 == 2
        let depth = bytes[content.lowerBound]
        objection =
          segment.marker & 3 == 3
          ? "is a lossless JPEG; save it as PNG"
          : depth == 8 ? nil : "has \(depth) bits a colour; save it with 8"
        self.orientation = orientation ?? 1
        return
      case 0xD9, 0xDA: return nil
      case 0xE1: orientation = orientation ?? Self.orientation(bytes[content])
      default: continue
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

package import FloatCore
package import FloatPainting
package import FloatStudio
import Foundation

/// The pixels of Xvfb's screen, which Xvfb keeps in a file of the X window dump format.
package struct Screenshot {
  package let size: PixelSize
  private let bytes: [UInt8]
  private let start: Int
  private let stride: Int

  struct Unreadable: Error {}

  package init(path: String) throws {
    bytes = Array(try Data(contentsOf: URL(fileURLWithPath: path)))
    let bytes = bytes
    func word(_ index: Int) -> Int {
      bytes[index * 4..<index * 4 + 4].reduce(0) { $0 << 8 | Int($1) }
    }
    // The header is big-endian; see X11/XWDFile.h. The pixels here are 32-bit, least significant byte first.
    guard bytes.count > 100, word(1) == 7, word(11) == 32, word(7) == 0 else { throw Unreadable() }
    start = word(0) + word(19) * 12
    size = PixelSize(width: word(4), height: word(5))
    stride = word(12)
    guard bytes.count >= start + stride * size.height else { throw Unreadable() }
  }

  /// The colour of a pixel.
  package subscript(x: Int, y: Int) -> Color {
    let place = start + y * stride + x * 4
    return Color(bytes[place + 2], bytes[place + 1], bytes[place])
  }

  /// The pixels of the top-left corner, opaque; pixels outside the screen stay transparent.
  package func surface(_ wanted: PixelSize) -> Surface {
    let surface = Surface(width: wanted.width, height: wanted.height)
    for y in 0..<min(wanted.height, size.height) {
      for x in 0..<min(wanted.width, size.width) {
        let place = start + y * stride + x * 4
        let (blue, green, red) = (bytes[place], bytes[place + 1], bytes[place + 2])
        surface[x, y] = 0xFF00_0000 | UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
      }
    }
    return surface
  }

  /// The number of pixels of a colour in a rectangle.
  package func count(of color: Color, in rect: Rect) -> Int {
    var count = 0
    for y in Int(rect.minY)..<min(Int(rect.maxY), size.height) {
      for x in Int(rect.minX)..<min(Int(rect.maxX), size.width) where self[x, y] == color { count += 1 }
    }
    return count
  }

  /// The places of a picture's part on the screen, pixel for pixel, by its top-left corner.
  package func places(of picture: Surface, _ part: PixelRect) -> [(x: Int, y: Int)] {
    // Nearly every place fails at the first pixel that is not the background.
    let pixels = (0..<part.area).map { (x: $0 % part.width, y: $0 / part.width) }
    let plain = picture[part.x, part.y]
    let order =
      pixels.filter { picture[part.x + $0.x, part.y + $0.y] != plain }
      + pixels.filter { picture[part.x + $0.x, part.y + $0.y] == plain }
    var places: [(x: Int, y: Int)] = []
    for y in 0...max(0, size.height - part.height) {
      for x in 0...max(0, size.width - part.width) {
        let isThere = order.allSatisfy { pixel in
          let place = start + (y + pixel.y) * stride + (x + pixel.x) * 4
          let expected = picture[part.x + pixel.x, part.y + pixel.y]
          return bytes[place] == UInt8(expected & 0xFF) && bytes[place + 1] == UInt8(expected >> 8 & 0xFF)
            && bytes[place + 2] == UInt8(expected >> 16 & 0xFF)
        }
        if isThere { places.append((x, y)) }
      }
    }
    return places
  }
}

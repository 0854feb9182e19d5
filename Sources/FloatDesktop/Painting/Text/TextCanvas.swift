import FloatCore

/// Gathers drawn pieces of a line and makes one bitmap of them.
struct TextCanvas {
  private var pieces: [(line: FontFace.Line, left: Int)] = []

  mutating func add(_ line: FontFace.Line, at pen: Int) {
    pieces.append((line, pen - line.left))
  }

  /// All pieces as one bitmap that ends where its ink ends; nil where there is none.
  func bitmap(color: Color?) -> Bitmap? {
    guard let left = pieces.map(\.left).min(), let top = pieces.map({ -$0.line.top }).min(),
      let right = pieces.map({ $0.left + $0.line.width }).max(),
      let bottom = pieces.map({ $0.line.height - $0.line.top }).max(), right > left, bottom > top
    else { return nil }
    let frame = (left: left, top: top, width: right - left, height: bottom - top)
    if let color {
      return Self.trimmed(colors(frame, color), frame, isEmpty: { $0 == 0 }, Bitmap.Pixels.premultiplied)
    }
    return Self.trimmed(mask(frame), frame, isEmpty: { $0 == 0 }, Bitmap.Pixels.mask)
  }

  private typealias Frame = (left: Int, top: Int, width: Int, height: Int)

  private func mask(_ frame: Frame) -> [UInt8] {
    var result = [UInt8](repeating: 0, count: frame.width * frame.height)
    for (line, left) in pieces {
      for y in 0..<line.height {
        let target = (y - line.top - frame.top) * frame.width + left - frame.left
        let source = y * line.width
        switch line.pixels {
        case .mask(let mask):
          for x in 0..<line.width { result[target + x] = max(result[target + x], mask[source + x]) }
        case .premultiplied(let colors):
          for x in 0..<line.width {
            result[target + x] = max(result[target + x], UInt8(colors[source + x] >> 24))
          }
        }
      }
    }
    return result
  }

  private func colors(_ frame: Frame, _ color: Color) -> [UInt32] {
    var result = [UInt32](repeating: 0, count: frame.width * frame.height)
    let palette = (0...255).map { color.pixel(opacity: $0) }
    for (line, left) in pieces {
      for y in 0..<line.height {
        let target = (y - line.top - frame.top) * frame.width + left - frame.left
        let source = y * line.width
        switch line.pixels {
        case .mask(let mask):
          for x in 0..<line.width where mask[source + x] > 0 {
            result[target + x] = over(palette[Int(mask[source + x])], result[target + x])
          }
        case .premultiplied(let colors):
          for x in 0..<line.width where colors[source + x] > 0 {
            // Emoji keep their colours, but fade with the text.
            let faded = scaled(colors[source + x], UInt32(color.alpha))
            result[target + x] = over(faded, result[target + x])
          }
        }
      }
    }
    return result
  }

  /// Cuts rows and columns without ink.
  private static func trimmed<Pixel>(
    _ pixels: [Pixel], _ frame: Frame, isEmpty: (Pixel) -> Bool, _ wrap: ([Pixel]) -> Bitmap.Pixels
  ) -> Bitmap? {
    var left = frame.width
    var right = 0
    var top = frame.height
    var bottom = 0
    for y in 0..<frame.height {
      let row = pixels[y * frame.width..<(y + 1) * frame.width]
      guard let first = row.firstIndex(where: { !isEmpty($0) }),
        let last = row.lastIndex(where: { !isEmpty($0) })
      else { continue }
      left = min(left, first - row.startIndex)
      right = max(right, last - row.startIndex + 1)
      top = min(top, y)
      bottom = y + 1
    }
    guard left < right else { return nil }
    var result: [Pixel] = []
    result.reserveCapacity((right - left) * (bottom - top))
    for y in top..<bottom { result += pixels[y * frame.width + left..<y * frame.width + right] }
    return Bitmap(
      width: right - left, height: bottom - top, originX: frame.left + left, originY: frame.top + top,
      pixels: wrap(result))
  }
}

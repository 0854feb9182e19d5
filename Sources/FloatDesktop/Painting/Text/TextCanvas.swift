import FloatCore

/// Collects the drawn pieces of a line and makes one bitmap of them.
struct TextCanvas {
  private var pieces: [(line: FontFace.Line, left: Int)] = []

  mutating func add(_ line: FontFace.Line, at pen: Int) {
    pieces.append((line, pen - line.left))
  }

  /// Returns all pieces as one bitmap without empty margins; nil if it would be empty.
  func bitmap(color: Color?) -> Bitmap? {
    guard let left = pieces.map(\.left).min(), let top = pieces.map({ -$0.line.top }).min(),
      let right = pieces.map({ $0.left + $0.line.width }).max(),
      let bottom = pieces.map({ $0.line.height - $0.line.top }).max(), right > left, bottom > top
    else { return nil }
    let frame = (left: left, top: top, width: right - left, height: bottom - top)
    if let color {
      return Self.trimmed(colors(frame, color), frame, Bitmap.Pixels.premultiplied)
    }
    return Self.trimmed(mask(frame), frame, Bitmap.Pixels.mask)
  }

  private typealias Frame = (left: Int, top: Int, width: Int, height: Int)

  private func mask(_ frame: Frame) -> [UInt8] {
    // A single piece is as large as the frame.
    if pieces.count == 1, case .mask(let mask) = pieces[0].line.pixels { return mask }
    return [UInt8](unsafeUninitializedCapacity: frame.width * frame.height) { result, count in
      result.initialize(repeating: 0)
      for (line, left) in pieces {
        let first = (-line.top - frame.top) * frame.width + left - frame.left
        for y in 0..<line.height {
          let target = first + y * frame.width
          let source = y * line.width
          switch line.pixels {
          case .mask(let mask):
            mask.withUnsafeBufferPointer { mask in
              for x in 0..<line.width { result[target + x] = max(result[target + x], mask[source + x]) }
            }
          case .premultiplied(let colors):
            for x in 0..<line.width {
              result[target + x] = max(result[target + x], UInt8(colors[source + x] >> 24))
            }
          }
        }
      }
      count = frame.width * frame.height
    }
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
  private static func trimmed<Pixel: FixedWidthInteger>(
    _ pixels: [Pixel], _ frame: Frame, _ wrap: ([Pixel]) -> Bitmap.Pixels
  ) -> Bitmap? {
    var left = frame.width
    var right = 0
    var top = frame.height
    var bottom = 0
    return pixels.withUnsafeBufferPointer { pixels in
      for y in 0..<frame.height {
        let row = y * frame.width
        var first = 0
        while first < frame.width, pixels[row + first] == 0 { first += 1 }
        guard first < frame.width else { continue }
        var end = frame.width
        while pixels[row + end - 1] == 0 { end -= 1 }
        left = min(left, first)
        right = max(right, end)
        top = min(top, y)
        bottom = y + 1
      }
      guard left < right else { return nil }
      let size = (width: right - left, height: bottom - top)
      let inked = [Pixel](unsafeUninitializedCapacity: size.width * size.height) { result, count in
        for y in 0..<size.height {
          let row = (top + y) * frame.width
          (result.baseAddress.unsafelyUnwrapped + y * size.width).initialize(
            from: pixels.baseAddress.unsafelyUnwrapped + row + left, count: size.width)
        }
        count = size.width * size.height
      }
      return Bitmap(
        width: size.width, height: size.height, originX: frame.left + left, originY: frame.top + top,
        pixels: wrap(inked))
    }
  }
}

import FloatCore

/// A picture drawn larger than it is shown, which can be sampled at any sixteenth of a pixel.
///
/// Without it, in slow motion the picture would jump from pixel to pixel inside an outline that moves smoothly.
struct PhasedPicture {
  /// The picture at every step of the fine one, `factor`² of them stacked vertically: the first ones begin 0, 1, 2…
  /// fine values farther right, the next ones also one value farther down. The border of each is continued for a pixel.
  let parts: Bitmap
  /// The picture's size in pixels.
  let width: Int
  let height: Int
  /// Fine values per pixel: 1, 2 or 4.
  private let factor: Int

  /// Creates a picture from parts that were kept.
  init(parts: Bitmap, width: Int, height: Int) {
    self.parts = parts
    self.width = width
    self.height = height
    let count = parts.height / (height + 2)
    factor = count == 16 ? 4 : count == 4 ? 2 : 1
  }

  /// - Parameters:
  ///   - fine: A picture in colours, `factor` times as large as the result; any other gives nil.
  ///   - width, height: The size of the result, in pixels.
  init?(_ fine: Bitmap, width: Int, height: Int, factor: Int) {
    guard case .premultiplied(let colors) = fine.pixels, fine.width == width * factor,
      fine.height == height * factor, width > 0, height > 0, colors.count >= fine.width * fine.height
    else { return nil }
    self.width = width
    self.height = height
    self.factor = factor
    parts = Bitmap(
      width: width + 2, height: (height + 2) * factor * factor, originX: 0, originY: 0,
      pixels: .premultiplied(Self.means(colors, width: fine.width, height: fine.height, factor)),
      isOpaque: fine.isOpaque)
  }

  /// The means of all squares of `factor` × `factor` values, in the parts' order.
  private static func means(_ colors: [UInt32], width: Int, height: Int, _ factor: Int) -> [UInt32] {
    let columns = width / factor + 2
    let rows = height / factor + 2
    let part = columns * rows
    let bits = UInt32((factor * factor).trailingZeroBitCount)
    let round = UInt32(factor * factor / 2) * 0x0001_0001
    // The vertical sums of `factor` values, two channels per word as in StraightRows.
    let lineCount = (columns + 1) * factor
    var redBlue = [UInt32](repeating: 0, count: lineCount)
    var alphaGreen = [UInt32](repeating: 0, count: lineCount)
    return [UInt32](unsafeUninitializedCapacity: part * factor * factor) { out, count in
      count = part * factor * factor
      redBlue.withUnsafeMutableBufferPointer { redBlue in
        alphaGreen.withUnsafeMutableBufferPointer { alphaGreen in
          colors.withUnsafeBufferPointer { colors in
            for line in 0..<rows * factor {
              for x in 0..<lineCount {
                redBlue[x] = round
                alphaGreen[x] = round
              }
              for j in 0..<factor {
                let start = min(max(line - factor + j, 0), height - 1) * width
                for x in 0..<width {
                  let pixel = colors[start &+ x]
                  redBlue[x &+ factor] &+= pixel & 0x00FF_00FF
                  alphaGreen[x &+ factor] &+= (pixel >> 8) & 0x00FF_00FF
                }
              }
              for x in 0..<factor {
                redBlue[x] = redBlue[factor]
                alphaGreen[x] = alphaGreen[factor]
              }
              for x in width + factor..<lineCount {
                redBlue[x] = redBlue[width + factor - 1]
                alphaGreen[x] = alphaGreen[width + factor - 1]
              }
              // Each has its share of the rounding; all but one are subtracted.
              var first = round &- round &* UInt32(factor)
              var second = first
              for x in 0..<factor {
                first &+= redBlue[x]
                second &+= alphaGreen[x]
              }
              let row = (line % factor) * factor * part + line / factor * columns
              for x in 0..<columns {
                for step in 0..<factor {
                  let next = x &* factor &+ step
                  out[row &+ step &* part &+ x] =
                    ((first >> bits) & 0x00FF_00FF) | ((second >> bits) & 0x00FF_00FF) << 8
                  first = first &+ redBlue[next &+ factor] &- redBlue[next]
                  second = second &+ alphaGreen[next &+ factor] &- alphaGreen[next]
                }
              }
            }
          }
        }
      }
    }
  }

  /// The picture without a shift.
  var whole: Bitmap {
    var pixels: [UInt32] = []
    if case .premultiplied(let parts) = parts.pixels {
      pixels.reserveCapacity(width * height)
      for y in 0..<height {
        let from = start(0, 0) + y * (width + 2)
        pixels += parts[from..<from + width]
      }
    }
    return Bitmap(
      width: width, height: height, originX: 0, originY: 0, pixels: .premultiplied(pixels),
      isOpaque: parts.isOpaque)
  }

  /// The picture moved right and down, its borders continued; a row and a column are added on the right and at the
  /// bottom at every phase.
  func placed(_ phase: PixelPhase) -> Bitmap {
    let unit = PixelPhase.steps / factor
    let left = phase.x / unit
    let top = phase.y / unit
    let restX = (phase.x - left * unit) * 256 / unit
    let restY = (phase.y - top * unit) * 256 / unit
    let columns = width + 1
    let rows = height + 1
    let weights = ShiftWeights(x: restX, y: restY)
    let pixels = [UInt32](unsafeUninitializedCapacity: columns * rows) { out, count in
      count = columns * rows
      guard case .premultiplied(let parts) = parts.pixels else { return }
      parts.withUnsafeBufferPointer { parts in
        guard let base = parts.baseAddress, let out = out.baseAddress else { return }
        let here = base + start(left, top)
        let right = base + start(restX > 0 ? left + 1 : left, top)
        let below = base + start(left, restY > 0 ? top + 1 : top)
        let both = base + start(restX > 0 ? left + 1 : left, restY > 0 ? top + 1 : top)
        for y in 0..<rows {
          let from = y * (width + 2)
          let row = out + y * columns
          if restX == 0, restY == 0 {
            row.update(from: here + from, count: columns)
          } else if restY == 0 {
            mixPixels(row, here + from, right + from, UInt16(restX), columns)
          } else if restX == 0 {
            mixPixels(row, here + from, below + from, UInt16(restY), columns)
          } else {
            mixPixels(row, here + from, right + from, below + from, both + from, weights, columns)
          }
        }
      }
    }
    return Bitmap(
      width: columns, height: rows, originX: 0, originY: 0, pixels: .premultiplied(pixels),
      isOpaque: parts.isOpaque)
  }

  /// The start of the picture that is moved right and down by whole fine values, 0…`factor`.
  private func start(_ x: Int, _ y: Int) -> Int {
    // A picture moved by some of a pixel's values begins in the part with the remaining values, a pixel earlier.
    let part = (factor - x) % factor + (factor - y) % factor * factor
    return ((height + 2) * part + (y == 0 ? 1 : 0)) * (width + 2) + (x == 0 ? 1 : 0)
  }
}

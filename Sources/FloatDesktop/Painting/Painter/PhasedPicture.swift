/// A picture drawn larger than shown, which can be sampled at any sixteenth of a pixel.
///
/// Without it slow motion would jump from pixel to pixel inside an outline that moves smoothly.
struct PhasedPicture {
  private let fine: Bitmap
  /// Values of the fine picture a pixel: 1, 2 or 4.
  private let factor: Int

  /// - Parameters:
  ///   - fine: A picture in colours.
  ///   - factor: How many times as large it is as the picture wanted.
  init(_ fine: Bitmap, factor: Int) {
    self.fine = fine
    self.factor = factor
  }

  /// Sixteenths from one fine value to the next.
  private var unit: Int { PixelPhase.steps / factor }

  /// The picture of a size in pixels, moved right and down by whole values of the fine picture; beyond its border the
  /// border goes on. A row and a column are added on the right and at the bottom, whatever the phase.
  ///
  /// - Parameter x, y: 0…16, multiples of the fine picture's step.
  func placed(width: Int, height: Int, x phaseX: Int, y phaseY: Int) -> [UInt32]? {
    guard case .premultiplied(let colors) = fine.pixels, fine.width > 0, fine.height > 0,
      colors.count >= fine.width * fine.height
    else { return nil }
    let columns = width + 1
    let rows = height + 1
    let shiftX = phaseX / unit
    let shiftY = phaseY / unit
    let area = UInt32(factor * factor)
    let bits = UInt32(area.trailingZeroBitCount)
    let round = (area / 2) * 0x0001_0001
    return [UInt32](unsafeUninitializedCapacity: columns * rows) { out, count in
      count = columns * rows
      colors.withUnsafeBufferPointer { colors in
        for y in 0..<rows {
          // Inside, four rows of four values are added at once.
          let top = y * factor - shiftY
          let isInside = factor == 4 && top >= 0 && top + 4 <= fine.height
          for x in 0..<columns {
            let left = x * factor - shiftX
            if isInside, left >= 0, left + 4 <= fine.width, let base = colors.baseAddress {
              out[y * columns + x] = meanOfSixteen(base + top * fine.width + left, stride: fine.width)
              continue
            }
            // Two channels a word, as in StraightRows.
            var redBlue = round
            var alphaGreen = round
            for j in 0..<factor {
              let line = min(max(y * factor - shiftY + j, 0), fine.height - 1) * fine.width
              for i in 0..<factor {
                let pixel = colors[line + min(max(x * factor - shiftX + i, 0), fine.width - 1)]
                redBlue &+= pixel & 0x00FF_00FF
                alphaGreen &+= (pixel >> 8) & 0x00FF_00FF
              }
            }
            out[y * columns + x] =
              ((redBlue >> bits) & 0x00FF_00FF) | ((alphaGreen >> bits) & 0x00FF_00FF) << 8
          }
        }
      }
    }
  }

  /// A picture between four that lie a fine value apart: as it is, one value farther right, down, and both.
  ///
  /// - Parameter x, y: How far right and down, 0..<256 of the way.
  static func blended(_ pictures: [[UInt32]], x: Int, y: Int) -> [UInt32] {
    let count = pictures.map(\.count).min() ?? 0
    guard pictures.count == 4 else { return pictures.first ?? [] }
    let weights = ShiftWeights(x: x, y: y)
    return [UInt32](unsafeUninitializedCapacity: count) { out, made in
      made = count
      pictures[0].withUnsafeBufferPointer { a in
        pictures[1].withUnsafeBufferPointer { b in
          pictures[2].withUnsafeBufferPointer { c in
            pictures[3].withUnsafeBufferPointer { e in
              guard let out = out.baseAddress, let a = a.baseAddress, let b = b.baseAddress,
                let c = c.baseAddress, let e = e.baseAddress
              else { return }
              if y == 0 {
                mixPixels(out, a, b, UInt16(x), count)
              } else if x == 0 {
                mixPixels(out, a, c, UInt16(y), count)
              } else {
                mixPixels(out, a, b, c, e, weights, count)
              }
            }
          }
        }
      }
    }
  }
}

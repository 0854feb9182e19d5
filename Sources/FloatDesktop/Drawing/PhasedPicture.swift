/// A picture drawn at four times its size, brought down to pixels at any quarter of one.
///
/// What moves slowly would else jump from pixel to pixel inside an outline that does not.
struct PhasedPicture {
  private let fine: Bitmap

  /// - Parameter fine: A picture in colours, four times as large.
  init(_ fine: Bitmap) { self.fine = fine }

  /// The picture of a size in pixels, moved right and down by a phase; beyond its border the border goes on.
  func bitmap(width: Int, height: Int, phase: PixelPhase) -> Bitmap? {
    guard case .premultiplied(let colors) = fine.pixels, fine.width > 0, fine.height > 0,
      colors.count >= fine.width * fine.height
    else { return nil }
    let steps = PixelPhase.steps
    let columns = width + (phase.x > 0 ? 1 : 0)
    let rows = height + (phase.y > 0 ? 1 : 0)
    let pixels = [UInt32](unsafeUninitializedCapacity: columns * rows) { out, count in
      count = columns * rows
      colors.withUnsafeBufferPointer { colors in
        for y in 0..<rows {
          for x in 0..<columns {
            // Two channels a word, as in StraightRows.
            var redBlue: UInt32 = 0x0008_0008
            var alphaGreen: UInt32 = 0x0008_0008
            for j in 0..<steps {
              let line = min(max(y * steps - phase.y + j, 0), fine.height - 1) * fine.width
              for i in 0..<steps {
                let pixel = colors[line + min(max(x * steps - phase.x + i, 0), fine.width - 1)]
                redBlue &+= pixel & 0x00FF_00FF
                alphaGreen &+= (pixel >> 8) & 0x00FF_00FF
              }
            }
            out[y * columns + x] = ((redBlue >> 4) & 0x00FF_00FF) | ((alphaGreen >> 4) & 0x00FF_00FF) << 8
          }
        }
      }
    }
    return Bitmap(
      width: columns, height: rows, originX: 0, originY: 0, pixels: .premultiplied(pixels),
      isOpaque: fine.isOpaque)
  }
}

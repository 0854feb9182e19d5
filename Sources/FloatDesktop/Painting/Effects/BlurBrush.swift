import FloatCore

/// Draws parts of a blurred picture: tinted, enlarged bilinearly, and dithered.
///
/// A large blur changes by less than a level from pixel to pixel, which rounding would show as faint steps. An ordered
/// pattern of thresholds, fixed to the frame, lets the mean of neighbouring pixels follow the exact value.
final class BlurBrush {
  let picture: BlurredPicture
  let tint: Color
  private let cells: [BlurCell]
  /// For each pixel from one cell's centre to the next, the share of the second cell in 1/32.
  private let weights: [UInt32]

  init(_ picture: BlurredPicture, tint: Color) {
    self.picture = picture
    self.tint = tint
    let tint = tint.pixel()
    let add = SIMD4<Float>(
      Float(tint & 255), Float(tint >> 8 & 255), Float(tint >> 16 & 255), Float(tint >> 24))
    let keep = 1 - add.w / 255
    cells = tint == 0 ? picture.cells : picture.cells.map { BlurCell($0.value * keep + add) }
    let cell = picture.plan.cell
    // The centres of pixels and cells are half a pixel apart, unless a cell is one pixel.
    weights = (0..<cell).map { cell == 1 ? 0 : UInt32((2 * $0 + 1) * 16 / cell) }
  }

  var byteCount: Int { picture.byteCount * 2 }

  /// The thresholds of rounding: each of 0…255 in steps of 4 occurs once in 8 × 8 pixels, far from its neighbours
  /// (Bayer). Each row is repeated three times, so that any run of up to 16 pixels is contiguous.
  private static let thresholds: [UInt32] = (0..<8).flatMap { y in
    (0..<24).map { x in
      var value: UInt32 = 0
      for bit in 0..<3 {
        let a = UInt32((x % 8) >> bit & 1)
        let b = UInt32(y >> bit & 1)
        value = value << 2 | (a ^ b) << 1 | b
      }
      return value * 4 + 2
    }
  }

  /// The row of cells that was interpolated last; each concurrent user has its own.
  struct Row {
    fileprivate var cells: [BlurCell]
    fileprivate var y = Int.min
  }

  /// A new row without cells yet.
  var row: Row { Row(cells: [BlurCell](repeating: BlurCell(.zero), count: picture.width)) }

  func draw(into target: PixelBuffer, _ rect: PixelRect) {
    target.inBands(rect) { band in
      var row = row
      for y in band.minY..<max(band.minY, band.maxY) {
        draw(into: target.pointer(band.minX, y), band.minX, y, band.width, &row)
      }
    }
  }

  /// Writes `count` pixels from (x, y).
  func draw(into d: UnsafeMutablePointer<UInt32>, _ x: Int, _ y: Int, _ count: Int, _ cells: inout Row) {
    if y != cells.y { interpolate(y, &cells) }
    let cell = picture.plan.cell
    let last = picture.width - 1
    cells.cells.withUnsafeBufferPointer { line in
      weights.withUnsafeBufferPointer { weights in
        Self.thresholds.withUnsafeBufferPointer { thresholds in
          guard let weightBase = weights.baseAddress, let pattern = thresholds.baseAddress else { return }
          let row = pattern + (y & 7) &* 24
          // Pixels from one cell's centre to the next share their two cells.
          var at = x
          while at < x &+ count {
            let fromFirst = at &- picture.cellX &* cell &- cell / 2
            let index = floorDivided(fromFirst, cell)
            let phase = fromFirst &- index &* cell
            let length = min(cell &- phase, x &+ count &- at)
            let a = line[min(max(index, 0), last)]
            let b = line[min(max(index &+ 1, 0), last)]
            mixRow(d + (at &- x), a, b, weightBase + phase, row + (at & 7), length)
            at &+= length
          }
        }
      }
    }
  }

  private func interpolate(_ y: Int, _ row: inout Row) {
    row.y = y
    let cell = picture.plan.cell
    let fromFirst = y - picture.cellY * cell - cell / 2
    let index = floorDivided(fromFirst, cell)
    let weight = weights[fromFirst - index * cell]
    let width = picture.width
    let upper = min(max(index, 0), picture.height - 1) * width
    let lower = min(max(index + 1, 0), picture.height - 1) * width
    cells.withUnsafeBufferPointer { cells in
      guard let base = cells.baseAddress else { return }
      mixCells(&row.cells, base + upper, base + lower, weight)
    }
  }
}

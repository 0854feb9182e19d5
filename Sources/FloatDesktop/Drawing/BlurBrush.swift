import FloatCore

/// Draws parts of a blurred picture: enlarged bilinearly and tinted.
final class BlurBrush {
  private let picture: BlurredPicture
  private let tint: UInt32
  /// The row of cells last interpolated, tinted.
  private var line: [UInt32]
  private var lineY = Int.min
  /// The second cell's share in 1/256 for each pixel from one cell's centre to the next.
  private let weights: [UInt32]

  init(_ picture: BlurredPicture, tint: Color) {
    self.picture = picture
    self.tint = tint.pixel()
    line = [UInt32](repeating: 0, count: picture.width)
    let cell = picture.plan.cell
    // Centres of pixels and cells lie half a pixel apart, but where a cell is one pixel.
    weights = (0..<cell).map { cell == 1 ? 0 : UInt32((2 * $0 + 1) * 256 / (2 * cell)) }
  }

  func draw(into target: Target, _ rect: PixelRect) {
    for y in rect.minY..<max(rect.minY, rect.maxY) {
      draw(into: target.pointer(rect.minX, y), rect.minX, y, rect.width)
    }
  }

  /// Writes `count` pixels from (x, y).
  func draw(into d: UnsafeMutablePointer<UInt32>, _ x: Int, _ y: Int, _ count: Int) {
    if y != lineY { interpolate(y) }
    let cell = picture.plan.cell
    let last = picture.width - 1
    line.withUnsafeBufferPointer { line in
      weights.withUnsafeBufferPointer { weights in
        guard let weightBase = weights.baseAddress else { return }
        // Pixels from one cell's centre to the next share their two cells.
        var at = x
        while at < x &+ count {
          let fromFirst = at &- picture.cellX &* cell &- cell / 2
          let index = floorDivided(fromFirst, cell)
          let phase = fromFirst &- index &* cell
          let length = min(cell &- phase, x &+ count &- at)
          let a = line[min(max(index, 0), last)]
          let b = line[min(max(index &+ 1, 0), last)]
          mixRow(d + (at &- x), a, b, weightBase + phase, length)
          at &+= length
        }
      }
    }
  }

  private func interpolate(_ y: Int) {
    lineY = y
    let cell = picture.plan.cell
    let fromFirst = y - picture.cellY * cell - cell / 2
    let index = floorDivided(fromFirst, cell)
    let weight = weights[fromFirst - index * cell]
    let width = picture.width
    let upper = min(max(index, 0), picture.height - 1) * width
    let lower = min(max(index + 1, 0), picture.height - 1) * width
    line.withUnsafeMutableBufferPointer { line in
      picture.pixels.withUnsafeBufferPointer { pixels in
        for x in 0..<width { line[x] = mixed(pixels[upper + x], pixels[lower + x], weight) }
      }
      if let base = line.baseAddress { blendRow(base, width, tint) }
    }
  }
}

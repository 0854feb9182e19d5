/// The steps of a blur of some strength: reduction by a power of two, three box passes, bilinear enlargement.
///
/// The reduced grid is aligned to the frame and not to the layer, so that the blur does not shimmer while the layer
/// moves.
struct BlurPlan: Equatable {
  /// Pixels per cell of the reduced grid: 1…16.
  let cell: Int
  /// Half widths of the three boxes, in cells.
  let boxes: [Int]

  /// - Parameter sigma: In pixels.
  init(sigma: Double) {
    let sigma = sigma.isFinite ? min(max(sigma, 0), 512) : 0
    var cell = 1
    while cell < 16, Double(cell * 2) * 2 <= sigma { cell *= 2 }
    self.cell = cell
    let reduced = sigma / Double(cell)
    // Three boxes of odd widths whose variances, (w² − 1)/12 each, add up to σ² as nearly as possible.
    let ideal = (4 * reduced * reduced + 1).squareRoot()
    var lower = lowerPixel(ideal)
    if lower % 2 == 0 { lower -= 1 }
    lower = max(1, lower)
    let w = Double(lower)
    let count = nearestPixel((12 * reduced * reduced - 3 * w * w - 12 * w - 9) / (-4 * w - 4))
    boxes = (0..<3).map { ($0 < count ? lower : lower + 2) / 2 }
  }

  /// Returns the pixels that influence the blur inside `rect`, as whole cells, cut off at `limit`.
  func source(for rect: PixelRect, in limit: PixelRect) -> PixelRect {
    let reach = boxes.reduce(1, +)
    func down(_ v: Int) -> Int { (floorDivided(v, cell) - reach) * cell }
    func up(_ v: Int) -> Int { (floorDivided(v + cell - 1, cell) + reach) * cell }
    return PixelRect(
      minX: down(rect.minX), minY: down(rect.minY), maxX: up(rect.maxX), maxY: up(rect.maxY)
    ).intersection(limit)
  }
}

/// A value of a blurred picture: two channels per word, each with eight integer bits and three fractional bits.
///
/// The three bits, and those that the enlargement adds, become noise instead of steps (see `BlurBrush`).
struct BlurCell: Equatable {
  var redBlue: UInt32
  var alphaGreen: UInt32

  /// - Parameter value: Blue, green, red and alpha, 0…255.
  init(_ value: SIMD4<Float>) {
    let v = value * 8 + 0.5
    // One by one, because the conversion of a vector is a call.
    func whole(_ v: Float) -> UInt32 { UInt32(truncatingIfNeeded: Int32(v)) }
    redBlue = whole(v.z) << 16 | whole(v.x)
    alphaGreen = whole(v.w) << 16 | whole(v.y)
  }

  /// Blue, green, red and alpha, 0…255.
  var value: SIMD4<Float> {
    SIMD4(
      Float(redBlue & 0xFFFF), Float(alphaGreen & 0xFFFF), Float(redBlue >> 16), Float(alphaGreen >> 16))
      * 0.125
  }
}

/// A blurred picture of a part of the frame, kept at the reduced size.
struct BlurredPicture {
  let plan: BlurPlan
  /// The grid cell of the first value.
  let cellX: Int
  let cellY: Int
  let width: Int
  let height: Int
  private(set) var cells: [BlurCell] = []

  var byteCount: Int { cells.count * MemoryLayout<BlurCell>.stride }

  /// Blurs the pixels of `target` inside `source`, which must lie in it.
  init(of target: PixelBuffer, source: PixelRect, plan: BlurPlan) {
    self.plan = plan
    let cell = plan.cell
    cellX = floorDivided(source.minX, cell)
    cellY = floorDivided(source.minY, cell)
    width = max(1, floorDivided(source.maxX + cell - 1, cell) - cellX)
    height = max(1, floorDivided(source.maxY + cell - 1, cell) - cellY)
    var values = [SIMD4<Float>](repeating: .zero, count: width * height)
    reduce(target, source, &values)
    var spare = values
    for half in plan.boxes where half > 0 {
      Self.box(values, &spare, rows: height, rowStep: width, count: width, step: 1, half)
      swap(&values, &spare)
    }
    for half in plan.boxes where half > 0 {
      Self.box(values, &spare, rows: width, rowStep: 1, count: height, step: width, half)
      swap(&values, &spare)
    }
    cells = values.map(BlurCell.init)
  }

  private func reduce(_ target: PixelBuffer, _ source: PixelRect, _ values: inout [SIMD4<Float>]) {
    guard !source.isEmpty else { return }
    values.withUnsafeMutableBufferPointer { values in
      guard let values = values.baseAddress else { return }
      target.split(height, area: source.area) { reduce(target, source, rows: $0, values) }
    }
  }

  private func reduce(
    _ target: PixelBuffer, _ source: PixelRect, rows: Range<Int>, _ values: UnsafeMutablePointer<SIMD4<Float>>
  ) {
    let cell = plan.cell
    // A cell has at most 16 × 16 pixels of 255, so two sums fit into a 32-bit word, in each of four lanes and together.
    var redBlue = [SIMD4<UInt32>](repeating: .zero, count: width)
    var alphaGreen = redBlue
    for row in rows {
      let y0 = max((cellY + row) * cell, source.minY)
      let y1 = min((cellY + row + 1) * cell, source.maxY)
      guard y0 < y1 else { continue }
      redBlue.withUnsafeMutableBufferPointer { redBlue in
        alphaGreen.withUnsafeMutableBufferPointer { alphaGreen in
          guard let redBlue = redBlue.baseAddress, let alphaGreen = alphaGreen.baseAddress else { return }
          redBlue.update(repeating: .zero, count: width)
          alphaGreen.update(repeating: .zero, count: width)
          for y in y0..<y1 { addRow(target.pointer(source.minX, y), source, redBlue, alphaGreen) }
        }
      }
      for column in 0..<width {
        let x0 = max((cellX + column) * cell, source.minX)
        let x1 = min((cellX + column + 1) * cell, source.maxX)
        guard x0 < x1 else { continue }
        let rb = redBlue[column].wrappedSum()
        let ag = alphaGreen[column].wrappedSum()
        let sums = SIMD4<Float>(
          Float(rb & 0xFFFF), Float(ag & 0xFFFF), Float(rb >> 16), Float(ag >> 16))
        values[row * width + column] = sums / Float((x1 - x0) * (y1 - y0))
      }
    }
  }

  /// Adds a row of pixels to the sums of its cells.
  private func addRow(
    _ line: UnsafePointer<UInt32>, _ source: PixelRect, _ redBlue: UnsafeMutablePointer<SIMD4<UInt32>>,
    _ alphaGreen: UnsafeMutablePointer<SIMD4<UInt32>>
  ) {
    let cell = plan.cell
    var x = source.minX
    for column in 0..<width {
      let end = min((cellX &+ column &+ 1) &* cell, source.maxX)
      guard x < end else { continue }
      addPixels(line + (x &- source.minX), end &- x, &redBlue[column], &alphaGreen[column])
      x = end
    }
  }

  /// Applies a running mean of 2·half + 1 values along each row; the border repeats its value.
  private static func box(
    _ input: [SIMD4<Float>], _ output: inout [SIMD4<Float>], rows: Int, rowStep: Int, count: Int, step: Int,
    _ half: Int
  ) {
    let factor = 1 / Float(2 * half + 1)
    input.withUnsafeBufferPointer { input in
      output.withUnsafeMutableBufferPointer { output in
        for row in 0..<rows {
          let start = row * rowStep
          func at(_ i: Int) -> SIMD4<Float> { input[start + min(max(i, 0), count - 1) * step] }
          var sum = SIMD4<Float>.zero
          for i in -half...half { sum += at(i) }
          for i in 0..<count {
            output[start + i * step] = sum * factor
            sum += at(i + half + 1) - at(i - half)
          }
        }
      }
    }
  }
}

func floorDivided(_ a: Int, _ b: Int) -> Int { a >= 0 ? a / b : -((-a + b - 1) / b) }

import FloatStudio

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
    // As coarse as a blur of 1.5 cells allows: beside it the cells' own width does not show.
    var cell = 1
    while cell < 16, Double(cell * 2) * 1.5 <= sigma { cell *= 2 }
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

  /// A number of up to 16 bits added to this has its integer part in the lowest bits, rounded to the nearest.
  ///
  /// It spares the conversion of a vector between floating point and integers, which is four calls.
  private static let ones: Float = 0x1p23

  /// - Parameter value: Blue, green, red and alpha, 0…255.
  init(_ value: SIMD4<Float>) {
    let bits = unsafeBitCast(value * 8 + Self.ones, to: Four.self)
    let low = bits & 0xFFFF
    redBlue = bits.z &<< 16 | low.x
    alphaGreen = bits.w &<< 16 | low.y
  }

  /// Blue, green, red and alpha, 0…255.
  var value: SIMD4<Float> {
    let numbers = Four(redBlue & 0xFFFF, alphaGreen & 0xFFFF, redBlue &>> 16, alphaGreen &>> 16)
    return (unsafeBitCast(numbers | Self.ones.bitPattern, to: SIMD4<Float>.self) - Self.ones) * 0.125
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
    for half in plan.boxes where half > 0 { blurRows(&values, half) }
    for half in plan.boxes where half > 0 { blurColumns(&values, half) }
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
    let count = source.width
    // Sums of whole columns first, which are contiguous, then of the columns of each cell. A cell has at most 16 × 16
    // pixels of 255, so two sums fit into a 32-bit word.
    var sums = [UInt32](repeating: 0, count: 2 * count)
    sums.withUnsafeMutableBufferPointer { sums in
      guard let redBlue = sums.baseAddress else { return }
      let alphaGreen = redBlue + count
      for row in rows {
        let y0 = max((cellY + row) * cell, source.minY)
        let y1 = min((cellY + row + 1) * cell, source.maxY)
        guard y0 < y1 else { continue }
        redBlue.update(repeating: 0, count: 2 * count)
        for y in y0..<y1 { Self.add(target.pointer(source.minX, y), count, redBlue, alphaGreen) }
        for column in 0..<width {
          let x0 = max((cellX + column) * cell, source.minX) - source.minX
          let x1 = min((cellX + column + 1) * cell, source.maxX) - source.minX
          guard x0 < x1 else { continue }
          var (rb, ag) = (UInt32(0), UInt32(0))
          for x in x0..<x1 {
            rb &+= redBlue[x]
            ag &+= alphaGreen[x]
          }
          let sums = SIMD4<Float>(
            Float(rb & 0xFFFF), Float(ag & 0xFFFF), Float(rb >> 16), Float(ag >> 16))
          values[row * width + column] = sums / Float((x1 - x0) * (y1 - y0))
        }
      }
    }
  }

  /// Adds a row of pixels to sums of red and blue and of alpha and green, 16 bits each.
  private static func add(
    _ line: UnsafePointer<UInt32>, _ count: Int, _ redBlue: UnsafeMutablePointer<UInt32>,
    _ alphaGreen: UnsafeMutablePointer<UInt32>
  ) {
    for x in 0..<count {
      redBlue[x] = redBlue[x] &+ (line[x] & 0x00FF_00FF)
      alphaGreen[x] = alphaGreen[x] &+ (line[x] &>> 8 & 0x00FF_00FF)
    }
  }

  /// Replaces each value by the mean of the 2·half + 1 values around it in its row; the border repeats its value.
  private func blurRows(_ values: inout [SIMD4<Float>], _ half: Int) {
    let factor = 1 / Float(2 * half + 1)
    // The row with its repeated border, so that no place has to be checked.
    var line = [SIMD4<Float>](repeating: .zero, count: width + 2 * half + 1)
    values.withUnsafeMutableBufferPointer { values in
      line.withUnsafeMutableBufferPointer { line in
        for y in 0..<height {
          let row = UnsafeMutableBufferPointer(rebasing: values[y * width..<(y + 1) * width])
          for i in 0..<half { line[i] = row[0] }
          for i in 0..<width { line[half + i] = row[i] }
          for i in 0...half { line[half + width + i] = row[width - 1] }
          var sum = SIMD4<Float>.zero
          for i in 0...2 * half { sum += line[i] }
          for i in 0..<width {
            row[i] = sum * factor
            sum += line[i + 2 * half + 1] - line[i]
          }
        }
      }
    }
  }

  /// Does the same with columns, all of them at once, row by row as they are in memory.
  private func blurColumns(_ values: inout [SIMD4<Float>], _ half: Int) {
    let factor = 1 / Float(2 * half + 1)
    let input = values
    var sums = [SIMD4<Float>](repeating: .zero, count: width)
    input.withUnsafeBufferPointer { input in
      func row(_ y: Int) -> UnsafeBufferPointer<SIMD4<Float>> {
        let start = min(max(y, 0), height - 1) * width
        return UnsafeBufferPointer(rebasing: input[start..<start + width])
      }
      values.withUnsafeMutableBufferPointer { values in
        sums.withUnsafeMutableBufferPointer { sums in
          for y in -half...half {
            let line = row(y)
            for x in 0..<width { sums[x] += line[x] }
          }
          for y in 0..<height {
            let (new, old) = (row(y + half + 1), row(y - half))
            let out = y * width
            for x in 0..<width {
              values[out + x] = sums[x] * factor
              sums[x] += new[x] - old[x]
            }
          }
        }
      }
    }
  }
}

func floorDivided(_ a: Int, _ b: Int) -> Int { a >= 0 ? a / b : -((-a + b - 1) / b) }

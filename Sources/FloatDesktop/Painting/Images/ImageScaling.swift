/// Changes the size of premultiplied pictures: area averaging when smaller, bilinear when larger.
enum ImageScaling {
  /// The weights with which source pixels make up one destination pixel.
  private struct Tap {
    var first: Int
    var weights: [Float]
  }

  /// A picture at a new size. Sizes below 1 and pixels that do not fill the size give no pixels.
  static func resized(
    _ pixels: [UInt32], width: Int, height: Int, to newWidth: Int, _ newHeight: Int
  ) -> [UInt32] {
    guard width > 0, height > 0, newWidth > 0, newHeight > 0, pixels.count >= width * height else {
      return []
    }
    if width == newWidth, height == newHeight { return pixels }
    let columns = taps(from: width, to: newWidth)
    let rows = taps(from: height, to: newHeight)
    // First across, into floats, then down: two passes of one dimension each.
    var across = [SIMD4<Float>](repeating: .zero, count: newWidth * height)
    for y in 0..<height {
      for x in 0..<newWidth {
        var sum = SIMD4<Float>.zero
        for (offset, weight) in columns[x].weights.enumerated() {
          sum += weight * unpacked(pixels[y * width + columns[x].first + offset])
        }
        across[y * newWidth + x] = sum
      }
    }
    var result = [UInt32](repeating: 0, count: newWidth * newHeight)
    for y in 0..<newHeight {
      for x in 0..<newWidth {
        var sum = SIMD4<Float>.zero
        for (offset, weight) in rows[y].weights.enumerated() {
          sum += weight * across[(rows[y].first + offset) * newWidth + x]
        }
        result[y * newWidth + x] = packed(sum)
      }
    }
    return result
  }

  private static func taps(from source: Int, to destination: Int) -> [Tap] {
    let step = Double(source) / Double(destination)
    return (0..<destination).map { index in
      if step > 1 {
        // Each destination pixel covers an interval of the source; its ends count by their share.
        let low = Double(index) * step
        let high = min(low + step, Double(source))
        let first = Int(low)
        let last = min(max(Int(high.rounded(.up)), first + 1), source)
        let weights = (first..<last).map {
          Float((min(high, Double($0) + 1) - max(low, Double($0))) / (high - low))
        }
        return Tap(first: first, weights: weights)
      }
      let center = min(max((Double(index) + 0.5) * step - 0.5, 0), Double(source - 1))
      let first = min(Int(center), max(source - 2, 0))
      let share = Float(center - Double(first))
      return Tap(first: first, weights: source == 1 ? [1] : [1 - share, share])
    }
  }

  private static func unpacked(_ pixel: UInt32) -> SIMD4<Float> {
    SIMD4(
      Float(pixel >> 24), Float(pixel >> 16 & 255), Float(pixel >> 8 & 255), Float(pixel & 255))
  }

  private static func packed(_ sum: SIMD4<Float>) -> UInt32 {
    let c = (sum + 0.5).clamped(lowerBound: .zero, upperBound: .init(repeating: 255))
    return UInt32(c.x) << 24 | UInt32(c.y) << 16 | UInt32(c.z) << 8 | UInt32(c.w)
  }
}

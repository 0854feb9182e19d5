/// Changes the size of premultiplied pictures: area averaging when smaller, bilinear when larger.
enum ImageScaling {
  /// The weights of the source pixels in each destination pixel, one after another.
  private struct Taps {
    /// For each destination pixel its first source pixel, and the range of its weights.
    private(set) var places: [(source: Int, weights: Range<Int>)] = []
    private(set) var weights: [Float] = []

    init(from source: Int, to destination: Int, wanted: Range<Int>) {
      let step = Double(source) / Double(destination)
      for index in wanted {
        let start = weights.count
        let first: Int
        if step > 1 {
          // Each destination pixel covers an interval of the source; the pixels at its ends count by their share.
          let low = Double(index) * step
          let high = min(low + step, Double(source))
          first = Int(low)
          let last = min(max(Int(high.rounded(.up)), first + 1), source)
          for pixel in first..<last {
            weights.append(Float((min(high, Double(pixel) + 1) - max(low, Double(pixel))) / (high - low)))
          }
        } else {
          let center = min(max((Double(index) + 0.5) * step - 0.5, 0), Double(source - 1))
          first = min(Int(center), max(source - 2, 0))
          let share = Float(center - Double(first))
          weights += source == 1 ? [1] : [1 - share, share]
        }
        places.append((first, start..<weights.count))
      }
    }
  }

  /// Returns a picture at a new size; no pixels if a size is below 1 or there are too few pixels for the size.
  static func resized(
    _ pixels: [UInt32], width: Int, height: Int, to newWidth: Int, _ newHeight: Int
  ) -> [UInt32] {
    guard width > 0, height > 0, newWidth > 0, newHeight > 0, pixels.count >= width * height else {
      return []
    }
    if width == newWidth, height == newHeight { return pixels }
    return pixels.withUnsafeBufferPointer { pixels in
      resized(width: width, height: height, to: newWidth, newHeight, rows: 0..<newHeight) { y, row in
        if let start = pixels.baseAddress { row.update(from: start + y * width, count: width) }
      }
    }
  }

  /// Returns some rows of a picture at a new size; the source rows are read one after another, each at most twice.
  ///
  /// - Parameter read: Reads a row of the source.
  static func resized(
    width: Int, height: Int, to newWidth: Int, _ newHeight: Int, rows wanted: Range<Int>,
    read: (_ y: Int, _ row: UnsafeMutablePointer<UInt32>) -> Void
  ) -> [UInt32] {
    let columns = Taps(from: width, to: newWidth, wanted: 0..<newWidth)
    let rows = Taps(from: height, to: newHeight, wanted: wanted)
    let isSame = width == newWidth && height == newHeight
    let source = UnsafeMutablePointer<UInt32>.allocate(capacity: max(width, newWidth))
    defer { source.deallocate() }
    // First across, into floats, then down. Neighbouring rows have at most two source rows in common.
    var across: [(y: Int, row: [SIMD4<Float>])] = []
    func row(_ y: Int) -> [SIMD4<Float>] {
      if let known = across.first(where: { $0.y == y }) { return known.row }
      read(y, source)
      let made = [SIMD4<Float>](unsafeUninitializedCapacity: newWidth) { out, count in
        columns.weights.withUnsafeBufferPointer { weights in
          for (x, place) in columns.places.enumerated() {
            var sum = SIMD4<Float>.zero
            var pixel = source + place.source
            for index in place.weights {
              sum += weights[index] * unpacked(pixel[0])
              pixel += 1
            }
            out[x] = sum
          }
        }
        count = newWidth
      }
      if across.count == 2 { across.removeFirst() }
      across.append((y, made))
      return made
    }
    return [UInt32](unsafeUninitializedCapacity: newWidth * wanted.count) { result, count in
      var sums = [SIMD4<Float>](repeating: .zero, count: newWidth)
      for (index, place) in rows.places.enumerated() {
        let out = result.baseAddress.unsafelyUnwrapped + index * newWidth
        if isSame {
          read(wanted.lowerBound + index, out)
          continue
        }
        for x in 0..<newWidth { sums[x] = .zero }
        for (offset, weight) in rows.weights[place.weights].enumerated() {
          let line = row(place.source + offset)
          for x in 0..<newWidth { sums[x] += weight * line[x] }
        }
        for x in 0..<newWidth { out[x] = packed(sums[x]) }
      }
      count = newWidth * wanted.count
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

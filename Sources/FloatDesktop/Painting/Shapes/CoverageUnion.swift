import FloatStudio

/// The combined coverage of several shapes of one colour.
///
/// The coverages of adjacent shapes are added, so that there is no seam. Those of overlapping shapes must not be,
/// because the same edge's coverage counted twice would look like stairs. Coverage does not tell the two cases apart:
/// two shapes count as overlapping, everywhere, if both cover some pixel entirely.
struct CoverageUnion {
  let area: PixelRect
  private var bytes: [UInt8]
  private var isEmpty = true

  init(_ area: PixelRect) {
    self.area = area
    bytes = [UInt8](repeating: 0, count: area.area)
  }

  /// The largest difference of coverages from one edge: each is rounded down, and curves are flattened differently.
  private static let sameEdge = 8

  mutating func add(_ shape: OffsetCoverage) {
    let (width, area, isFirst) = (area.width, area, isEmpty)
    isEmpty = false
    bytes.withUnsafeMutableBufferPointer { bytes in
      func start(_ x: Int, _ y: Int) -> Int { (y &- area.minY) &* width &+ (x &- area.minX) }
      if isFirst {
        shape.forEach(in: area) { x, y, length, coverage in
          let from = start(x, y)
          for i in from..<(from &+ length) { bytes[i] = UInt8(truncatingIfNeeded: coverage) }
        }
        return
      }
      var overlaps = false
      shape.forEach(in: area) { x, y, length, coverage in
        guard coverage == 255, !overlaps else { return }
        let from = start(x, y)
        for i in from..<(from &+ length) where bytes[i] == 255 {
          overlaps = true
          break
        }
      }
      shape.forEach(in: area) { x, y, length, coverage in
        let from = start(x, y)
        // Of a solid run, every pixel is covered.
        guard coverage < 255 else { return bytes[from..<(from &+ length)].update(repeating: 255) }
        for i in from..<(from &+ length) {
          bytes[i] = Self.joined(Int(bytes[i]), Int(coverage), overlapping: overlaps)
        }
      }
    }
  }

  @inline(__always)
  private static func joined(_ a: Int, _ b: Int, overlapping: Bool) -> UInt8 {
    if a == 0 || b == 255 { return UInt8(truncatingIfNeeded: b) }
    if a == 255 { return 255 }
    // Coverages are rounded down, so two that fill a pixel together may add up to 254.
    if !overlapping { return UInt8(truncatingIfNeeded: a + b >= 254 ? 255 : a + b) }
    if abs(a - b) <= sameEdge { return UInt8(truncatingIfNeeded: max(a, b)) }
    return UInt8(truncatingIfNeeded: 255 - (255 - a) * (255 - b) / 255)
  }

  /// Calls `body` with the number and the coverage of each row.
  ///
  /// - Parameter rect: Must lie in ``area``.
  func forEachRow(in rect: PixelRect, _ body: (Int, UnsafePointer<UInt8>) -> Void) {
    bytes.withUnsafeBufferPointer { bytes in
      guard let base = bytes.baseAddress else { return }
      for y in rect.minY..<rect.maxY { body(y, base + (y - area.minY) * area.width + rect.minX - area.minX) }
    }
  }
}

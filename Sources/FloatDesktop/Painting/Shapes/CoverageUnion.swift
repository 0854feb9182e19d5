/// The coverage of several shapes of one colour together.
///
/// Coverage of adjacent shapes adds up, so that there is no seam. That of overlapping shapes must not: twice the same edge's
/// coverage would be a stair. Coverage does not tell one from the other; two shapes count as overlapping when there is
/// a pixel that both cover wholly, and then as overlapping everywhere.
struct CoverageUnion {
  let area: PixelRect
  private var bytes: [UInt8]
  private var isEmpty = true

  init(_ area: PixelRect) {
    self.area = area
    bytes = [UInt8](repeating: 0, count: area.area)
  }

  /// Coverages this near come from one edge: each is rounded down, and curves are flattened in different ways.
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
    // Coverages are rounded down: two that fill a pixel together may come to 254.
    if !overlapping { return UInt8(truncatingIfNeeded: a + b >= 254 ? 255 : a + b) }
    if abs(a - b) <= sameEdge { return UInt8(truncatingIfNeeded: max(a, b)) }
    return UInt8(truncatingIfNeeded: 255 - (255 - a) * (255 - b) / 255)
  }

  /// Calls `body` with each row's number and coverage.
  ///
  /// - Parameter rect: Lies in ``area``.
  func forEachRow(in rect: PixelRect, _ body: (Int, UnsafePointer<UInt8>) -> Void) {
    bytes.withUnsafeBufferPointer { bytes in
      guard let base = bytes.baseAddress else { return }
      for y in rect.minY..<rect.maxY { body(y, base + (y - area.minY) * area.width + rect.minX - area.minX) }
    }
  }
}

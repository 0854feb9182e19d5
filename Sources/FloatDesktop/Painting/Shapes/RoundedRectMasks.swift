import FloatCore
import FloatStudio

/// The coverage of rounded rectangles, kept by size, radii and sub-pixel phase (in 1/64 pixel).
///
/// Bound: 2 MB of runs. Shapes wider or higher than 4096 pixels, and shapes with long outlines, which hardly occur
/// twice, are not kept.
final class RoundedRectMasks {
  private struct Key: Hashable {
    var minX: Int
    var minY: Int
    var maxX: Int
    var maxY: Int
    var topLeft: Int
    var topRight: Int
    var bottomRight: Int
    var bottomLeft: Int
  }

  private let rasterizer: CoverageRasterizer
  private var cache = BoundedCache<Key, Coverage>(bound: 2 << 20)

  init(rasterizer: CoverageRasterizer) { self.rasterizer = rasterizer }

  var byteCount: Int { cache.cost }
  var bound: Int { cache.bound }
  /// Gives back the coverage made for moving shapes, and keeps the masks that were used last.
  func trim() { cache.shrink(to: cache.bound / 8) }

  /// The number of shapes that were measured and not found in the cache.
  private(set) var makingCount = 0

  /// The coverage of a shape in pixels; it may be missing outside `clip`.
  func coverage(of shape: RoundedRect, in clip: PixelRect) -> OffsetCoverage {
    let touched = shape.rect.touchedPixels
    guard touched.width <= 4096, touched.height <= 4096 else {
      makingCount += 1
      return OffsetCoverage(coverage: measured(shape, in: clip.intersection(touched)), dx: 0, dy: 0)
    }
    func fixed(_ v: Double) -> Int { nearestPixel(v * 64) }
    let key = Key(
      minX: fixed(shape.rect.minX - Double(touched.minX)),
      minY: fixed(shape.rect.minY - Double(touched.minY)),
      maxX: fixed(shape.rect.maxX - Double(touched.minX)),
      maxY: fixed(shape.rect.maxY - Double(touched.minY)),
      topLeft: fixed(shape.radii.topLeft), topRight: fixed(shape.radii.topRight),
      bottomRight: fixed(shape.radii.bottomRight), bottomLeft: fixed(shape.radii.bottomLeft))
    if let kept = cache.value(for: key) {
      return OffsetCoverage(coverage: kept, dx: touched.minX, dy: touched.minY)
    }
    makingCount += 1
    let made = measured(
      Self.shape(key), in: PixelRect(x: 0, y: 0, width: touched.width + 1, height: touched.height + 1))
    let bytes = made.runs.count * MemoryLayout<Coverage.Run>.stride
    if bytes <= 128 << 10 { cache.set(made, cost: bytes, for: key) }
    return OffsetCoverage(coverage: made, dx: touched.minX, dy: touched.minY)
  }

  /// Measures the coverage of a shape with radii that fit.
  ///
  /// The rows between its corners are alike, so one is measured, in a shape without the others, because FreeType visits
  /// every row along each side.
  private func measured(_ shape: RoundedRect, in clip: PixelRect) -> Coverage {
    let radii = shape.radii
    let first = upperPixel(shape.rect.minY + max(radii.topLeft, radii.topRight)) + 1
    let last = lowerPixel(shape.rect.maxY - max(radii.bottomLeft, radii.bottomRight)) - 2
    let folded = last - first
    guard folded >= Self.leastFolded, shape.rect.height - Double(folded) < 4096, !clip.isEmpty else {
      return rasterizer.coverage(of: Polygon(shape), in: clip)
    }
    var low = shape
    low.rect = Rect(
      shape.rect.minX, shape.rect.minY, shape.rect.width, shape.rect.height - Double(folded))
    let rows = low.rect.touchedPixels
    let coverage = rasterizer.coverage(
      of: Polygon(low), in: PixelRect(minX: clip.minX, minY: rows.minY, maxX: clip.maxX, maxY: rows.maxY + 1))
    var out = Coverage()
    out.runs.reserveCapacity(coverage.runs.count + 3 * clip.height)
    func add(_ run: Coverage.Run, _ y: Int) {
      guard y >= clip.minY, y < clip.maxY else { return }
      out.runs.append(Coverage.Run(x: run.x, y: Int32(y), length: run.length, coverage: run.coverage))
    }
    for run in coverage.runs where run.y < first { add(run, Int(run.y)) }
    let repeated = coverage.runs.filter { $0.y == first }
    for y in max(first, clip.minY)..<max(first, min(last + 1, clip.maxY), clip.minY) {
      for run in repeated { add(run, y) }
    }
    for run in coverage.runs where run.y > first { add(run, Int(run.y) + folded) }
    return out
  }

  /// The least number of rows that are folded; fewer are measured.
  private static let leastFolded = 32

  private static func shape(_ key: Key) -> RoundedRect {
    func value(_ v: Int) -> Double { Double(v) / 64 }
    let rect = Rect(
      value(key.minX), value(key.minY), value(key.maxX - key.minX), value(key.maxY - key.minY))
    let radii = CornerRadii(
      topLeft: value(key.topLeft), topRight: value(key.topRight), bottomRight: value(key.bottomRight),
      bottomLeft: value(key.bottomLeft))
    return RoundedRect(rect, radii: RoundedRect(rect, radii: radii).fittedRadii)
  }
}

struct OffsetCoverage {
  var coverage: Coverage
  var dx: Int
  var dy: Int

  @inline(__always)
  func forEach(in clip: PixelRect, _ body: (Int, Int, Int, UInt32) -> Void) {
    coverage.forEach(in: clip, dx: dx, dy: dy, body)
  }
}

import FloatCore

/// The coverage of rounded rectangles, kept by size, radii and sub-pixel phase (in 1/64 pixel).
///
/// Bound: 2 MB of runs. Shapes wider or higher than 4096 pixels and such with long outlines, which
/// hardly come twice, are not kept.
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
  /// Gives back what was made for shapes on their way, and keeps what was used last.
  func trim() { cache.shrink(to: cache.bound / 8) }

  /// How many shapes were measured, not found.
  private(set) var makingCount = 0

  /// The coverage of a shape in pixels; beyond `clip` it may be missing.
  func coverage(of shape: RoundedRect, in clip: PixelRect) -> OffsetCoverage {
    let touched = shape.rect.touchedPixels
    guard touched.width <= 4096, touched.height <= 4096 else {
      makingCount += 1
      let visible = clip.intersection(touched)
      return OffsetCoverage(coverage: rasterizer.coverage(of: Polygon(shape), in: visible), dx: 0, dy: 0)
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
    let made = rasterizer.coverage(
      of: Polygon(Self.shape(key)),
      in: PixelRect(x: 0, y: 0, width: touched.width + 1, height: touched.height + 1))
    let bytes = made.runs.count * MemoryLayout<Coverage.Run>.stride
    if bytes <= 128 << 10 { cache.set(made, cost: bytes, for: key) }
    return OffsetCoverage(coverage: made, dx: touched.minX, dy: touched.minY)
  }

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

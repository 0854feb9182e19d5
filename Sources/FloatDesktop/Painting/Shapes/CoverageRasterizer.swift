import CFreeType
import FloatCore
import FloatStudio

/// Turns outlines into coverage with FreeType's rasteriser, which measures the exact area of every pixel.
///
/// Coordinates are rounded to 1/64 pixel. Outlines are filled by the non-zero rule. Curves are flattened before
/// (`Polygon`), because FreeType's own flattening may be off by an eighth of a pixel. Paths and strokes that cross or
/// overlap themselves are sampled (`LineSampler`), because FreeType's sum of areas is not their union.
final class CoverageRasterizer {
  /// The largest coordinate, 31,250 pixels in 1/64, because FreeType's pixel numbers are 16 bits wide.
  private static let farthest = 2_000_000

  private var library: FT_Library?
  private var points: [FT_Vector] = []
  private var tags: [CChar] = []
  private var ends: [Int16] = []
  /// FreeType's output, in memory that is kept, because the number of runs is not known in advance.
  private var sink = RunSink()

  init() {
    var made: FT_Library?
    library = FT_Init_FreeType(&made) == 0 ? made : nil
  }

  deinit {
    if let library { _ = FT_Done_FreeType(library) }
    sink.runs.deallocate()
  }

  /// The coverage of a polygon inside `clip`; empty if it has more than 32,000 points.
  func coverage(of polygon: Polygon, in clip: PixelRect) -> Coverage {
    guard let library, !clip.isEmpty, clip.width <= Surface.maximumSide, clip.height <= Surface.maximumSide,
      polygon.contours.reduce(0, { $0 + $1.points.count }) <= 32000
    else { return Coverage() }
    load(polygon, x: clip.minX, y: clip.minY)
    guard !points.isEmpty else { return Coverage() }
    (sink.count, sink.dx, sink.dy) = (0, Int32(clip.minX), Int32(clip.minY))
    points.withUnsafeMutableBufferPointer { points in
      tags.withUnsafeMutableBufferPointer { tags in
        ends.withUnsafeMutableBufferPointer { ends in
          var outline = FT_Outline()
          outline.n_points = Int16(points.count)
          outline.n_contours = Int16(ends.count)
          outline.points = points.baseAddress
          outline.tags = tags.baseAddress
          outline.contours = ends.baseAddress
          var parameters = FT_Raster_Params()
          parameters.flags = FT_RASTER_FLAG_AA | FT_RASTER_FLAG_DIRECT | FT_RASTER_FLAG_CLIP
          parameters.clip_box = FT_BBox(xMin: 0, yMin: 0, xMax: clip.width, yMax: clip.height)
          parameters.gray_spans = addRuns
          withUnsafeMutablePointer(to: &sink) {
            parameters.user = UnsafeMutableRawPointer($0)
            _ = FT_Outline_Render(library, &outline, &parameters)
          }
        }
      }
    }
    return Coverage(runs: Array(UnsafeBufferPointer(rebasing: sink.runs[..<sink.count])))
  }

  /// The coverage of a filled path inside `clip`; empty if a coordinate is not finite.
  func coverage(of path: Path, _ transform: PixelTransform, in clip: PixelRect) -> Coverage {
    guard let polygon = Polygon(path, transform) else { return Coverage() }
    return polygon.isSimple ? coverage(of: polygon, in: clip) : sampled(polygon, in: clip)
  }

  /// The coverage of a path's lines drawn with a round pen; `width` in points.
  ///
  /// - Parameter outline: In pixels. A line that runs along its inside is drawn beyond it, because that outline cuts it
  ///   afterwards.
  func coverage(
    ofStroke path: Path, width: Double, _ transform: PixelTransform, in clip: PixelRect,
    cutBy outline: RoundedRect? = nil
  ) -> Coverage {
    guard let polygon = Polygon(path, transform) else { return Coverage() }
    let pixels = width * transform.scale
    let isCut = outline.map { polygon.runsInside($0, at: pixels / 2) } ?? false
    let stroke = polygon.stroked(width: pixels, beyond: isCut ? 1 : 0)
    if stroke.isKnownSimple || (!stroke.isTangled && stroke.outline.isSimple) {
      return coverage(of: stroke.outline, in: clip)
    }
    return sampled(polygon.strokePieces(width: pixels), in: clip)
  }

  private func sampled(_ polygon: Polygon, in clip: PixelRect) -> Coverage {
    guard !clip.isEmpty, clip.width <= Surface.maximumSide, clip.height <= Surface.maximumSide,
      polygon.contours.reduce(0, { $0 + $1.points.count }) <= 200_000
    else { return Coverage() }
    return LineSampler(polygon, in: clip).coverage()
  }

  private func load(_ polygon: Polygon, x: Int, y: Int) {
    points.removeAll(keepingCapacity: true)
    ends.removeAll(keepingCapacity: true)
    // Points too far away for FreeType are drawn at that distance. They are rounded before they are moved, so that the
    // clip has no influence on the rounding.
    func fixed(_ value: Double, _ origin: Int) -> Int {
      min(max(nearestPixel(value * 64) - origin * 64, -Self.farthest), Self.farthest)
    }
    for contour in polygon.contours where contour.points.count > 2 {
      for p in contour.points { points.append(FT_Vector(x: fixed(p.x, x), y: fixed(p.y, y))) }
      ends.append(Int16(points.count - 1))
    }
    if tags.count < points.count {
      tags.append(contentsOf: repeatElement(1, count: points.count - tags.count))
    }
  }
}

/// Receives FreeType's runs, with an offset.
private struct RunSink {
  var runs = UnsafeMutableBufferPointer<Coverage.Run>.allocate(capacity: 1024)
  var count = 0
  var dx: Int32 = 0
  var dy: Int32 = 0

  /// Makes room for more runs.
  mutating func reserve(_ more: Int) {
    guard count + more > runs.count else { return }
    let larger = UnsafeMutableBufferPointer<Coverage.Run>.allocate(capacity: 2 * (count + more))
    _ = larger.moveInitialize(fromContentsOf: runs[..<count])
    runs.deallocate()
    runs = larger
  }
}

/// FreeType's callback, with the runs of one row.
private func addRuns(
  y: Int32, count: Int32, spans: UnsafePointer<FT_Span>?, user: UnsafeMutableRawPointer?
) {
  guard let spans, let sink = user?.assumingMemoryBound(to: RunSink.self) else { return }
  sink.pointee.reserve(Int(count))
  guard let out = sink.pointee.runs.baseAddress else { return }
  let dx = sink.pointee.dx
  let row = y &+ sink.pointee.dy
  var made = sink.pointee.count
  for i in 0..<Int(count) where spans[i].coverage > 0 {
    let span = spans[i]
    (out + made).initialize(
      to: Coverage.Run(
        x: Int32(span.x) &+ dx, y: row, length: Int32(span.len), coverage: span.coverage))
    made &+= 1
  }
  sink.pointee.count = made
}

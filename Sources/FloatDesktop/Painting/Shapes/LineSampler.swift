import FloatCore
import FloatStudio

/// Measures the coverage of a polygon that crosses or overlaps itself, by the non-zero rule, on lines across the
/// pixels.
///
/// FreeType adds up areas: if two parts of a shape cover parts of one pixel, it takes their sum, up to the whole pixel.
/// Here each pixel is cut by `linesPerPixel` horizontal lines, and on each of them the stretches inside are measured
/// exactly. A horizontal edge is off by up to 1/64.
struct LineSampler {
  private static let linesPerPixel = 32

  private struct Crossing {
    var x: Double
    var winding: Int
  }

  let clip: PixelRect
  /// The crossings of all lines, and the index at which each line's crossings begin.
  private var crossings: [Crossing] = []
  private var starts: [Int] = []

  /// - Parameter clip: The area in which coverage is measured.
  init(_ polygon: Polygon, in clip: PixelRect) {
    let edges = Self.edges(of: polygon)
    let top = edges.map { min($0.a.y, $0.b.y) }.min() ?? 0
    let bottom = edges.map { max($0.a.y, $0.b.y) }.max() ?? 0
    var clip = clip
    clip.minY = max(clip.minY, lowerPixel(top))
    clip.maxY = min(clip.maxY, upperPixel(bottom))
    self.clip = clip.isEmpty ? .empty : clip
    guard !clip.isEmpty else { return }
    let first = clip.minY * Self.linesPerPixel
    let count = clip.height * Self.linesPerPixel
    var lines = [Int](repeating: 0, count: count + 1)
    func range(_ edge: (a: Point, b: Point)) -> Range<Int> {
      func line(_ y: Double) -> Int { upperPixel(y * Double(Self.linesPerPixel) - 0.5) - first }
      let from = min(max(line(min(edge.a.y, edge.b.y)), 0), count)
      return from..<min(max(line(max(edge.a.y, edge.b.y)), from), count)
    }
    for edge in edges { for i in range(edge) { lines[i + 1] += 1 } }
    for i in 0..<count { lines[i + 1] += lines[i] }
    starts = lines
    crossings = [Crossing](repeating: Crossing(x: 0, winding: 0), count: lines[count])
    for edge in edges {
      let slope = (edge.b.x - edge.a.x) / (edge.b.y - edge.a.y)
      let winding = edge.b.y > edge.a.y ? 1 : -1
      for i in range(edge) {
        let y = (Double(first + i) + 0.5) / Double(Self.linesPerPixel)
        crossings[lines[i]] = Crossing(x: edge.a.x + (y - edge.a.y) * slope, winding: winding)
        lines[i] += 1
      }
    }
  }

  /// The edges that are not horizontal, with coordinates clamped to a range that is safe to compute with.
  private static func edges(of polygon: Polygon) -> [(a: Point, b: Point)] {
    func bounded(_ p: Point) -> Point { Point(min(max(p.x, -1e7), 1e7), min(max(p.y, -1e7), 1e7)) }
    var out: [(a: Point, b: Point)] = []
    for contour in polygon.contours where contour.points.count > 2 {
      var a = bounded(contour.points[contour.points.count - 1])
      for point in contour.points {
        let b = bounded(point)
        if a.y != b.y { out.append((a, b)) }
        a = b
      }
    }
    return out
  }

  func coverage() -> Coverage {
    var out = Coverage()
    guard !clip.isEmpty, !starts.isEmpty else { return out }
    var row = [Double](repeating: 0, count: clip.width)
    var crossings = crossings
    for y in clip.minY..<clip.maxY {
      for i in row.indices { row[i] = 0 }
      row.withUnsafeMutableBufferPointer { row in
        crossings.withUnsafeMutableBufferPointer { crossings in
          for line in 0..<Self.linesPerPixel {
            let i = (y - clip.minY) * Self.linesPerPixel + line
            Self.measure(crossings, starts[i]..<starts[i + 1], clip, row)
          }
        }
      }
      addRuns(row, y, &out)
    }
    return out
  }

  /// Sorts the crossings of a line and adds its stretches inside.
  private static func measure(
    _ crossings: UnsafeMutableBufferPointer<Crossing>, _ found: Range<Int>, _ clip: PixelRect,
    _ row: UnsafeMutableBufferPointer<Double>
  ) {
    for j in found.dropFirst() {
      // Insertion sort, because they are few and nearly in order.
      var k = j
      while k > found.lowerBound, crossings[k].x < crossings[k - 1].x {
        crossings.swapAt(k, k - 1)
        k -= 1
      }
    }
    var winding = 0
    for j in found {
      winding += crossings[j].winding
      if winding != 0, j + 1 < found.upperBound { add(crossings[j].x, crossings[j + 1].x, clip, row) }
    }
  }

  /// Adds a stretch to a row of pixels; each pixel gets the length inside it.
  private static func add(
    _ from: Double, _ to: Double, _ clip: PixelRect, _ row: UnsafeMutableBufferPointer<Double>
  ) {
    let a = min(max(from, Double(clip.minX)), Double(clip.maxX))
    let b = min(max(to, Double(clip.minX)), Double(clip.maxX))
    guard a < b else { return }
    let first = lowerPixel(a)
    let last = upperPixel(b) - 1
    func length(in x: Int) -> Double { min(b, Double(x + 1)) - max(a, Double(x)) }
    row[first - clip.minX] += length(in: first)
    guard first < last else { return }
    for i in first + 1 - clip.minX..<last - clip.minX { row[i] += 1 }
    row[last - clip.minX] += length(in: last)
  }

  private func addRuns(_ row: [Double], _ y: Int, _ out: inout Coverage) {
    var start = 0
    func value(_ i: Int) -> UInt8 { UInt8(min(row[i] / Double(Self.linesPerPixel), 1) * 255 + 0.5) }
    while start < row.count {
      let coverage = value(start)
      var end = start + 1
      while end < row.count, value(end) == coverage { end += 1 }
      if coverage > 0 {
        out.runs.append(
          Coverage.Run(
            x: Int32(clip.minX + start), y: Int32(y), length: Int32(end - start), coverage: coverage))
      }
      start = end
    }
  }
}

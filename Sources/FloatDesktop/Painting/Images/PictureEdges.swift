import FloatCore

/// Upright and level edges near a point of a picture: where the brightness changes along a line, as it does at a card and
/// not in words.
package struct PictureEdges: Equatable, Sendable {
  /// The places of upright edges, and the heights of level ones, in points of the picture.
  package private(set) var xs: [Double] = []
  package private(set) var ys: [Double] = []

  /// How far from a point edges are looked for, and along which part of them: beyond a round corner. In points.
  static let (reach, along) = (12.0, 40.0)
  /// The change of brightness that counts, of 255: a white card on iOS's grouped background differs by 13, one on a warm
  /// white by less.
  private static let change = 7
  /// The length along which it has to change without a gap, in points: more than letters are high.
  private static let length = 18.0

  /// - Parameters:
  ///   - parts: Parts of the picture from some of its rows on.
  ///   - point: The point, in points of the picture.
  ///   - scale: Pixels to a point.
  init(_ parts: [(from: Int, picture: Bitmap)], around point: Point, scale: Double) {
    let width = parts.map { $0.picture.originX + $0.picture.width }.max() ?? 0
    let top = parts.map { $0.from + $0.picture.originY }.min() ?? 0
    let bottom = parts.map { $0.from + $0.picture.originY + $0.picture.height }.max() ?? 0
    /// The pixels around a place, as far as there are any.
    func pixels(_ place: Double, _ reach: Double, _ all: Range<Int>) -> Range<Int> {
      let (low, high) = ((place - reach) * scale, (place + reach) * scale)
      return (Int(low.clamped(to: -1e6...1e6))..<Int(high.clamped(to: -1e6...1e6))).clamped(to: all)
    }
    let (allX, allY) = (0..<max(0, width), top..<max(top, bottom))
    /// Nil outside of the picture, which ends there.
    func brightness(_ x: Int, _ y: Int) -> Int? {
      for (from, picture) in parts {
        let (column, row) = (x - picture.originX, y - from - picture.originY)
        guard case .premultiplied(let pixels) = picture.pixels, 0..<picture.width ~= column,
          0..<picture.height ~= row
        else { continue }
        let pixel = pixels[row * picture.width + column]
        // Transparent parts show the page, which is light.
        let (red, green, blue) = (pixel >> 16 & 255, pixel >> 8 & 255, pixel & 255)
        return Int(red * 77 + green * 151 + blue * 28) >> 8 + 255 - Int(pixel >> 24)
      }
      return nil
    }
    func edges(_ along: Range<Int>, _ across: Range<Int>, _ value: (Int, Int) -> Int?) -> [Double] {
      guard across.count > 1, !along.isEmpty else { return [] }
      let strengths = (across.lowerBound + 1..<across.upperBound).map { place -> Int in
        var (sum, count, best) = (0, 0, 0)
        for other in along {
          guard let a = value(place - 1, other), let b = value(place, other), abs(a - b) >= Self.change else {
            (sum, count) = (0, 0)
            continue
          }
          (sum, count) = (sum + abs(a - b), count + 1)
          if Double(count) >= Self.length * scale { best = max(best, sum) }
        }
        return best
      }
      return strengths.indices.filter { index in
        let around = strengths[max(0, index - 1)...min(strengths.count - 1, index + 1)]
        // Of two that are equally strong the first is the edge.
        return strengths[index] > 0 && strengths[index] == around.max()
          && (index == 0 || strengths[index - 1] < strengths[index])
      }.map { Double(across.lowerBound + 1 + $0) / scale }
    }
    xs = edges(pixels(point.y, Self.along, allY), pixels(point.x, Self.reach, allX)) { brightness($0, $1) }
    ys = edges(pixels(point.x, Self.along, allX), pixels(point.y, Self.reach, allY)) { brightness($1, $0) }
  }
}

import FloatCore

/// Upright and level edges near a point of a picture: lines where two even areas meet, as at a card, or that are longer
/// than letters are high, as between rows.
package struct PictureEdges: Equatable, Sendable {
  /// The places of upright edges, and the heights of level ones, in points of the picture.
  package private(set) var xs: [Double] = []
  package private(set) var ys: [Double] = []

  /// How far from a point edges are looked for, and along which part of them: beyond a round corner. In points.
  static let (reach, along) = (12.0, 40.0)
  /// The change of brightness that counts, of 255: a white card on iOS's grouped background differs by 13, one on a warm
  /// white by less.
  private static let change = 7
  /// The length along which it has to change without a gap, in points: what a small button's side has between its
  /// corners.
  private static let least = 18.0
  /// The depth of an even area, in points: the strokes of a title's letters are thinner.
  private static let depth = 8.0
  /// The length of an edge that needs no even area, in points: capitals of 38 points are as high.
  private static let long = 28.0

  /// - Parameters:
  ///   - parts: Parts of the picture, at their places in it.
  ///   - point: The point, in points of the picture.
  ///   - scale: Pixels to a point.
  init(_ parts: [Bitmap], around point: Point, scale: Double) {
    /// The pixels around a place, even beyond the picture.
    func pixels(_ place: Double, _ reach: Double) -> Range<Int> {
      let (low, high) = ((place - reach) * scale, (place + reach) * scale)
      return Int(low.clamped(to: -1e6...1e6))..<Int(high.clamped(to: -1e6...1e6))
    }
    /// Nil outside of the picture, which ends there.
    func brightness(_ x: Int, _ y: Int) -> Int? {
      for picture in parts {
        let (column, row) = (x - picture.originX, y - picture.originY)
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
      let found = across.compactMap { place in
        Self.edge(at: place, along, scale, value).map { (place: place, strength: $0, middle: $1) }
      }
      // Of edges a pixel or two apart the strongest is meant, and the first of those that are equally strong.
      return found.filter { edge in
        let near = found.filter { abs($0.place - edge.place) <= 2 }
        return near.first { $0.strength == near.map(\.strength).max() }?.place == edge.place
      }.map { $0.middle / scale }
    }
    xs = edges(pixels(point.y, Self.along), pixels(point.x, Self.reach)) { brightness($0, $1) }
    ys = edges(pixels(point.x, Self.along), pixels(point.y, Self.reach)) { brightness($1, $0) }
  }

  /// The strongest change of brightness from pixels before a place to those behind it, along rows that follow each other;
  /// nil if it does not count.
  ///
  /// Between the pixels that are compared are two more: an enlarged picture changes gradually.
  ///
  /// - Parameter value: The brightness at a place of a row; nil outside of the picture.
  /// - Returns: The sum of its changes, and where half of the change has come, in its middle row.
  private static func edge(
    at place: Int, _ all: Range<Int>, _ scale: Double, _ value: (Int, Int) -> Int?
  ) -> (strength: Int, middle: Double)? {
    var (best, rows, sum, start) = (0, all.prefix(0), 0, all.lowerBound)
    for row in all {
      let change = value(place + 1, row).flatMap { b in value(place - 2, row).map { b - $0 } } ?? 0
      if change.signum() != sum.signum() { (sum, start) = (0, row) }
      if abs(change) < self.change { (sum, start) = (0, row + 1) } else { sum += change }
      if abs(sum) > abs(best) { (best, rows) = (sum, start..<row + 1) }
    }
    func isEven(_ row: Int, from: Int, _ way: Int) -> Bool {
      let first = value(from, row) ?? 0
      return (1...max(1, Int(depth * scale))).allSatisfy { step in
        abs((value(from + way * step, row) ?? first) - first) < change
      }
    }
    let length = Double(rows.count) / scale
    guard length >= least else { return nil }
    // A few uneven rows do no harm.
    let even = rows.count { isEven($0, from: place - 2, -1) && isEven($0, from: place + 1, 1) }
    guard length >= long || even * 5 >= rows.count * 4 else { return nil }
    let row = rows.lowerBound + rows.count / 2
    let steps = (place - 1...place + 1).map { place in
      max(0, best.signum() * ((value(place, row) ?? 0) - (value(place - 1, row) ?? 0)))
    }
    return (abs(best), Double(place) + Double(steps[2] - steps[0]) / Double(max(1, steps.reduce(0, +))))
  }
}

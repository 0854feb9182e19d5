import FloatCore

/// Lines to which an edge of a frame snaps, in points of a picture.
struct Snapping: Equatable, Sendable {
  var xs: [Double] = []
  var ys: [Double] = []
  /// False leaves the lines out.
  var isOn = true

  /// How near a line an edge snaps to it, in points.
  static let reach = 5.0

  /// A coordinate on the nearest line in reach, in halves of a point; else the nearest whole point.
  private func snapped(_ value: Double, to lines: [Double]) -> Double {
    line(near: value, lines).map { ($0 * 2).rounded() / 2 } ?? value.rounded()
  }

  private func line(near value: Double, _ lines: [Double]) -> Double? {
    guard isOn, let line = lines.min(by: { abs($0 - value) < abs($1 - value) }) else { return nil }
    return abs(line - value) <= Self.reach ? line : nil
  }

  /// A corner that a hand draws.
  func snapped(_ point: Point) -> Point { Point(snapped(point.x, to: xs), snapped(point.y, to: ys)) }

  /// A frame that a hand moves: it keeps its size, and the edge nearer to a line snaps.
  func snapped(_ frame: Rect) -> Rect {
    func start(_ low: Double, _ length: Double, _ lines: [Double]) -> Double {
      let high = low + length
      let (a, b) = (line(near: low, lines), line(near: high, lines))
      let isHigh = b.map { b in a.map { abs(b - high) < abs($0 - low) } ?? true } ?? false
      return isHigh ? snapped(high, to: lines) - length : snapped(low, to: lines)
    }
    return Rect(
      start(frame.x, frame.width, xs), start(frame.y, frame.height, ys), frame.width, frame.height)
  }
}

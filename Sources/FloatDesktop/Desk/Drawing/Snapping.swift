import FloatCore

/// Lines to which the edges of a frame snap, in points of a picture.
struct Snapping: Equatable, Sendable {
  var xs: [Double] = []
  var ys: [Double] = []

  /// How near a line an edge snaps to it, in points.
  private static let reach = 5.0

  /// A corner that a hand draws.
  func snapped(_ point: Point) -> Point {
    Point(Self.snapped(point.x, to: xs), Self.snapped(point.y, to: ys))
  }

  /// A coordinate on the nearest line in reach, in halves of a point; else the nearest whole point.
  private static func snapped(_ value: Double, to lines: [Double]) -> Double {
    distance(of: value, to: lines).map { ((value + $0) * 2).rounded() / 2 } ?? value.rounded()
  }

  /// The way to the nearest line in reach.
  private static func distance(of value: Double, to lines: [Double]) -> Double? {
    lines.map { $0 - value }.filter { $0.magnitude <= reach }.min { $0.magnitude < $1.magnitude }
  }

  // MARK: A frame

  /// What the width or the height of a frame does while a hand moves.
  enum Pull: Equatable, Sendable {
    case stays
    /// Its lower or its upper end goes with the hand.
    case low, high
    /// It is moved as it is, and the end nearer to a line snaps.
    case moves
  }

  /// A frame at which a hand pulls, and which stays within a part of the picture.
  func pulled(_ frame: Rect, by way: Point, _ x: Pull, _ y: Pull, within part: Rect) -> Rect {
    let (x, width) = Self.pulled((frame.x, frame.width), by: way.x, x, to: xs, within: (part.x, part.width))
    let (y, height) = Self.pulled(
      (frame.y, frame.height), by: way.y, y, to: ys, within: (part.y, part.height))
    return Rect(x, y, width, height)
  }

  private typealias Extent = (start: Double, length: Double)

  private static func pulled(
    _ old: Extent, by way: Double, _ pull: Pull, to lines: [Double], within part: Extent
  ) -> Extent {
    let ends = (low: old.start + way, high: old.start + old.length + way)
    let partEnd = part.start + part.length
    switch pull {
    case .stays: return old
    case .low, .high:
      let fixed = pull == .low ? old.start + old.length : old.start
      let end = snapped(pull == .low ? ends.low : ends.high, to: lines).clamped(to: part.start...partEnd)
      return (min(fixed, end), abs(end - fixed))
    case .moves:
      let ways = [ends.low, ends.high].map { distance(of: $0, to: lines)?.magnitude ?? .infinity }
      let start =
        ways[1] < ways[0] ? snapped(ends.high, to: lines) - old.length : snapped(ends.low, to: lines)
      return (start.clamped(to: part.start...max(part.start, partEnd - old.length)), old.length)
    }
  }
}

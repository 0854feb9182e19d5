import FloatCore

/// Lines to which the edges of a frame snap, in points of a picture.
struct Snapping: Equatable, Sendable {
  var xs: [Double] = []
  var ys: [Double] = []

  /// How near a line an edge snaps to it, in points.
  private static let reach = 5.0

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
    let x = Self.ends((frame.minX, frame.maxX), by: way.x, x, to: xs, within: part.minX...part.maxX)
    let y = Self.ends((frame.minY, frame.maxY), by: way.y, y, to: ys, within: part.minY...part.maxY)
    return Rect(Point(x.low, y.low), Point(x.high, y.high))
  }

  private typealias Ends = (low: Double, high: Double)

  private static func ends(
    _ old: Ends, by way: Double, _ pull: Pull, to lines: [Double], within part: ClosedRange<Double>
  ) -> Ends {
    let (low, high, length) = (old.low + way, old.high + way, old.high - old.low)
    switch pull {
    case .stays: return old
    case .low: return (snapped(low, to: lines).clamped(to: part), old.high)
    case .high: return (old.low, snapped(high, to: lines).clamped(to: part))
    case .moves:
      let ways = [low, high].map { distance(of: $0, to: lines)?.magnitude ?? .infinity }
      let start = ways[1] < ways[0] ? snapped(high, to: lines) - length : snapped(low, to: lines)
      let place = start.clamped(to: part.lowerBound...max(part.lowerBound, part.upperBound - length))
      return (place, place + length)
    }
  }
}

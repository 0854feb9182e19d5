import FloatCore

/// A pointer from its press to its release: what it was pressed on, whose it is, and whether it drags or clicks.
struct Hold<Target: Equatable & Sendable>: Equatable, Sendable {
  let target: Target
  /// The pointer; others have no say until it is let go.
  let owner: Int
  let start: Point
  private(set) var last: Point
  /// True once the pointer has moved farther than in a click.
  private(set) var isDrag = false

  init(_ target: Target, at point: Point, by owner: Int = 0) {
    (self.target, self.owner, start, last) = (target, owner, point, point)
  }

  /// Moves it, and returns the way since the last move.
  @discardableResult
  mutating func move(to point: Point) -> Point {
    defer { last = point }
    if start.distance(to: point) > HoldLimits.slop { isDrag = true }
    return point - last
  }
}

/// The last press, for telling a double click.
struct Clicks<Target: Equatable & Sendable>: Sendable {
  private var time = -Double.infinity
  private var target: Target?
  private var point = Point.zero

  /// Notes a press; true if it is the second of a double click.
  mutating func press(_ target: Target?, at point: Point, time now: Double) -> Bool {
    let isSecond =
      now - time <= HoldLimits.doubleClick && self.target == target
      && self.point.distance(to: point) <= 2 * HoldLimits.slop
    (time, self.target, self.point) = (isSecond ? -.infinity : now, target, point)
    return isSecond
  }

  /// Makes the next press a first one: the last was no click.
  mutating func forget() { time = -.infinity }
}

private enum HoldLimits {
  /// The largest movement of a click, in points.
  static let slop = 3.0
  /// The longest time between the two presses of a double click, in seconds.
  static let doubleClick = 0.4
}

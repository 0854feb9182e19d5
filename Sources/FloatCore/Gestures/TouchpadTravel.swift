/// How far fingers on a touchpad have moved, and how fast.
///
/// A touchpad reports neither that fingers come down nor that they lift: a pause ends their travel (`scroll.wheel.pause`).
struct TouchpadTravel: Equatable, Sendable {
  /// In points.
  private(set) var distance = Point.zero
  /// When they moved last.
  private(set) var time = 0.0
  private(set) var tracker = VelocityTracker()

  /// The velocity that they had when they moved last, in points per second.
  var velocity: Point { tracker.velocity(at: time) }

  mutating func add(_ d: Point, at t: Double) {
    distance += d
    time = t
    tracker.add(position: distance, at: t)
  }

  /// When they count as lifted.
  func end(_ p: ScrollParameters) -> Double { time + p.wheelPause }
}

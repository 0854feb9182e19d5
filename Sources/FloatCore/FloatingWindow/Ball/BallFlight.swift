/// The ball's centre: at its dock, under a pointer, or flying to its dock.
struct BallFlight: Equatable, Sendable {
  /// The distance to its edge, in points, within which the ball touches it.
  private static let touch = 0.5
  /// The step in which the times of the touch and of the rest are searched for, in seconds.
  private static let step = 1.0 / 480

  private(set) var center: Tracked<Point>
  /// When it touches the edge it flies to; nil while it does not fly.
  private var landing: Double?
  /// When the flying ball is seen at its dock; nil at rest. Its spring may move on beyond the screen's edge after that.
  private var rest: Double?

  init(at point: Point) { center = Tracked(point) }

  var nextDeadline: Double? { landing.map { min($0, rest ?? .infinity) } ?? rest }

  /// Puts the ball at a point, at rest.
  mutating func stop(at point: Point) {
    center.set(point)
    (landing, rest) = (nil, nil)
  }

  /// Follows a pointer.
  mutating func drag(
    _ event: GestureEvent<Gesture>, absorbing slop: Animation, at t: Double, to place: (Point) -> Point
  ) {
    center.drag(event, absorbing: slop, at: t, to: place)
    if event.phase == .began { (landing, rest) = (nil, nil) }
  }

  /// Flies to a dock within an area, and lands there.
  mutating func fly(to dock: Point, in area: Rect, with snap: Animation, velocity: Point?, at t: Double) {
    center.settle(to: dock, with: snap, velocity: velocity, at: t)
    landing = landingTime(at: t)
    rest = restTime(in: area, at: t)
  }

  /// Flies on to a dock, perhaps another one, by new values. A ball that has touched its edge does not touch it again.
  mutating func redirect(to dock: Point, in area: Rect, with snap: Animation, at t: Double) {
    let hasLanded = landing == nil
    fly(to: dock, in: area, with: snap, velocity: nil, at: t)
    if hasLanded { landing = nil }
  }

  /// Moves from where it stands to a point that is no dock, as a removed ball does.
  mutating func leave(to end: Point, with animation: Animation, at t: Double) {
    center.settle(to: end, with: animation, at: t)
  }

  /// Meets the deadlines that are due; returns true if the ball touches its edge now.
  mutating func meetDeadlines(_ now: Double) -> Bool {
    if let time = rest, time <= now {
      rest = nil
      center.set(center.base)
    }
    guard let time = landing, time <= now else { return false }
    landing = nil
    return true
  }

  /// When the flying ball first touches its edge: at the first step within half a point of it.
  private func landingTime(at now: Double) -> Double? {
    let end = center.endTime
    let target = center.base.x
    func isThere(_ t: Double) -> Bool { abs(center.value(at: t).x - target) < Self.touch }
    guard end.isFinite, !isThere(now) else { return nil }
    var t = now
    while t < end, !isThere(t) { t += Self.step }
    return min(t, end)
  }

  /// When the ball's visible motion ends: from then on it stays within the rest threshold of its dock.
  private func restTime(in area: Rect, at now: Double) -> Double? {
    let end = center.endTime
    let target = area.clamp(center.base)
    guard end.isFinite, end > now else { return nil }
    var t = end
    while t > now, area.clamp(center.value(at: t)).distance(to: target) < RestThreshold.points.value {
      t -= Self.step
    }
    return min(max(t, now) + Self.step, end)
  }
}

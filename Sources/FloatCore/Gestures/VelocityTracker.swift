/// Estimates how fast a pointer moves, from its last few positions.
///
/// Feed it the raw events with their own times: a mouse at rest sends nothing, so only the time of the release shows
/// that the pointer stood still before it. The window is a span of time, not a number of samples, so that a 60 Hz
/// screen and an 8000 Hz mouse give the same answer for the same stroke.
///
/// Time spans are compared in whole nanoseconds. So a stroke with timestamps in whole milliseconds has the same
/// velocity, bit for bit, whenever it begins, and a sample exactly ``horizon`` old always counts.
///
/// Each axis is measured separately. Its velocity is the mean over the last 20 ms, which the slope of the least-squares
/// parabola at the newest sample moves by up to a tenth (`VelocitySample.parabolaSlope`). A parabola over 40 ms
/// had 7 % rms error at every rate from 60 to 1000 Hz in a study of 150 synthetic swipes, but it mistakes a hand that
/// stops for one that turns back. So the velocity never points against every motion in the window, and is never faster
/// than the fastest step in it. A hold before the release leaves the whole velocity for half of ``assumeStopped``, and
/// then linearly less.
public struct VelocityTracker: Equatable, Sendable {
  /// The span of time before the newest sample that counts, in seconds; at most 1024 samples are kept.
  public var horizon: Double
  /// A gap as long as this, in seconds, means that the pointer stood still (Android and Flutter: 40 ms).
  public var assumeStopped: Double
  /// The greatest magnitude reported, in points per second; longer velocities keep their direction.
  public var maximumSpeed: Double

  private(set) var x = AxisVelocity()
  private(set) var y = AxisVelocity()
  private var lastTime = -Double.infinity

  /// A tracker without a sample.
  ///
  /// - Parameters:
  ///   - horizon: The span of time before the newest sample that counts, in seconds.
  ///   - assumeStopped: The gap beyond which the pointer counts as having stood still, in seconds.
  ///   - maximumSpeed: The greatest magnitude reported, in points per second; below zero every velocity is zero.
  public init(horizon: Double = 0.040, assumeStopped: Double = 0.040, maximumSpeed: Double = 8000) {
    (self.horizon, self.assumeStopped, self.maximumSpeed) = (horizon, assumeStopped, maximumSpeed)
  }

  /// Adds a position.
  ///
  /// - Parameters:
  ///   - position: In points.
  ///   - t: The event's time in seconds. An equal time, to the nanosecond, replaces the newest sample; an earlier time
  ///     is dropped, and so is anything that is not finite. A place that is repeated, as by a release, changes nothing.
  public mutating func add(position: Point, at t: Double) {
    guard t.isFinite, position.isFinite else { return }
    guard TimeSpan.between(lastTime, t) >= 0 else { return }
    lastTime = t
    x.add(position.x, at: t, horizon: horizon, assumeStopped: assumeStopped)
    y.add(position.y, at: t, horizon: horizon, assumeStopped: assumeStopped)
  }

  /// The velocity at a release, in points per second.
  ///
  /// On each axis it is zero with fewer than two places, whole until half of ``assumeStopped`` after the last motion,
  /// and zero from ``assumeStopped`` on. In between it falls linearly, so that a millisecond decides little.
  ///
  /// - Parameter release: The time of the release event itself, in seconds.
  public func velocity(at release: Double) -> Point {
    let v = Point(
      x.velocity(at: release, horizon: horizon, assumeStopped: assumeStopped),
      y.velocity(at: release, horizon: horizon, assumeStopped: assumeStopped))
    guard v.isFinite else { return .zero }
    let largest = max(abs(v.x), abs(v.y))
    guard largest > 0, maximumSpeed >= 0 else { return maximumSpeed < 0 ? .zero : v }
    // Scaled first, because the square of a huge component would overflow.
    let speed = (v / largest).length * largest
    return speed > maximumSpeed ? (v / largest) * (maximumSpeed / (speed / largest)) : v
  }

  /// Forgets all samples.
  public mutating func reset() {
    self = VelocityTracker(horizon: horizon, assumeStopped: assumeStopped, maximumSpeed: maximumSpeed)
  }
}

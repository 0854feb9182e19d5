/// Estimates how fast a pointer moves, from its last few positions.
///
/// Feed it the raw events with their own times: a mouse at rest sends nothing, so only the time of the release tells
/// that the pointer stood still before it. The window is a span of time, not a number of samples, so that a 60 Hz
/// screen and an 8000 Hz mouse give the same answer for the same stroke.
///
/// Time spans are compared in whole nanoseconds. So a stroke with timestamps in whole milliseconds has the same
/// velocity, bit for bit, whenever it begins, and a sample exactly ``horizon`` old always counts.
///
/// The velocity is the slope, at the newest sample, of the least-squares parabola; of a line with two samples, and with
/// samples so bunched that a parabola would only amplify their noise. A parabola over 40 ms had 7 % rms error at every
/// rate from 60 to 1000 Hz in a study of 150 synthetic swipes. Android and Flutter take 100 ms and at most 20 samples,
/// and report no velocity for fewer than three.
public struct VelocityTracker: Equatable, Sendable {
  /// The most samples kept, whatever the horizon: 100 ms at 8000 Hz, with room.
  static let capacity = 1024

  /// The span of time before the newest sample that counts, in seconds; at most 1024 samples are kept.
  public var horizon: Double
  /// A gap longer than this, in seconds, means that the pointer stood still (Android and Flutter: 40 ms).
  public var assumeStopped: Double
  /// The greatest magnitude reported, in points per second; longer velocities keep their direction.
  public var maximumSpeed: Double

  private(set) var samples: [VelocitySample] = []
  package var lastPosition: Point? { samples.last?.position }

  /// A tracker without a sample.
  ///
  /// - Parameters:
  ///   - horizon: The span of time before the newest sample that counts, in seconds.
  ///   - assumeStopped: The gap beyond which the pointer counts as having stood still, in seconds.
  ///   - maximumSpeed: The greatest magnitude reported, in points per second; below zero every velocity is zero.
  public init(horizon: Double = 0.040, assumeStopped: Double = 0.040, maximumSpeed: Double = 8000) {
    self.horizon = horizon
    self.assumeStopped = assumeStopped
    self.maximumSpeed = maximumSpeed
  }

  /// Adds a position.
  ///
  /// - Parameters:
  ///   - position: In points.
  ///   - t: The event's time in seconds. An equal time, to the nanosecond, replaces the newest sample; an earlier
  ///     time is dropped, and so is anything that is not finite.
  public mutating func add(position: Point, at t: Double) {
    guard t.isFinite, position.isFinite else { return }
    if let last = samples.last {
      let gap = TimeSpan.between(last.time, t)
      guard gap >= 0 else { return }
      if gap == 0 {
        samples[samples.count - 1].position = position
        return
      }
      if gap > TimeSpan.rounded(assumeStopped) { samples.removeAll(keepingCapacity: true) }
    }
    samples.append(VelocitySample(time: t, position: position))
    discardOld()
  }

  /// The velocity at a release, in points per second.
  ///
  /// Zero with fewer than two samples, and zero if the last motion is more than `assumeStopped` before the release.
  ///
  /// - Parameter release: The time of the release event itself, in seconds.
  public func velocity(at release: Double) -> Point {
    guard let last = samples.last, samples.count >= 2 else { return .zero }
    if TimeSpan.between(last.time, release) > TimeSpan.rounded(assumeStopped) { return .zero }
    return clamped(VelocitySample.slope(of: samples))
  }

  /// Forgets all samples.
  public mutating func reset() {
    samples.removeAll(keepingCapacity: true)
  }

  private mutating func discardOld() {
    guard let newest = samples.last else { return }
    // Moving a few kilobytes down beats a ring here: the samples stay contiguous, equality stays synthesised, and
    // nothing is allocated once the array has grown to the size that the mouse's rate needs.
    var expired = 0
    let span = TimeSpan.rounded(horizon)
    while expired < samples.count - 1, TimeSpan.between(samples[expired].time, newest.time) > span {
      expired += 1
    }
    samples.removeFirst(max(expired, samples.count - Self.capacity))
  }

  private func clamped(_ v: Point) -> Point {
    guard v.isFinite else { return .zero }
    let largest = max(abs(v.x), abs(v.y))
    guard largest > 0, maximumSpeed >= 0 else { return maximumSpeed < 0 ? .zero : v }
    // Scaled first, because the square of a huge component would overflow.
    let speed = (v / largest).length * largest
    return speed > maximumSpeed ? (v / largest) * (maximumSpeed / (speed / largest)) : v
  }
}

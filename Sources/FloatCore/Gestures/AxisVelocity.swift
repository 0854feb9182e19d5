/// How fast a pointer moves along one axis.
///
/// A report that repeats the place is none: a mouse at rest sends nothing, and a screen that reports a resting finger must
/// give the same answer.
struct AxisVelocity: Equatable, Sendable {
  /// The most samples kept, however long the horizon is: 100 ms at 8000 Hz, with room.
  static let capacity = 1024

  /// The span of time before the newest sample whose mean speed bounds the fit, in seconds.
  ///
  /// It is longer than a report of 60 Hz, so that one slow step does not hide the fast one before it, and at most the
  /// shortest time in which a hand stops: a hold of that length leaves nothing of the velocity before it.
  private static let meanSpan = 0.020
  /// How far the parabola may move the velocity from that mean, as a share of it.
  ///
  /// The quickest strokes of a study of 150 swipes are released at 0.9 of their mean speed over 20 ms. A parabola that
  /// says more than that extrapolates a stop: beyond a tenth, 1 ms of hold could take a quarter of the velocity.
  private static let correction = 0.1

  /// Where it moved: the samples within the horizon, and the one before them, at which the oldest step began.
  private(set) var samples: [VelocitySample] = []

  /// Adds a place; see ``VelocityTracker/add(position:at:)``.
  mutating func add(_ position: Double, at t: Double, horizon: Double, assumeStopped: Double) {
    if let last = samples.last, TimeSpan.between(last.time, t) == 0 { samples.removeLast() }
    if let last = samples.last {
      if last.position == position { return }
      if TimeSpan.between(last.time, t) > TimeSpan.rounded(assumeStopped) {
        samples.removeAll(keepingCapacity: true)
      }
    }
    samples.append(VelocitySample(time: t, position: position))
    // Moving a few kilobytes down beats a ring here: the samples stay contiguous, equality stays synthesised, and
    // nothing is allocated once the array has grown to the size that the mouse's rate needs.
    samples.removeFirst(max(firstWithin(horizon) - 1, samples.count - Self.capacity, 0))
  }

  mutating func reset() { samples.removeAll(keepingCapacity: true) }

  /// The velocity at a release, in points per second; see ``VelocityTracker/velocity(at:)``.
  func velocity(at release: Double, horizon: Double, assumeStopped: Double) -> Double {
    guard let last = samples.last, samples.count >= 2 else { return 0 }
    let kept = share(after: TimeSpan.between(last.time, release), of: assumeStopped)
    guard kept > 0 else { return 0 }
    let within = samples[min(firstWithin(horizon), samples.count - 2)...]
    let mean = meanVelocity(over: min(Self.meanSpan, horizon))
    let room = mean.magnitude * Self.correction
    let fitted = min(max(VelocitySample.parabolaSlope(of: within), mean - room), mean + room)
    // An even motion is as fast as its fastest step, but for rounding.
    let limit = fastestStep * (1 + 1e-9)
    return min(max(fitted, -limit), limit) * kept
  }

  /// How much of the velocity a hold leaves: all up to half of the time that counts as a stop, then evenly less.
  private func share(after hold: Double, of assumeStopped: Double) -> Double {
    let (half, stop) = (TimeSpan.rounded(assumeStopped / 2), TimeSpan.rounded(assumeStopped))
    if hold >= stop { return 0 }
    return hold <= half ? 1 : (stop - hold) / (stop - half)
  }

  /// The index of the oldest sample within a span before the newest one.
  private func firstWithin(_ span: Double) -> Int {
    guard let newest = samples.last else { return 0 }
    let span = TimeSpan.rounded(span)
    var index = 0
    while index < samples.count - 1, TimeSpan.between(samples[index].time, newest.time) > span { index += 1 }
    return index
  }

  /// The distance over a span before the newest sample by that span; on a straight line where it begins between samples.
  private func meanVelocity(over span: Double) -> Double {
    guard let newest = samples.last else { return 0 }
    let index = max(firstWithin(span), 1)
    let (before, after) = (samples[index - 1], samples[index])
    let age = TimeSpan.between(before.time, newest.time)
    guard age > span, span > 0 else { return (newest.position - before.position) / age }
    let step = (after.position - before.position) / TimeSpan.between(before.time, after.time)
    return (newest.position - before.position - step * (age - span)) / span
  }

  private var fastestStep: Double {
    zip(samples, samples.dropFirst()).reduce(0) { fastest, step in
      max(
        fastest, ((step.1.position - step.0.position) / TimeSpan.between(step.0.time, step.1.time)).magnitude)
    }
  }
}

/// How fast a pointer moves along one axis.
///
/// A report that repeats the place is ignored: a mouse at rest sends nothing, and a screen that reports a resting
/// finger must give the same answer.
struct AxisVelocity: Equatable, Sendable {
  /// The most samples kept, however long the horizon is: 100 ms at 8000 Hz, with room.
  static let capacity = 1024

  /// The span of time before the newest sample whose mean speed bounds the fit, in seconds.
  ///
  /// It is longer than the interval of a 60 Hz device, so that one slow step does not hide the fast one before it, and
  /// no longer than the shortest time in which a hand stops, so that a hold of that length leaves nothing of the
  /// velocity before it.
  private static let meanSpan = 0.020
  /// How far the parabola may move the velocity from that mean, as a share of it.
  ///
  /// In a study of 150 swipes the quickest strokes were released at 0.9 of their mean speed over 20 ms. A parabola that
  /// differs more extrapolates a stop: beyond a tenth, 1 ms of hold could take a quarter of the velocity.
  private static let correction = 0.1

  /// The samples within the horizon, and the one before them, at which the oldest step began.
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
    // An array whose samples move down is simpler than a ring here: the samples stay contiguous, equality is
    // synthesised, and nothing is allocated once the array has the size that the mouse's rate needs.
    samples.removeFirst(max(firstWithin(horizon) - 1, samples.count - Self.capacity, 0))
  }

  /// The velocity at a release, in points per second; see ``VelocityTracker/velocity(at:)``.
  func velocity(at release: Double, horizon: Double, assumeStopped: Double) -> Double {
    guard let last = samples.last, samples.count >= 2 else { return 0 }
    let kept = share(after: TimeSpan.between(last.time, release), of: assumeStopped)
    guard kept > 0 else { return 0 }
    let within = samples[min(firstWithin(horizon), samples.count - 2)...]
    let mean = meanVelocity(over: min(Self.meanSpan, horizon))
    let room = mean.magnitude * Self.correction
    let fitted = min(max(VelocitySample.parabolaSlope(of: within), mean - room), mean + room)
    // Rounding may make the velocity of an even motion exceed its fastest step.
    let limit = fastestStep * (1 + 1e-9)
    return min(max(fitted, -limit), limit) * kept
  }

  /// The share of the velocity that a hold leaves: all of it up to half of the time that counts as a stop, then
  /// linearly less.
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

  /// The mean velocity over a span before the newest sample; where the span begins between two samples, on the line
  /// between them.
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

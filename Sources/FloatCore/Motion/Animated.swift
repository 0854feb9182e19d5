/// A value that is at rest or moves to a target, and that can be redirected or caught at any instant.
///
/// It is a function of absolute time in seconds: reading it never changes it, and the order of reads does not change
/// the answers. Position and velocity are continuous between two changes; each method documents what happens to them
/// at the change. All results are finite; each method documents how it handles a value, velocity or time that is not
/// finite.
public struct Animated<Value: VectorArithmetic>: Equatable, Sendable {
  /// The value it is at rest at or moving to.
  public private(set) var target: Value
  /// When the motion begins, in seconds; −infinity at rest and while it follows a pointer's trail.
  public private(set) var startTime: Double
  /// When the motion is over and the value is exactly the target, in seconds; −infinity at rest.
  public private(set) var endTime: Double

  private(set) var motion: Motion

  enum Motion: Equatable, Sendable {
    case rest
    /// - Parameter rest: The remaining distance at the end, less than the threshold.
    case spring(Spring, from: Value, velocity: Value, rest: Value)
    case curve(TimingCurve, from: Value, duration: Double)
    case decay(DecelerationRate, from: Value, velocity: Value)
    case trail(Trail<Value>)
  }

  /// A value at rest; one that is not finite counts as zero.
  public init(_ value: Value) {
    target = value.isFinite ? value : .zero
    startTime = -.infinity
    endTime = -.infinity
    motion = .rest
  }

  /// A motion that is known in full; ``map(_:_:)`` makes one of another.
  init(_ motion: Motion, to target: Value, from start: Double, until end: Double) {
    self.motion = motion
    self.target = target
    (startTime, endTime) = (start, end)
  }

  /// The value at a time: the starting value before ``startTime``, exactly the target from ``endTime`` on.
  public func value(at t: Double) -> Value {
    if t >= endTime { return target }
    let elapsed = t - startTime
    switch motion {
    case .rest: return target
    case .spring(let spring, let from, let velocity, let rest):
      let x = spring.value(from: from, to: target, initialVelocity: velocity, at: elapsed)
      let share = landed(at: t)
      return share > 0 ? x - rest * share : x
    case .curve(let curve, let from, let duration):
      guard elapsed >= 0, duration > 0 else { return from }
      // Written so that a progress of 0 gives the start bit for bit.
      let x = from + (target - from) * curve.value(at: elapsed / duration)
      return x.isFinite ? x : target
    case .decay(let rate, let from, let velocity):
      guard elapsed > 0 else { return from }
      let x = from + velocity * rate.travel(at: elapsed)
      return x.isFinite ? x : target
    case .trail(let trail):
      let x = trail.value(at: t)
      return x.isFinite ? x : target
    }
  }

  /// The velocity at a time, in the value's unit per second: zero before ``startTime`` and from ``endTime`` on.
  public func velocity(at t: Double) -> Value {
    guard t >= startTime, t < endTime else { return .zero }
    let elapsed = t - startTime
    switch motion {
    case .rest: return .zero
    case .spring(let spring, let from, let velocity, let rest):
      let v = spring.velocity(from: from, to: target, initialVelocity: velocity, at: elapsed)
      return landed(at: t) > 0 ? v - rest * (1 / RestThreshold.landing) : v
    case .curve(let curve, let from, let duration):
      guard duration > 0 else { return .zero }
      let v = (target - from) * (curve.slope(at: elapsed / duration) / duration)
      return v.isFinite ? v : .zero
    case .decay(let rate, _, let velocity): return velocity * rate.remaining(at: elapsed)
    case .trail(let trail):
      let v = trail.velocity(at: t)
      return v.isFinite ? v : .zero
    }
  }

  /// The share of a spring's remaining distance covered so far, 0…1; it grows evenly and is 1 at the end.
  private func landed(at t: Double) -> Double {
    t > startTime ? (1 - (endTime - t) / RestThreshold.landing).clamped(to: 0...1) : 0
  }

  /// True once the value is the target for good.
  public func isAtRest(at t: Double) -> Bool { t >= endTime }

  /// Moves it to a value at once, at rest. Ignored when the value is not finite.
  public mutating func set(_ value: Value) {
    guard value.isFinite else { return }
    rest(at: value)
  }

  /// Sends it to a target from its value at time `t`.
  ///
  /// The value is continuous. With a spring the velocity is continuous, too; a curve starts with its own slope, not
  /// with the velocity before. Ignored when the target or a time is not finite.
  /// - Parameters:
  ///   - target: The new target.
  ///   - animation: How to get there. `.none` jumps (after the delay).
  ///   - velocity: For a spring only: the velocity to start with, in the value's unit per second, for instance a
  ///     finger's at release; nil keeps the velocity at `t`. One that is not finite counts as nil.
  ///   - delay: In seconds; below zero counts as zero. During the delay the value stands still at its value at `t`.
  ///     There is no velocity to keep then, so a nil `velocity` means zero.
  ///   - t: Now, in seconds.
  public mutating func animate(
    to target: Value, with animation: Animation, velocity: Value? = nil, delay: Double = 0, at t: Double
  ) {
    let wait = max(0, delay)
    let start = t + wait
    guard target.isFinite, start.isFinite else { return }
    let from = value(at: t)
    switch animation {
    case .none:
      guard wait > 0 else { return rest(at: target) }
      motion = .curve(.linear, from: from, duration: 0)
      endTime = start
    case .curve(let curve, let duration):
      let d = duration > 0 && (start + duration).isFinite ? duration : 0
      guard wait > 0 || d > 0 else { return rest(at: target) }
      motion = .curve(curve, from: from, duration: d)
      endTime = start + d
    case .spring(let spring, let threshold):
      let kept = wait > 0 ? .zero : self.velocity(at: t)
      let v = velocity.flatMap { $0.isFinite ? $0 : nil } ?? kept
      let distance = from - target
      let isThere = distance == .zero && v == .zero
      let settling = spring.settlingTime(distance: distance, initialVelocity: v, threshold: threshold)
      let duration = isThere ? 0 : max(settling, RestThreshold.landing)
      let rest = spring.value(from: from, to: target, initialVelocity: v, at: duration) - target
      // Where the last digit of huge numbers exceeds the threshold, the remaining distance is meaningless.
      let isNear = rest.clampedMagnitude <= threshold.value
      motion = .spring(spring, from: from, velocity: v, rest: isNear ? rest : .zero)
      endTime = start + duration
    }
    self.target = target
    startTime = start
  }

  /// Lets it slow down from its value at time `t`, like a flicked list; the target becomes the value at which it ends.
  ///
  /// - Parameters:
  ///   - velocity: In the value's unit per second; nil keeps the velocity at `t`, and one that is not finite counts
  ///     as nil.
  ///   - rate: How quickly the velocity runs out.
  ///   - t: Now, in seconds; ignored when not finite.
  public mutating func decay(velocity: Value? = nil, rate: DecelerationRate = .normal, at t: Double) {
    guard t.isFinite else { return }
    let from = value(at: t)
    let v = velocity.flatMap { $0.isFinite ? $0 : nil } ?? self.velocity(at: t)
    let end = from + rate.project(velocity: v)
    guard end.isFinite else { return }
    motion = .decay(rate, from: from, velocity: v)
    target = end
    startTime = t
    endTime = t + rate.settlingTime(speed: v.clampedMagnitude, threshold: .points)
  }

  /// Follows a pointer's trail, which may lag a little behind the pointer; the target becomes the end of the trail.
  ///
  /// The value jumps to the trail's present value. Ignored when the end is not finite.
  public mutating func follow(_ trail: Trail<Value>) {
    guard trail.end.isFinite else { return }
    rest(at: trail.end)
    guard trail.restTime.isFinite else { return }
    motion = .trail(trail)
    endTime = trail.restTime
  }

  /// Freezes it at its value at time `t`, as when a finger catches it: the target becomes that value.
  public mutating func stop(at t: Double) { rest(at: value(at: t)) }

  private mutating func rest(at value: Value) {
    target = value
    motion = .rest
    startTime = -.infinity
    endTime = -.infinity
  }
}

extension Animated<Double> {
  /// The value of a progress at a time, limited to 0…1, which a spring exceeds when it overshoots.
  package func share(at t: Double) -> Double { value(at: t).clamped(to: 0...1) }
}

/// How a value gets to a new target.
public enum Animation: Hashable, Sendable {
  /// By a spring, which starts with the present velocity and ends within the threshold of rest.
  case spring(Spring, RestThreshold = .points)
  /// Along a curve in a fixed time, in seconds; a duration below zero or not finite counts as zero.
  case curve(TimingCurve, duration: Double)
  /// With a jump.
  case none

  /// By a spring that does not overshoot, with a response in seconds.
  static func critical(_ response: Double, _ rest: RestThreshold = .points) -> Animation {
    .spring(Spring(response: response, dampingRatio: 1), rest)
  }
}

/// How a thing gets to its place: by a spring, or along a curve of fixed duration.
public enum MotionKind: String, Hashable, Sendable, CaseIterable {
  /// By a spring: it starts with the velocity of the release and takes as long as the motion needs.
  case spring
  /// Along a named curve of fixed duration, as UIKit's block animations do; it starts with the curve's own slope.
  case curve
}

/// How a thing settles: by a spring, or along a curve in a fixed time.
package struct Settling: Hashable, Sendable {
  package var kind = MotionKind.spring
  package var response: Double
  package var dampingRatio: Double
  package var curve = TimingCurve.easeInOut
  /// The time along the curve, in seconds.
  package var duration: Double

  /// - Parameters:
  ///   - response: Another response of the spring; nil for its own.
  ///   - duration: Another time along the curve; nil for its own.
  func animation(
    response: Double? = nil, duration: Double? = nil, _ threshold: RestThreshold = .points
  ) -> Animation {
    switch kind {
    case .spring: .spring(Spring(response: response ?? self.response, dampingRatio: dampingRatio), threshold)
    case .curve: .curve(curve, duration: duration ?? self.duration)
    }
  }
}
